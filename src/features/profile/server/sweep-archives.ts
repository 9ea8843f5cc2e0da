import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import { ARCHIVE_DAYS } from './create-archive.ts';
import { archives } from './tables.ts';

const MOST_AT_ONCE = 100;

/** Removes archives that were packed, or failed, more than ARCHIVE_DAYS ago. */
export async function sweepArchives(db: Database): Promise<void> {
  const old = await db
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
    await db.transaction(async (transaction) => {
      await transaction.delete(archives).where(eq(archives.id, id));
      await forgetFiles(transaction, accountId, fileId === null ? [] : [fileId]);
    });
  }
}
