import { readFileSync } from 'node:fs';

/** One run of one process, distinct from a later process with the same pid. */
export interface ProcessIdentity {
  pid: number;
  /** Start time in the system's ticks; absent when it cannot be known. */
  startedAt?: string;
}

/** The identity of a live process, by default of this one; undefined when there is none with that pid. */
export function identifyProcess(pid: number = process.pid): ProcessIdentity | undefined {
  if (!isAlive(pid)) {
    return undefined;
  }
  const startedAt = startTicks(pid);
  return startedAt === undefined ? { pid } : { pid, startedAt };
}

/** True while that same run of the process is alive. */
export function isSameProcessAlive(identity: ProcessIdentity): boolean {
  const now = identifyProcess(identity.pid);
  return (
    now !== undefined &&
    (identity.startedAt === undefined || now.startedAt === undefined || now.startedAt === identity.startedAt)
  );
}

/** True when a process with this pid is alive, owned by any user; false for a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !(processStatus(pid)?.startsWith('Z') ?? false);
}

function startTicks(pid: number): string | undefined {
  return processStatus(pid)?.split(' ')[19];
}

// Fields of /proc/<pid>/stat from the third on; the second is a name in brackets that may contain anything.
function processStatus(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2);
  } catch {
    return undefined;
  }
}
