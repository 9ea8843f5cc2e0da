import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log/create-log.ts';

/** Maximum wait for the running work when stopping. */
const LONGEST_WAIT_MILLISECONDS = 10_000;

/** Work that is repeated while the program runs; the interval begins at the end of each run. */
export interface Repetition {
  /** Name in the log of failures. */
  name: string;
  everyMilliseconds: number;
  /** Should stop early when its signal is aborted. */
  work(signal: AbortSignal): Promise<unknown>;
}

/**
 * Repeats the work, with an interval after the end of each run, so that runs never overlap. Failures are logged, and
 * the next run follows as usual. Stopping waits for the running work, at most ten seconds.
 */
export function repeat({ name, everyMilliseconds, work }: Repetition, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const once = async (): Promise<void> => {
    try {
      await work(stopping.signal);
    } catch (error) {
      log.warn({ err: error, repetition: name }, 'something that is done regularly failed');
    }
    plan();
  };
  let timer: NodeJS.Timeout | undefined;
  const plan = (): void => {
    if (!stopping.signal.aborted) {
      timer = setTimeout(() => (running = once()), everyMilliseconds);
    }
  };
  plan();
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await Promise.race([running, pause(LONGEST_WAIT_MILLISECONDS, undefined, { ref: false })]);
    },
  };
}
