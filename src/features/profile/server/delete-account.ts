import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Caller } from '#src/foundation/accounts/server/account.ts';
import { closeAccount, requirePassword } from '#src/foundation/accounts/server/close-account.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { forgetAccountJob } from './jobs.ts';
import { forgetArchives } from './pack-archive.job.ts';
import type { ProfileTools } from './profile-tools.ts';
import { accountDeletions, profiles } from './tables.ts';

/** By then all bytes are gone as well (SEC-23). */
export const GONE_DAYS = 30;

/**
 * Ends an account at its owner's word (ACC-05). At once: its sessions, links and everything that says who it was; then
 * a job forgets what it made. Throws DELETION_NOT_AGREED, PASSWORD_NEEDED, CONFIRMATION_FAILED, TOO_MANY_ATTEMPTS,
 * LAST_ADMIN.
 */
export async function deleteAccount(
  tools: ProfileTools,
  caller: Caller,
  given: { password: string; agreed: boolean },
): Promise<void> {
  if (!given.agreed) throw new AppError('DELETION_NOT_AGREED');
  await requirePassword(tools, caller, given.password);
  await tools.db.transaction(async (transaction) => {
    await closeAccount(transaction, caller.id);
    await forgetProfile(transaction, caller.id);
    const deletion = { id: randomUUID(), accountId: caller.id, ring: 0 };
    await transaction.insert(accountDeletions).values(deletion);
    await ringDeletion(transaction, tools, deletion);
  });
}

/** Forgets what a person said of themselves, and their archives. */
export async function forgetProfile(transaction: Transaction, accountId: string): Promise<void> {
  await forgetArchives(transaction, accountId);
  await transaction.delete(profiles).where(eq(profiles.accountId, accountId));
}

/** Sends the job that forgets a closed account, with an id of its own each time. */
export async function ringDeletion(
  executor: Executor,
  tools: Pick<ProfileTools, 'queue'>,
  { id, ring }: { id: string; ring: number },
): Promise<void> {
  await executor
    .update(accountDeletions)
    .set({ ring: ring + 1, rungAt: sql`now()` })
    .where(eq(accountDeletions.id, id));
  await tools.queue.send(executor, forgetAccountJob, { deletionId: id }, { id: uuidFrom('deletion', id, ring) });
}
