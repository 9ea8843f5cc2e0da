import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Caller } from '#src/foundation/accounts/server/account.ts';
import { closeAccount, requirePassword } from '#src/foundation/accounts/server/close-account.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { forgetAccountJob } from './jobs.ts';
import { forgetArchives } from './pack-archive.job.ts';
import type { ProfileDependencies } from './profile-dependencies.ts';
import { accountDeletions, profiles } from './tables.ts';

/**
 * Deletes an account at its owner's request (ACC-05). Sessions, links and personal data go at once; a job then deletes
 * the account's works. Throws DELETION_NOT_AGREED, PASSWORD_NEEDED, CONFIRMATION_FAILED, TOO_MANY_ATTEMPTS,
 * LAST_ADMIN.
 */
export async function deleteAccount(
  dependencies: ProfileDependencies,
  caller: Caller,
  given: { password: string; agreed: boolean },
): Promise<void> {
  if (!given.agreed) {
    throw new AppError('DELETION_NOT_AGREED');
  }
  await requirePassword(dependencies, caller, given.password);
  await dependencies.db.transaction(async (transaction) => {
    await closeAccount(transaction, caller.id);
    await forgetProfile(transaction, caller.id);
    const deletion = { id: randomUUID(), accountId: caller.id, ring: 0 };
    await transaction.insert(accountDeletions).values(deletion);
    await wakeDeletion(transaction, dependencies, deletion);
  });
}

/** Deletes an account's profile and archives. */
export async function forgetProfile(transaction: Transaction, accountId: string): Promise<void> {
  await forgetArchives(transaction, accountId);
  await transaction.delete(profiles).where(eq(profiles.accountId, accountId));
}

/** Sends the job that deletes a closed account's data, with a new job id each time. */
export async function wakeDeletion(
  executor: Executor,
  dependencies: Pick<ProfileDependencies, 'queue'>,
  { id, ring }: { id: string; ring: number },
): Promise<void> {
  await executor
    .update(accountDeletions)
    .set({ ring: ring + 1, rungAt: sql`now()` })
    .where(eq(accountDeletions.id, id));
  await dependencies.queue.send(executor, forgetAccountJob, { deletionId: id }, { id: uuidFrom('deletion', id, ring) });
}
