import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/read-config.ts';
import { allCacheFolders } from './cache-folders.ts';
import { sweepScratch } from './scratch-folder.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Entries used this recently may be in use now. */
const IN_USE_MILLISECONDS = 60 * 60 * 1000;

/** The files of one key: a segment, a picture, or a sound and its facts. */
interface CacheEntry {
  paths: string[];
  bytes: number;
  usedAt: number;
}

/**
 * Removes cached files that were not used for `deletedFiles.days` days, so that those of deleted films and accounts
 * disappear like their files; and, above `cache.mostBytes`, the least recently used. Returns how many entries were
 * removed.
 */
export async function sweepCaches(
  config: Pick<Config, 'dataFolder' | 'deletedFiles' | 'cache'>,
  now = new Date(),
): Promise<number> {
  const entries = (await Promise.all(allCacheFolders(config).map(listEntries))).flat();
  const oldest = now.getTime() - config.deletedFiles.days * DAY_MILLISECONDS;
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  let removed = 0;
  for (const entry of entries.toSorted((one, other) => one.usedAt - other.usedAt)) {
    const isTooMuch = bytes > config.cache.mostBytes && entry.usedAt < now.getTime() - IN_USE_MILLISECONDS;
    if (entry.usedAt > oldest && !isTooMuch) {
      continue;
    }
    for (const path of entry.paths) {
      await rm(path, { force: true });
    }
    bytes -= entry.bytes;
    removed += 1;
  }
  return removed;
}

async function listEntries(folder: string): Promise<CacheEntry[]> {
  const names = await readdir(folder).catch((cause: NodeJS.ErrnoException): string[] => {
    if (cause.code === 'ENOENT') {
      return [];
    }
    throw cause;
  });
  if (names.length > 0) {
    await sweepScratch(folder);
  }
  const entries = new Map<string, CacheEntry>();
  for (const name of names) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => undefined);
    if (!facts?.isFile()) {
      continue;
    }
    const key = name.split('.', 1)[0] ?? name;
    const entry = entries.get(key) ?? { paths: [], bytes: 0, usedAt: 0 };
    entry.paths.push(path);
    entry.bytes += facts.size;
    entry.usedAt = Math.max(entry.usedAt, facts.mtimeMs);
    entries.set(key, entry);
  }
  return [...entries.values()];
}
