import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config/read-config.ts';
import { identifyProcess, isSameProcessAlive } from '../life-cycle/process-identity.ts';

const FOREIGN_LIFE_MILLISECONDS = 24 * 3_600_000;
const MACHINE = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const NAME = /^([0-9a-f]{8})-(\d+)-(\d*)-[0-9a-f]{8}$/;

/** The folder for temporary files. */
export function scratchRoot(config: Pick<Config, 'dataFolder'>): string {
  return join(config.dataFolder, 'scratch');
}

/**
 * A new unique path in a folder, such as `scratchRoot`, which names the process run that owns it. Creates only the
 * parent folder.
 */
export async function newScratchPath(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const { pid = process.pid, startedAt = '' } = identifyProcess() ?? {};
  return join(parent, `${MACHINE}-${pid}-${startedAt}-${randomUUID().slice(0, 8)}`);
}

/**
 * Lends an empty temporary folder inside the parent to `work`, and removes it afterwards. The parent is `scratchRoot`,
 * or the folder of a result that is to be renamed into place.
 */
export async function withScratchFolder<Result>(
  parent: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await newScratchPath(parent);
  await mkdir(folder, { mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * Removes the scratch files and folders of dead processes from a folder that outlives them. Keeps those of live
 * processes, those less than a day old of another machine on the same folder, and everything else in the folder.
 * Returns the number of removed entries.
 */
export async function sweepScratch(parent: string): Promise<number> {
  const names = await readdir(parent).catch(() => [] as string[]);
  let removed = 0;
  for (const name of names) {
    const path = join(parent, name);
    if (!NAME.test(name) || (await isInUse(name, path))) {
      continue;
    }
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

async function isInUse(name: string, path: string): Promise<boolean> {
  const [, machine, pid, startedAt] = NAME.exec(name) ?? [];
  if (machine === MACHINE) {
    return isSameProcessAlive({ pid: Number(pid), ...(startedAt ? { startedAt } : {}) });
  }
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < FOREIGN_LIFE_MILLISECONDS;
}
