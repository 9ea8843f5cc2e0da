import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWebhookKeys } from './webhook.ts';

const MINUTE = 60_000;
const { signal } = new AbortController();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A service whose keys are told one after another; an error is one time when they could not be. */
function serviceOf(...answers: (string | Error)[]) {
  let fetches = 0;
  const check = createWebhookKeys(async () => {
    const answer = answers[Math.min(fetches, answers.length - 1)];
    fetches += 1;
    if (answer instanceof Error) {
      throw answer;
    }
    return answer;
  });
  return {
    fetches: () => fetches,
    isSignedBy: (key: string) => check((known) => known === key, signal),
  };
}

test('[SEC-12] calls that come together, and forged ones, fetch the keys once in five minutes', async () => {
  const service = serviceOf('old', 'new');
  const forged = await Promise.all(Array.from({ length: 20 }, () => service.isSignedBy('forged')));
  expect([new Set(forged), service.fetches()]).toEqual([new Set([false]), 1]);
  expect([await service.isSignedBy('new'), await service.isSignedBy('old'), service.fetches()]).toEqual([
    false,
    true,
    1,
  ]);
  vi.advanceTimersByTime(6 * MINUTE);
  const both = await Promise.all([service.isSignedBy('new'), service.isSignedBy('forged')]);
  expect([both, service.fetches()]).toEqual([[true, false], 2]);
});

test('keys are fetched again after a day', async () => {
  const service = serviceOf('old', 'new');
  await service.isSignedBy('old');
  vi.advanceTimersByTime(25 * 60 * MINUTE);
  expect([await service.isSignedBy('old'), service.fetches()]).toEqual([false, 2]);
});

test('[SEC-12] keys that could not be fetched are asked for again after five minutes, not at each call', async () => {
  const service = serviceOf(new Error('429'), 'key');
  for (let call = 0; call < 5; call += 1) {
    await expect(service.isSignedBy('key')).rejects.toThrow('429');
  }
  vi.advanceTimersByTime(4 * MINUTE);
  await expect(service.isSignedBy('key')).rejects.toThrow('429');
  expect(service.fetches()).toBe(1);
  vi.advanceTimersByTime(2 * MINUTE);
  expect([await service.isSignedBy('key'), service.fetches()]).toEqual([true, 2]);
});
