import { join } from 'node:path';
import type { Config } from '#src/platform/server/config/read-config.ts';

/** Folders for cached parts of cuts. */
export function cacheFolders(config: Pick<Config, 'dataFolder'>): { cacheFolder: string; soundFolder: string } {
  return {
    cacheFolder: join(config.dataFolder, 'cache', 'segments'),
    soundFolder: join(config.dataFolder, 'cache', 'sound'),
  };
}
