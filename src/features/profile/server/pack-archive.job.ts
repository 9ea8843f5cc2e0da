import { join } from 'node:path';
import { and, eq, ne, sql } from 'drizzle-orm';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { createNotification } from '#src/foundation/notifications/server/create-notification.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import { profilePart } from './profile-part.ts';
import type { ArchivePart, ProfileTools } from './profile-tools.ts';
import { archives, type ArchiveRow } from './tables.ts';
import { writeZip } from './write-zip.ts';

/** Runs that may begin before it is given up. */
const MOST_RUNS = 4;

/**
 * Packs one archive: the ZIP is written aside, stored, and only then named by its row. May run twice; one of the runs
 * counts.
 */
export async function packArchive(
  tools: ProfileTools & { archiveParts: readonly ArchivePart[] },
  { archiveId }: { archiveId: string },
  signal: AbortSignal,
): Promise<void> {
  const [row] = await tools.db
    .update(archives)
    .set({ lease: sql`${archives.lease} + 1` })
    .where(and(eq(archives.id, archiveId), eq(archives.state, 'pending')))
    .returning();
  if (!row) return;
  if (row.lease > MOST_RUNS)
    return void (await tools.db
      .update(archives)
      .set({ state: 'failed', finishedAt: sql`now()` })
      .where(isMine(row)));
  reachFailpoint('archive-begun');
  await withScratchFolder(tools.config, async (folder) => {
    const path = join(folder, 'archive.zip');
    const parts = [profilePart(tools.db), ...tools.archiveParts].map((part) => part(row.accountId));
    await writeZip(path, tools.storage, parts, signal);
    reachFailpoint('archive-written');
    const stored = await tools.storage.put('archive', { path }, { mime: 'application/zip', extension: 'zip' });
    reachFailpoint('archive-stored');
    await tools.db.transaction(async (transaction) => {
      const [mine] = await transaction.select().from(archives).where(isMine(row)).for('update');
      if (!mine) return;
      const fileId = await keepFile(transaction, { accountId: row.accountId, folder: 'archive', stored });
      await transaction
        .update(archives)
        .set({ state: 'ready', fileId, bytes: stored.bytes, finishedAt: sql`now()` })
        .where(eq(archives.id, row.id));
      await forgetArchives(transaction, row.accountId, row.id);
      await createNotification(transaction, { id: row.id, accountId: row.accountId, kind: 'archive_ready', data: {} });
    });
    reachFailpoint('archive-kept');
  });
}

/** Forgets the account's archives, all or all but one. */
export async function forgetArchives(transaction: Transaction, accountId: string, but?: string): Promise<void> {
  const gone = await transaction
    .delete(archives)
    .where(and(eq(archives.accountId, accountId), but === undefined ? undefined : ne(archives.id, but)))
    .returning({ fileId: archives.fileId });
  await forgetFiles(
    transaction,
    accountId,
    gone.flatMap(({ fileId }) => fileId ?? []),
  );
}

function isMine(row: ArchiveRow) {
  return and(eq(archives.id, row.id), eq(archives.lease, row.lease), eq(archives.state, 'pending'));
}
