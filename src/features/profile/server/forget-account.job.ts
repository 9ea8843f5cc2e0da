import { eq, sql } from 'drizzle-orm';
import { forgetClosedAccount } from '#src/foundation/accounts/server/close-account.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { forgetProfile } from './delete-account.ts';
import type { AccountEnd, ProfileDependencies } from './profile-dependencies.ts';
import { accountDeletions } from './tables.ts';

/**
 * Deletes a closed account's data in every slice, all or nothing, and its id last (SEC-23). While a vendor is still
 * doing paid work for it nothing happens: the next sweep wakes it again. May run any number of times.
 */
export async function forgetAccount(
  dependencies: Pick<ProfileDependencies, 'db' | 'log'> & { accountEnd: AccountEnd },
  { deletionId }: { deletionId: string },
): Promise<void> {
  const [found] = await dependencies.db.select().from(accountDeletions).where(eq(accountDeletions.id, deletionId));
  if (!found?.accountId) {
    return;
  }
  const { accountId } = found;
  reachFailpoint('deletion-begun');
  if (!(await dependencies.accountEnd.stopWork(accountId))) {
    dependencies.log.info({ deletionId }, 'an account is forgotten later: something of it is still being made');
    return;
  }
  reachFailpoint('deletion-stopped');
  await dependencies.db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(accountDeletions)
      .where(eq(accountDeletions.id, deletionId))
      .for('update');
    if (!row?.accountId) {
      return;
    }
    // Again, for data of a request that was in progress.
    await forgetProfile(transaction, accountId);
    for (const forget of dependencies.accountEnd.forget) {
      await forget(transaction, accountId);
    }
    await transaction
      .update(accountDeletions)
      .set({ accountId: null, finishedAt: sql`now()` })
      .where(eq(accountDeletions.id, deletionId));
    await forgetClosedAccount(transaction, accountId);
    reachFailpoint('deletion-forgotten');
  });
  reachFailpoint('deletion-done');
}
