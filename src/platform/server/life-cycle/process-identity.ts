import { readFileSync } from 'node:fs';

/** One run of one process, told apart from a later process that got the same number. */
export interface ProcessIdentity {
  pid: number;
  /** When the system says it began, in the system's own ticks; absent where that cannot be known. */
  startedAt?: string;
}

/** The identity of a process that is alive, by default of this one; undefined when there is none of that number. */
export function identifyProcess(pid: number = process.pid): ProcessIdentity | undefined {
  if (!isAlive(pid)) return undefined;
  const startedAt = startTicks(pid);
  return startedAt === undefined ? { pid } : { pid, startedAt };
}

/** True while that very run of the process is alive. */
export function isSameProcessAlive(identity: ProcessIdentity): boolean {
  const now = identifyProcess(identity.pid);
  return (
    now !== undefined &&
    (identity.startedAt === undefined || now.startedAt === undefined || now.startedAt === identity.startedAt)
  );
}

/** True when a process of this number is alive, whoever owns it; one that has ended and only waits to be reaped is not. */
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

// Fields of /proc/<pid>/stat from the third on; the second is a name in brackets that may hold anything.
function processStatus(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2);
  } catch {
    return undefined;
  }
}
