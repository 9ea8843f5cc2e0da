import { randomUUID } from 'node:crypto';
import { admin, own, ofOwner, type EndpointExample } from './endpoint-example.ts';

export const INVITATION_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'invitations.readInvitations': { ...own, valid: () => ({}) },
  'invitations.listSuspiciousAccounts': {
    ...admin,
    valid: () => ({ query: { limit: '5' } }),
    refused: () =>
      [
        ['limit', '51'],
        ['cursor', 'x'],
      ].map(([name = '', value = '']) => ({ query: { [name]: value }, code: 'INVALID_DATA' as const })),
  },
  'invitations.decideBonus': {
    ...admin,
    answer: 'NOT_FOUND',
    valid: () => ({ params: { invitationId: randomUUID(), side: 'guest' }, body: { decision: 'release' } }),
    refused: () => [
      { params: { invitationId: randomUUID(), side: 'both' }, body: { decision: 'release' }, code: 'INVALID_DATA' },
      { params: { invitationId: randomUUID(), side: 'guest' }, body: { decision: 'maybe' }, code: 'INVALID_DATA' },
    ],
  },
  'invitations.setCanInvite': {
    ...admin,
    valid: (world) => ({ ...ofOwner(world), body: { canInvite: true } }),
    refused: () => [{ params: { accountId: randomUUID() }, body: { canInvite: true }, code: 'NOT_FOUND' }],
  },
  'invitations.dismissSuspicion': {
    ...admin,
    valid: ofOwner,
    refused: () => [{ params: { accountId: randomUUID() }, code: 'NOT_FOUND' }],
  },
};
