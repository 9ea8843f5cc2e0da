import { eq, sql } from 'drizzle-orm';
import { forgetClosedAccount } from '#src/foundation/accounts/server/close-account.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { forgetProfile } from './delete-account.ts';
import type { AccountEnd, ProfileTools } from './profile-tools.ts';
import { accountDeletions } from './tables.ts';

/**
 * Forgets a closed account in every slice, all or nothing, and lets go of its id last (SEC-23). While a vendor still
 * makes something of it for money nothing happens: the sweep rings again. May run any number of times.
 */
export async function forgetAccount(
  tools: Pick<ProfileTools, 'db' | 'log'> & { accountEnd: AccountEnd },
  { deletionId }: { deletionId: string },
): Promise<void> {
  const [found] = await tools.db.select().from(accountDeletions).where(eq(accountDeletions.id, deletionId));
  if (!found?.accountId) return;
  const { accountId } = found;
  reachFailpoint('deletion-begun');
  if (!(await tools.accountEnd.stopWork(accountId))) {
    tools.log.info({ deletionId }, 'an account is forgotten later: something of it is still being made');
    return;
  }
  reachFailpoint('deletion-stopped');
  await tools.db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(accountDeletions)
      .where(eq(accountDeletions.id, deletionId))
      .for('update');
    if (!row?.accountId) return;
    // Once more, for what came in with a request that was under way.
    await forgetProfile(transaction, accountId);
    for (const forget of tools.accountEnd.forget) await forget(transaction, accountId);
    await transaction
      .update(accountDeletions)
      .set({ accountId: null, finishedAt: sql`now()` })
      .where(eq(accountDeletions.id, deletionId));
    await forgetClosedAccount(transaction, accountId);
    reachFailpoint('deletion-forgotten');
  });
  reachFailpoint('deletion-done');
}
