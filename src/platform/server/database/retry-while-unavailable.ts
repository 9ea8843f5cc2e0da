import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from './database-errors.ts';

const PAUSE_MILLISECONDS = 1000;

/**
 * Does something again, once a second, while the database is unavailable: what gives back a lease or an attempt must
 * not be lost with its connection. Throws what the last attempt threw.
 */
export async function retryWhileUnavailable<Result>(
  work: () => Promise<Result>,
  { attempts, pauseMilliseconds = PAUSE_MILLISECONDS }: { attempts: number; pauseMilliseconds?: number },
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || attempt >= attempts) {
        throw error;
      }
      await pause(pauseMilliseconds);
    }
  }
}
