import { expect, test } from 'vitest';
import { retrySeconds } from './ask-vendor.ts';

const after = (value?: string): number | undefined =>
  retrySeconds(new Headers(value === undefined ? {} : { 'retry-after': value }));

test('[CAT-26] a vendor says for how long it is busy in seconds or by a date, for an hour at most', () => {
  expect([after('7'), after('0.4'), after('86400')]).toEqual([7, 1, 3_600]);
  const inHalfAMinute = after(new Date(Date.now() + 30_000).toUTCString()) ?? 0;
  expect(inHalfAMinute).toBeGreaterThan(20);
  expect(inHalfAMinute).toBeLessThanOrEqual(30);
  expect(after('Sat, 21 Nov 2020 07:00:00 GMT')).toBe(0);
  expect([after(), after('soon'), after('-1x')]).toEqual([undefined, undefined, undefined]);
});
