import { own, type EndpointExample } from './endpoint-example.ts';

/** Right requests of the endpoints by which somebody proves who they are, and of the outbox, which is closed without. */
export const PROOF_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'accounts.secondFactor.confirmSession': { ...own, valid: () => ({ body: { password: 'three quiet lanterns' } }) },
  'accounts.secondFactor.readSecondFactor': { ...own, valid: () => ({}) },
  // The owner is an admin, who has one.
  'accounts.secondFactor.beginSecondFactor': { ...own, answer: 'SECOND_FACTOR_IS_ON', valid: () => ({}) },
  'accounts.secondFactor.finishSecondFactor': {
    ...own,
    answer: 'SECOND_FACTOR_IS_ON',
    valid: () => ({ body: { code: '123' } }),
  },
  'accounts.secondFactor.removeSecondFactor': {
    ...own,
    answer: 'SECOND_FACTOR_ERROR',
    valid: () => ({ body: { code: '123' } }),
  },
  'accounts.listOutbox': { access: 'admin', stranger: 'PERMISSION_DENIED', valid: () => ({}) },
  'accounts.openOutboxMail': {
    access: 'admin',
    stranger: 'PERMISSION_DENIED',
    valid: ({ waitingMailId }) => ({ params: { mailId: waitingMailId } }),
  },
};
