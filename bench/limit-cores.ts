import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Ties this process and what it starts from now on to the first processors, by `taskset`. Throws a plain sentence where
 * there is no `taskset`, or where the machine has fewer.
 */
export function limitCores(count: number): void {
  if (!(count >= 1 && count <= availableParallelism())) {
    throw new Error(`--cores is from 1 to ${availableParallelism()}, the processors of this machine`);
  }
  try {
    execFileSync('taskset', ['-a', '-c', '-p', `0-${count - 1}`, String(process.pid)], { stdio: 'ignore' });
  } catch (cause) {
    throw new Error('--cores needs the program taskset, which this machine does not have', { cause });
  }
}
