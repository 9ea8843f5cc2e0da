import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/**
 * Lets everything else on the machine go before this thread, or this process where it is its main thread: what answers
 * people does not wait for what is made for them. Where the system knows no priorities of threads it does nothing.
 */
export function lowerOwnPriority(): void {
  try {
    setPriority(isMainThread ? 0 : systemThreadId(), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It works all the same.
  }
}

/** The number by which Linux knows the calling thread; throws elsewhere. */
function systemThreadId(): number {
  return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
}
