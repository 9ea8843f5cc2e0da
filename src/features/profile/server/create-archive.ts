import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { packArchiveJob } from './jobs.ts';
import type { ProfileDependencies } from './profile-dependencies.ts';
import { archives, type ArchiveRow } from './tables.ts';

/** Days after which an archive is removed. */
export const ARCHIVE_DAYS = 7;

/** The account's newest archive, in any state. */
export async function readArchive(executor: Executor, accountId: string): Promise<ArchiveRow | undefined> {
  const [row] = await executor
    .select()
    .from(archives)
    .where(eq(archives.accountId, accountId))
    .orderBy(desc(archives.createdAt), desc(archives.id))
    .limit(1);
  return row;
}

/**
 * Requests an archive of the account's data (ACC-06): one at a time; while one is being packed, it is returned. Throws
 * TOO_MANY_ATTEMPTS, DISK_FULL.
 */
export async function createArchive(dependencies: ProfileDependencies, accountId: string): Promise<ArchiveRow> {
  await ensureFreeSpace(dependencies.config);
  return dependencies.db.transaction(async (transaction) => {
    const ofAccount = and(eq(archives.accountId, accountId), eq(archives.state, 'pending'));
    const id = randomUUID();
    const [made] = await transaction.insert(archives).values({ id, accountId }).onConflictDoNothing().returning();
    if (!made) {
      const [pending] = await transaction.select().from(archives).where(ofAccount);
      // It finished between the two statements: the newest one is returned.
      const found = pending ?? (await readArchive(transaction, accountId));
      if (!found) {
        throw new Error('the archive was neither made nor found');
      }
      return found;
    }
    await countAttempt(transaction, { kind: 'archive', subject: accountId, allowed: 5, seconds: 24 * 60 * 60 });
    await wakeArchive(transaction, dependencies, made);
    return made;
  });
}

/** Sends the job that packs an archive, with a new job id each time. */
export async function wakeArchive(
  executor: Executor,
  dependencies: Pick<ProfileDependencies, 'queue'>,
  { id, ring }: Pick<ArchiveRow, 'id' | 'ring'>,
): Promise<void> {
  await executor
    .update(archives)
    .set({ ring: ring + 1, rungAt: sql`now()` })
    .where(eq(archives.id, id));
  await dependencies.queue.send(executor, packArchiveJob, { archiveId: id }, { id: uuidFrom('archive', id, ring) });
}
