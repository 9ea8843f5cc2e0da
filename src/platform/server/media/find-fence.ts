import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { readSearchPath } from '../config/read-search-path.ts';

/** The sandbox commands of this machine: absolute command lines that run the command appended to them. */
export interface Fence {
  /** prlimit of util-linux: memory, processor time, file size. */
  limiter?: string;
  /** unshare with the options that work here: no network. */
  isolator?: readonly string[];
}

/** The trial uses the largest limits that are ever requested, so that a lower hard limit of the machine shows here. */
const TRIAL_LIMITS = ['--core=0', '--nofile=256', '--data=4294967296', '--as=8589934592', '--fsize=8589934592'];
/** Directly (as root), or through a user namespace that may create a network namespace. */
const ISOLATIONS = [['-n'], ['-U', '-r', '-n']];
const FOLDERS_OF_THE_SYSTEM = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];
const TRIAL_MILLISECONDS = 5_000;

let known: Promise<Fence> | undefined;

/** Detects, once per process, the limits that this machine offers for programs that read untrusted files. */
export function findFence(): Promise<Fence> {
  known ??= tryFence();
  return known;
}

/** Lists what the fence lacks on this machine, for the operator's log; empty when it is complete. */
export function listFenceGaps(fence: Fence): string[] {
  return [
    ...(fence.limiter ? [] : ['memory, processor time and file size of media programs are not limited (no prlimit)']),
    ...(fence.isolator ? [] : ['media programs are not cut off from the network (unshare -n is not possible)']),
  ];
}

async function tryFence(): Promise<Fence> {
  // Both programs are Linux only; other systems have different programs of the same name.
  if (process.platform !== 'linux') {
    return {};
  }
  const limiter = await findProgram('prlimit');
  const unshare = await findProgram('unshare');
  const limits = limiter !== undefined && (await succeeds(limiter, [...TRIAL_LIMITS, 'true']));
  const fence: Fence = limits ? { limiter } : {};
  if (unshare === undefined) {
    return fence;
  }
  for (const options of ISOLATIONS) {
    if (await succeeds(unshare, [...options, 'true'])) {
      return { ...fence, isolator: [unshare, ...options] };
    }
  }
  return fence;
}

async function findProgram(name: string): Promise<string | undefined> {
  for (const folder of [...FOLDERS_OF_THE_SYSTEM, ...readSearchPath().split(delimiter)]) {
    const path = join(folder, name);
    if (folder !== '' && (await isRunnable(path))) {
      return path;
    }
  }
  return undefined;
}

function isRunnable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

function succeeds(path: string, options: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(path, [...options], {
      stdio: 'ignore',
      env: {},
      timeout: TRIAL_MILLISECONDS,
      killSignal: 'SIGKILL',
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
