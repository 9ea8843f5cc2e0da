import { join } from 'node:path';
import type { Config } from '../config/read-config.ts';

/** What can be made again and is kept to save time. Its files are swept by age and size (`sweep-caches.ts`). */
const CACHES = ['segments', 'sound', 'live', 'pictures'] as const;
export type Cache = (typeof CACHES)[number];

/** The folder of a cache. */
export function cacheFolder(config: Pick<Config, 'dataFolder'>, cache: Cache): string {
  return join(config.dataFolder, 'cache', cache);
}

/** The folders of all caches. */
export function allCacheFolders(config: Pick<Config, 'dataFolder'>): string[] {
  return CACHES.map((cache) => cacheFolder(config, cache));
}
