import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import { loadPatiently, onRetry, RETRIES, ScreenMissing } from './load-screen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[ROUTE-09] [CAT-42] a failed load is repeated three times, after 1, 2 and 3 s, and then given up', async () => {
  const asked: number[] = [];
  const said: (number | null)[] = [];
  const begin = Date.now();
  const end = onRetry((attempt) => void said.push(attempt));
  const result = loadPatiently(() => {
    asked.push(Date.now() - begin);
    return Promise.reject(new Error('no connection'));
  }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await result).toBeInstanceOf(ScreenMissing);
  expect(asked).toEqual([0, 1000, 3000, 6000]);
  expect(said).toEqual([1, 2, 3, null]);
  expect(RETRIES).toBe(3);
  end();
});

test('[ROUTE-09] the second attempt may succeed', async () => {
  let tries = 0;
  const result = loadPatiently(() =>
    ++tries < 2 ? Promise.reject(new Error('no connection')) : Promise.resolve('the page'),
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(await result).toBe('the page');
});

test('[CAT-42] the table of timings has the specified values', () => {
  expect(TIMINGS).toMatchObject({
    notFoundSeconds: 5,
    message: 3000,
    screenRetries: [1000, 2000, 3000],
    preload: 2000,
    deferred: 3000,
    deferredIdle: 1000,
  });
});
