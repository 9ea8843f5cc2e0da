import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#src/shared/errors/app-error.ts';
import { identifyProcess, isSameProcessAlive, type ProcessIdentity } from './process-identity.ts';

const PAUSE_MILLISECONDS = 15;

/**
 * Runs the work under a lock file that excludes other processes and other calls in this one. Takes over a lock whose
 * process has died. Throws TIMED_OUT when the lock is not obtained in time.
 */
export async function withLockFile<Result>(
  path: string,
  timeLimitSeconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const mine = JSON.stringify({ ...identifyProcess(), token: randomUUID() });
  const draft = `${path}.${process.pid}.${randomUUID().slice(0, 8)}`;
  const deadline = performance.now() + timeLimitSeconds * 1000;
  await writeFile(draft, mine, { mode: 0o600 });
  try {
    while (!(await take(draft, path))) {
      await breakIfAbandoned(path);
      if (performance.now() > deadline) {
        throw new AppError('TIMED_OUT', { details: { lock: path } });
      }
      await pause(PAUSE_MILLISECONDS);
    }
  } finally {
    await rm(draft, { force: true });
  }
  try {
    return await work();
  } finally {
    if ((await readText(path)) === mine) {
      await rm(path, { force: true });
    }
  }
}

// A hard link is atomic and never replaces an existing file.
async function take(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

async function breakIfAbandoned(path: string): Promise<void> {
  const seen = await readText(path);
  if (seen === undefined || isHeld(seen)) {
    return;
  }
  const aside = `${path}.${randomUUID().slice(0, 8)}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  // Another process may have taken the lock between the read and the rename: then restore it.
  if ((await readText(aside)) !== seen) {
    await take(aside, path).catch(() => false);
  }
  await rm(aside, { force: true });
}

function isHeld(text: string): boolean {
  try {
    return isSameProcessAlive(JSON.parse(text) as ProcessIdentity);
  } catch {
    return false;
  }
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return undefined;
  }
}
