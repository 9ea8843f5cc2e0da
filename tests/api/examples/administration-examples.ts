import { randomUUID } from 'node:crypto';
import { admin, ofOwner, type EndpointExample } from './endpoint-example.ts';

export const ADMINISTRATION_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'administration.listAccounts': {
    ...admin,
    valid: () => ({ query: { search: 'some', identity: 'ordinary', limit: '5' } }),
    refused: () =>
      [
        ['identity', 'nope'],
        ['limit', '101'],
        ['cursor', 'x'],
      ].map(([name = '', value = '']) => ({ query: { [name]: value }, code: 'INVALID_DATA' as const })),
  },
  'administration.readAccount': {
    ...admin,
    valid: ofOwner,
    refused: () => [{ params: { accountId: randomUUID() }, code: 'USER_NOT_FOUND' }],
  },
  'administration.changeCoins': {
    ...admin,
    valid: (world) => ({ ...ofOwner(world), body: { deltaCoins: 5, reason: 'A gift', idempotencyKey: 'given-once' } }),
    refused: (world) => [
      {
        ...ofOwner(world),
        body: { deltaCoins: 0, reason: 'x', idempotencyKey: 'given-zero' },
        code: 'COINS_CHANGE_INVALID',
      },
      {
        ...ofOwner(world),
        body: { deltaCoins: 1.5, reason: 'x', idempotencyKey: 'given-half' },
        code: 'COINS_CHANGE_INVALID',
      },
      {
        ...ofOwner(world),
        body: { deltaCoins: 1, reason: ' ', idempotencyKey: 'given-without' },
        code: 'REASON_EMPTY',
      },
      {
        ...ofOwner(world),
        body: { deltaCoins: -1e9, reason: 'x', idempotencyKey: 'taken-all' },
        code: 'COINS_BELOW_ZERO',
      },
      {
        ...ofOwner(world),
        body: { deltaCoins: 1e12, reason: 'x', idempotencyKey: 'given-much' },
        code: 'INVALID_DATA',
      },
    ],
  },
  'administration.changeStanding': {
    ...admin,
    valid: (world) => ({ ...ofOwner(world), body: { givenMembership: { until: null }, reason: 'A trial' } }),
    refused: (world) => [
      { ...ofOwner(world), body: { isAdmin: false, reason: 'x' }, code: 'CANNOT_DEMOTE_SELF' },
      { ...ofOwner(world), body: { isSpecial: false, reason: 'x' }, code: 'INVALID_DATA' },
    ],
  },
  'administration.removePhone': {
    ...admin,
    answer: 'PHONE_NOT_FOUND',
    valid: (world) => ({ ...ofOwner(world), body: { reason: 'It is not theirs any more' } }),
    refused: (world) => [{ ...ofOwner(world), body: { reason: ' ' }, code: 'REASON_EMPTY' }],
  },
  'administration.banAccount': {
    ...admin,
    answer: 'CANNOT_BAN_SELF',
    valid: (world) => ({ ...ofOwner(world), body: { reason: 'Because' } }),
    refused: () => [{ params: { accountId: randomUUID() }, body: { reason: 'Because' }, code: 'USER_NOT_FOUND' }],
  },
  'administration.liftBan': {
    ...admin,
    answer: 'USER_NOT_BANNED',
    valid: (world) => ({ ...ofOwner(world), body: { reason: 'Because' } }),
  },
  'administration.listCases': {
    ...admin,
    valid: () => ({ query: { state: 'decided' } }),
    refused: () => [{ query: { state: 'nope' }, code: 'INVALID_DATA' }],
  },
  'administration.decideCase': {
    ...admin,
    answer: 'NOT_FOUND',
    valid: () => ({ params: { caseId: randomUUID() }, body: { decision: 'allowed' } }),
    refused: () => [
      { params: { caseId: randomUUID() }, body: { decision: 'hidden', reason: ' ' }, code: 'REASON_EMPTY' },
      { params: { caseId: randomUUID() }, body: { decision: 'open', reason: 'x' }, code: 'INVALID_DATA' },
    ],
  },
  'administration.listAppeals': {
    ...admin,
    valid: () => ({ query: { state: 'reviewed' } }),
    refused: () => [{ query: { state: 'nope' }, code: 'INVALID_DATA' }],
  },
  'administration.reviewAppeal': {
    ...admin,
    answer: 'APPEAL_NOT_FOUND',
    valid: () => ({ params: { appealId: randomUUID() }, body: { decision: 'accepted', answer: '' } }),
    refused: () => [
      { params: { appealId: randomUUID() }, body: { decision: 'maybe' }, code: 'DECISION_INVALID' },
      {
        params: { appealId: randomUUID() },
        body: { decision: 'rejected', answer: 'x'.repeat(1001) },
        code: 'DESCRIPTION_TOO_LONG',
      },
    ],
  },
  'administration.listAudit': {
    ...admin,
    valid: () => ({ query: { limit: '10' } }),
    refused: () => [{ query: { before: '0' }, code: 'INVALID_DATA' }],
  },
  'administration.exportAudit': { ...admin, valid: () => ({}) },
  'administration.readProofs': { ...admin, valid: () => ({}) },
  'administration.proveBooks': { ...admin, valid: () => ({}) },
  'administration.switchMaintenance': {
    ...admin,
    valid: () => ({ body: { isOn: false, until: null } }),
    refused: () => [{ body: { isOn: true, until: 'soon' }, code: 'INVALID_DATA' }],
  },
  'administration.switchOwnKeys': { ...admin, valid: () => ({ body: { isOn: true } }) },
  'administration.switchCommunity': {
    ...admin,
    valid: () => ({ body: { community: 'open' } }),
    refused: () => [{ body: { community: 'half' }, code: 'INVALID_DATA' }],
  },
  'administration.changeClaims': {
    ...admin,
    valid: () => ({ body: { en: 'Films from a line', cn: '', ko: '', ja: '' } }),
    refused: () => [{ body: { en: 'x'.repeat(81), cn: '', ko: '', ja: '' }, code: 'INVALID_DATA' }],
  },
  'administration.announce': {
    ...admin,
    valid: () => ({ body: { text: '' } }),
    refused: () => [{ body: { text: 'x'.repeat(301) }, code: 'INVALID_DATA' }],
  },
};
