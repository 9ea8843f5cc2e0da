import { and, asc, gt, inArray, lte } from 'drizzle-orm';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { isUnnamed } from './named-files.ts';
import { deletedFiles, files } from './tables.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const AT_ONCE = 500;

/** Dependencies of the sweep. */
export interface SweepDependencies {
  readonly db: Database;
  readonly storage: Storage;
  readonly config: Pick<Config, 'deletedFiles'>;
  readonly signal?: AbortSignal;
}

/**
 * Deletes unused uploads, the bytes of files deleted `config.deletedFiles.days` ago or earlier, and old bytes that
 * never had a row. Rows are deleted first: after a crash the next sweep finds the bytes. Files stored meanwhile are
 * kept. Any number of processes may run it. Returns how many stored files were removed.
 */
export async function sweepFiles(dependencies: SweepDependencies, now = new Date()): Promise<number> {
  await forgetUnused(dependencies, new Date(now.getTime() - LIMITS.uploads.unusedDays * DAY_MILLISECONDS));
  reachFailpoint('files-sweep-forgotten');
  const since = new Date(now.getTime() - dependencies.config.deletedFiles.days * DAY_MILLISECONDS);
  let removed = 0;
  const keys: string[] = [];
  for await (const key of dependencies.storage.list()) {
    keys.push(key);
    if (keys.length === AT_ONCE) {
      removed += await removeUnnamed(dependencies, keys.splice(0), since);
    }
  }
  removed += await removeUnnamed(dependencies, keys, since);
  reachFailpoint('files-sweep-removed');
  await dependencies.db.delete(deletedFiles).where(lte(deletedFiles.deletedAt, since));
  return removed;
}

/** Deletes the rows of unreferenced files created before this time. */
async function forgetUnused({ db, signal }: SweepDependencies, before: Date): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const forgotten = await db.transaction(async (transaction) => {
      const unused = and(lte(files.createdAt, before), await isUnnamed(transaction));
      const locked = await transaction
        .select({ id: files.id })
        .from(files)
        .where(unused)
        .orderBy(asc(files.id))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      if (locked.length === 0) {
        return 0;
      }
      // Checked again under the lock: one of them may have come into use just before.
      const ids = locked.map(({ id }) => id);
      const gone = await transaction
        .delete(files)
        .where(and(inArray(files.id, ids), unused))
        .returning({ id: files.id });
      return gone.length;
    });
    if (forgotten === 0) {
      return;
    }
  }
}

/** Removes those of these stored files that belong to no row and were stored, and deleted, before this time. */
async function removeUnnamed(dependencies: SweepDependencies, keys: readonly string[], since: Date): Promise<number> {
  if (keys.length === 0) {
    return 0;
  }
  dependencies.signal?.throwIfAborted();
  const named = await dependencies.db
    .select({ key: files.storageKey })
    .from(files)
    .where(inArray(files.storageKey, [...keys]));
  const young = await dependencies.db
    .select({ key: deletedFiles.storageKey })
    .from(deletedFiles)
    .where(and(inArray(deletedFiles.storageKey, [...keys]), gt(deletedFiles.deletedAt, since)));
  const kept = new Set([...named, ...young].map(({ key }) => key));
  let removed = 0;
  for (const key of keys) {
    if (!kept.has(key) && (await dependencies.storage.removeUnused(key, since))) {
      removed += 1;
    }
  }
  return removed;
}
