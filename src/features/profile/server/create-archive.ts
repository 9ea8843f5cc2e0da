import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { countAttempt } from '#src/foundation/accounts/server/count-attempt.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { packArchiveJob } from './jobs.ts';
import type { ProfileTools } from './profile-tools.ts';
import { archives, type ArchiveRow } from './tables.ts';

/** After so many days an archive is removed. */
export const ARCHIVE_DAYS = 7;

/** The account's newest archive, whatever became of it. */
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
 * Has everything of an account packed (ACC-06): one at a time, and asking again while one is packed answers with that
 * one. Throws TOO_MANY_ATTEMPTS, DISK_FULL.
 */
export async function createArchive(tools: ProfileTools, accountId: string): Promise<ArchiveRow> {
  await ensureFreeSpace(tools.config);
  return tools.db.transaction(async (transaction) => {
    const ofAccount = and(eq(archives.accountId, accountId), eq(archives.state, 'pending'));
    const id = randomUUID();
    const [made] = await transaction.insert(archives).values({ id, accountId }).onConflictDoNothing().returning();
    if (!made) {
      const [pending] = await transaction.select().from(archives).where(ofAccount);
      // It ended between the two statements: then the newest one is what was asked for.
      const found = pending ?? (await readArchive(transaction, accountId));
      if (!found) throw new Error('the archive was neither made nor found');
      return found;
    }
    await countAttempt(transaction, { kind: 'archive', subject: accountId, allowed: 5, seconds: 24 * 60 * 60 });
    await ringArchive(transaction, tools, made);
    return made;
  });
}

/** Sends the job that packs an archive, with an id of its own each time. */
export async function ringArchive(
  executor: Executor,
  tools: Pick<ProfileTools, 'queue'>,
  { id, ring }: Pick<ArchiveRow, 'id' | 'ring'>,
): Promise<void> {
  await executor
    .update(archives)
    .set({ ring: ring + 1, rungAt: sql`now()` })
    .where(eq(archives.id, id));
  await tools.queue.send(executor, packArchiveJob, { archiveId: id }, { id: uuidFrom('archive', id, ring) });
}
