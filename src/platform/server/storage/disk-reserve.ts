import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Config } from '../config/read-config.ts';

const LEAST_RESERVE_BYTES = 2_000_000_000;
const RESERVE_SHARE = 0.05;
const MEGABYTE = 1_000_000;

/** Disk space of the data folder, in bytes. */
export interface DiskSpace {
  freeBytes: number;
  /** Space that must stay free. */
  reserveBytes: number;
}

/** Reads the free space, with the size of the reserve. */
export async function readDiskSpace(config: Pick<Config, 'dataFolder' | 'disk'>): Promise<DiskSpace> {
  let folder = config.dataFolder;
  while (!existsSync(folder) && dirname(folder) !== folder) {
    folder = dirname(folder);
  }
  const disk = await statfs(folder);
  return {
    freeBytes: disk.bavail * disk.bsize,
    reserveBytes:
      config.disk.reserveBytes ?? Math.max(LEAST_RESERVE_BYTES, Math.floor(disk.blocks * disk.bsize * RESERVE_SHARE)),
  };
}

/**
 * Checks that a file of this size (bytes) fits without touching the reserve. Throws DISK_FULL with
 * `details.freeMegabytes` and `details.neededMegabytes`.
 */
export async function ensureFreeSpace(config: Pick<Config, 'dataFolder' | 'disk'>, bytesWanted = 0): Promise<void> {
  const { freeBytes, reserveBytes } = await readDiskSpace(config);
  const neededBytes = reserveBytes + bytesWanted;
  if (freeBytes >= neededBytes) {
    return;
  }
  const details = {
    freeMegabytes: Math.floor(freeBytes / MEGABYTE),
    neededMegabytes: Math.ceil(neededBytes / MEGABYTE),
  };
  throw new AppError('DISK_FULL', { details });
}
