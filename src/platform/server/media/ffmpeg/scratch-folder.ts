import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = '.making-';
const LONGEST_WORK_MILLISECONDS = 3_600_000;

/**
 * Lends a new empty folder inside the parent and always removes it afterwards. The parent is the result's folder, so
 * that the finished file is renamed into place, and leftovers of a killed process are removed with the parent.
 */
export async function withScratchFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes leftovers of killed processes from a long-lived parent. Folders of the last hour may still be in use. */
export async function sweepScratchFolders(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(PREFIX)) {
      continue;
    }
    const facts = await stat(join(parent, name)).catch(() => undefined);
    if (facts && Date.now() - facts.mtimeMs > LONGEST_WORK_MILLISECONDS) {
      await rm(join(parent, name), { recursive: true, force: true });
    }
  }
}
