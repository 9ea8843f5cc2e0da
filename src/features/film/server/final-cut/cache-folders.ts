import type { Config } from '#src/platform/server/config/read-config.ts';
import { cacheFolder } from '#src/platform/server/storage/cache-folders.ts';

/** Folders for cached parts of cuts. */
export function cacheFolders(config: Pick<Config, 'dataFolder'>): { cacheFolder: string; soundFolder: string } {
  return {
    cacheFolder: cacheFolder(config, 'segments'),
    soundFolder: cacheFolder(config, 'sound'),
  };
}
