import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { accountTraces, invitationBonuses, invitations, inviters, suspicions } from './tables.ts';

/**
 * Deletes the invitation data of an account that is being deleted (SEC-23): its code, its traces, and its identity in
 * invitations; open bonuses are refused. Paid bonuses still count for the other side, and the keyed hash of the mailbox
 * is kept for a while without the account, so that nobody gets the welcome bonus repeatedly.
 */
export async function forgetInvitations(transaction: Transaction, accountId: string): Promise<void> {
  const own = transaction
    .select({ id: invitations.id })
    .from(invitations)
    .where(or(eq(invitations.guestId, accountId), eq(invitations.inviterId, accountId)));
  await transaction
    .update(invitationBonuses)
    .set({ state: 'refused', reasons: ['account_gone'], decidedAt: sql`now()` })
    .where(and(inArray(invitationBonuses.invitationId, own), inArray(invitationBonuses.state, ['waiting', 'held'])));
  await transaction
    .update(invitationBonuses)
    .set({ decidedBy: null })
    .where(eq(invitationBonuses.decidedBy, accountId));
  await transaction.update(invitations).set({ guestId: null }).where(eq(invitations.guestId, accountId));
  await transaction.update(invitations).set({ inviterId: null }).where(eq(invitations.inviterId, accountId));
  await transaction.delete(inviters).where(eq(inviters.accountId, accountId));
  await transaction.delete(suspicions).where(eq(suspicions.accountId, accountId));
  await transaction
    .delete(accountTraces)
    .where(and(eq(accountTraces.accountId, accountId), ne(accountTraces.kind, 'mail')));
  await transaction
    .update(accountTraces)
    .set({ accountId: null, lastSeenAt: sql`now()` })
    .where(eq(accountTraces.accountId, accountId));
}
