import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = '.making-';
const LONGEST_WORK_MILLISECONDS = 3_600_000;

/**
 * Lends a new empty folder inside the parent and removes it afterwards, whatever happened. The parent is where the
 * result goes, so that a finished file moves there by renaming, and what a killed process left is removed with it.
 */
export async function withScratchFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes folders that killed processes left in a parent that lives long. Those of the last hour may still be in use. */
export async function sweepScratchFolders(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    const facts = await stat(join(parent, name)).catch(() => undefined);
    if (facts && Date.now() - facts.mtimeMs > LONGEST_WORK_MILLISECONDS)
      await rm(join(parent, name), { recursive: true, force: true });
  }
}
