import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { ARCHIVE_DAYS, wakeArchive } from './create-archive.ts';
import { wakeDeletion } from './delete-account.ts';
import type { ProfileDependencies } from './profile-dependencies.ts';
import { accountDeletions, archives } from './tables.ts';

const MOST_AT_ONCE = 100;

/** Removes old archives, and wakes archives and deletions whose worker has died. */
export async function sweepProfile(
  dependencies: Pick<ProfileDependencies, 'db' | 'queue'>,
  quietForSeconds = 600,
): Promise<void> {
  const old = await dependencies.db
    .select()
    .from(archives)
    .where(
      and(
        inArray(archives.state, ['ready', 'failed']),
        lt(archives.finishedAt, sql`now() - make_interval(days => ${ARCHIVE_DAYS})`),
      ),
    )
    .limit(MOST_AT_ONCE);
  for (const { id, accountId, fileId } of old) {
    await dependencies.db.transaction(async (transaction) => {
      await transaction.delete(archives).where(eq(archives.id, id));
      await forgetFiles(transaction, accountId, fileId === null ? [] : [fileId]);
    });
  }
  const quiet = sql`now() - make_interval(secs => ${quietForSeconds})`;
  const unpacked = await dependencies.db
    .select()
    .from(archives)
    .where(and(eq(archives.state, 'pending'), sql`greatest(${archives.rungAt}, ${archives.aliveAt}) < ${quiet}`))
    .limit(MOST_AT_ONCE);
  for (const row of unpacked) {
    await dependencies.db.transaction((transaction) => wakeArchive(transaction, dependencies, row));
  }
  const unforgotten = await dependencies.db
    .select()
    .from(accountDeletions)
    .where(and(isNull(accountDeletions.finishedAt), lt(accountDeletions.rungAt, quiet)))
    .limit(MOST_AT_ONCE);
  for (const row of unforgotten) {
    await dependencies.db.transaction((transaction) => wakeDeletion(transaction, dependencies, row));
  }
}
