import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { ARCHIVE_DAYS, ringArchive } from './create-archive.ts';
import { ringDeletion } from './delete-account.ts';
import type { ProfileTools } from './profile-tools.ts';
import { accountDeletions, archives } from './tables.ts';

const MOST_AT_ONCE = 100;

/** Removes old archives, and rings again for archives and deletions that nobody has come back to. */
export async function sweepProfile(tools: Pick<ProfileTools, 'db' | 'queue'>, quietForSeconds = 600): Promise<void> {
  const old = await tools.db
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
    await tools.db.transaction(async (transaction) => {
      await transaction.delete(archives).where(eq(archives.id, id));
      await forgetFiles(transaction, accountId, fileId === null ? [] : [fileId]);
    });
  }
  const quiet = sql`now() - make_interval(secs => ${quietForSeconds})`;
  // A run may take an hour, and two at once would only do the work twice.
  const unpacked = await tools.db
    .select()
    .from(archives)
    .where(and(eq(archives.state, 'pending'), lt(archives.rungAt, sql`${quiet} - interval '1 hour'`)))
    .limit(MOST_AT_ONCE);
  for (const row of unpacked) await tools.db.transaction((transaction) => ringArchive(transaction, tools, row));
  const unforgotten = await tools.db
    .select()
    .from(accountDeletions)
    .where(and(isNull(accountDeletions.finishedAt), lt(accountDeletions.rungAt, quiet)))
    .limit(MOST_AT_ONCE);
  for (const row of unforgotten) await tools.db.transaction((transaction) => ringDeletion(transaction, tools, row));
}
