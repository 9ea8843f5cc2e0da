import { inArray } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import { files } from './tables.ts';

/** So long bytes without a row are left alone: their row may be about to be written, or a backup may want them. */
const UNUSED_DAYS = 7;
const AT_ONCE = 500;

/**
 * Removes stored bytes that belong to no file: of what was forgotten, and of work whose result nobody wanted any more.
 * Answers with how many. Any number of processes may do this; what is put meanwhile stays.
 */
export async function sweepFiles(
  tools: { db: Executor; storage: Storage; signal?: AbortSignal },
  now = new Date(),
): Promise<number> {
  const since = new Date(now.getTime() - UNUSED_DAYS * 24 * 60 * 60 * 1000);
  let removed = 0;
  const look = async (keys: readonly string[]): Promise<void> => {
    tools.signal?.throwIfAborted();
    const rows = await tools.db
      .select({ key: files.storageKey })
      .from(files)
      .where(inArray(files.storageKey, [...keys]));
    const wanted = new Set(rows.map(({ key }) => key));
    for (const key of keys) if (!wanted.has(key) && (await tools.storage.removeUnused(key, since))) removed += 1;
  };
  const keys: string[] = [];
  for await (const key of tools.storage.list()) {
    keys.push(key);
    if (keys.length === AT_ONCE) await look(keys.splice(0));
  }
  if (keys.length > 0) await look(keys);
  return removed;
}
