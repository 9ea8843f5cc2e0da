import { join } from 'node:path';
import { and, eq, ne, sql } from 'drizzle-orm';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { createNotification } from '#src/foundation/notifications/server/create-notification.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { createRowLease } from '#src/platform/server/database/row-lease.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { scratchRoot, withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import { packArchiveJob } from './jobs.ts';
import type { ArchiveSection, ProfileDependencies } from './profile-dependencies.ts';
import { profileSection } from './profile-section.ts';
import { archives, type ArchiveRow } from './tables.ts';
import { writeZip } from './write-zip.ts';

/** Runs of an archive before it is given up. */
const MOST_RUNS = 4;
/** A run that has not prolonged its lease for this long counts as dead. */
const DEAD_AFTER_SECONDS = 15;

const archiveLease = createRowLease(archives, {
  isOpen: eq(archives.state, 'pending'),
  deadAfterSeconds: DEAD_AFTER_SECONDS,
  prolongEveryMilliseconds: 4_000,
});
type Dependencies = ProfileDependencies & { archiveSections: readonly ArchiveSection[] };

/**
 * Packs one archive: the ZIP is written to a scratch folder and stored before its row refers to it. One run at a time;
 * a run that lost its lease writes nothing.
 */
export async function packArchive(
  dependencies: Dependencies,
  { archiveId }: { archiveId: string },
  outer: AbortSignal,
): Promise<void> {
  const row = await archiveLease.take(dependencies.db, archiveId);
  if (!row) {
    return lookLater(dependencies, archiveId);
  }
  if (row.lease > MOST_RUNS) {
    return void (await archiveLease.write(dependencies.db, row, { state: 'failed', finishedAt: sql`now()` }));
  }
  reachFailpoint('archive-begun');
  const lease = archiveLease.keep(dependencies, row, outer);
  try {
    await withScratchFolder(scratchRoot(dependencies.config), (folder) =>
      packAndKeep(dependencies, row, folder, lease.signal),
    );
  } catch (error) {
    if (!lease.isLost()) {
      // Without a database to write to, the lease runs out by itself.
      await archiveLease.release(dependencies.db, row).catch(() => false);
      throw error;
    }
  } finally {
    lease.stop();
  }
}

/** Another run seems to be alive: look again when its lease has run out. */
async function lookLater(dependencies: Dependencies, archiveId: string): Promise<void> {
  const [row] = await dependencies.db
    .select({ state: archives.state })
    .from(archives)
    .where(eq(archives.id, archiveId));
  if (row?.state === 'pending') {
    await dependencies.queue.send(
      dependencies.db,
      packArchiveJob,
      { archiveId },
      { startAfterSeconds: DEAD_AFTER_SECONDS },
    );
  }
}

async function packAndKeep(
  dependencies: Dependencies,
  row: ArchiveRow,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const path = join(folder, 'archive.zip');
  const sections = [profileSection(dependencies.db), ...dependencies.archiveSections].map((section) =>
    section(row.accountId),
  );
  await writeZip(path, dependencies.storage, sections, signal);
  reachFailpoint('archive-written');
  const stored = await dependencies.storage.put('archive', { path }, { mime: 'application/zip', extension: 'zip' });
  reachFailpoint('archive-stored');
  await dependencies.db.transaction(async (transaction) => {
    if (!(await archiveLease.lock(transaction, row))) {
      return;
    }
    const fileId = await keepFile(transaction, { accountId: row.accountId, folder: 'archive', stored });
    await transaction
      .update(archives)
      .set({ state: 'ready', fileId, bytes: stored.bytes, finishedAt: sql`now()` })
      .where(eq(archives.id, row.id));
    await forgetArchives(transaction, row.accountId, row.id);
    await createNotification(transaction, { id: row.id, accountId: row.accountId, kind: 'archive_ready', data: {} });
  });
  reachFailpoint('archive-kept');
}

/** Deletes the account's archives, all or all but one. */
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
