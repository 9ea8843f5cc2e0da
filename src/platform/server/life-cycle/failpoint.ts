import { appendFileSync } from 'node:fs';
import { readFailpoint, type FailpointSetting } from '../config/read-failpoint.ts';

let armed: FailpointSetting | undefined | null = null;
let visits = 0;

/**
 * A place where a crash test may kill this process abruptly. Does nothing unless KINORA_FAILPOINT names it. Names are
 * kebab-case and fixed.
 */
export function reachFailpoint(name: string): void {
  if (armed === null) {
    armed = readFailpoint();
  }
  if (armed === undefined || armed.name !== name) {
    return;
  }
  visits += 1;
  if (visits !== armed.visit) {
    return;
  }
  if (armed.logFile !== undefined) {
    appendFileSync(armed.logFile, `${name}\n`);
  }
  process.kill(process.pid, 'SIGKILL');
  // The signal may take a moment to arrive; block until then.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
