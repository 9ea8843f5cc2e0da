import { expect, test } from 'vitest';
import { retryWhileUnavailable } from './retry-while-unavailable.ts';

/** Fails so often, then answers how often it was called. */
function failing(times: number, error: () => Error): () => Promise<number> {
  let calls = 0;
  return async () => {
    if (++calls <= times) {
      throw error();
    }
    return calls;
  };
}
const away = (): Error => new Error('Connection terminated unexpectedly');

test('what fails while the database is away is done again, so many times and for no other reason', async () => {
  const rules = { attempts: 3, pauseMilliseconds: 1 };
  expect(await retryWhileUnavailable(failing(2, away), rules)).toBe(3);
  await expect(retryWhileUnavailable(failing(3, away), rules)).rejects.toThrow('Connection terminated');
  await expect(
    retryWhileUnavailable(
      failing(1, () => new Error('a fault')),
      rules,
    ),
  ).rejects.toThrow('a fault');
});
