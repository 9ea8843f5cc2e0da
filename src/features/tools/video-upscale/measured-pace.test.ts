import { expect, test } from 'vitest';
import { largerClipSeconds } from '#src/shared/catalogue/larger-clip.ts';
import { paceOf } from './measured-pace.ts';

const CLIP = { durationSeconds: 4, width: 512, height: 512, framesPerSecond: 25 };
const usual = largerClipSeconds(CLIP);

test('[VUP-01] the time of the next clip is told by the pace of the newest one, running or done', () => {
  const results = [{ seconds: null }];
  expect(paceOf({ progress: { percent: 25, secondsLeft: 15 * usual }, results }, CLIP)).toBeCloseTo(20, 6);
  expect(paceOf({ progress: null, results: [{ seconds: 2 * usual }] }, CLIP)).toBeCloseTo(2, 6);
});

test('before anything that tells is measured, the time is that of a quiet server', () => {
  expect(paceOf({ progress: { percent: 0, secondsLeft: null }, results: [{ seconds: null }] }, CLIP)).toBe(1);
  expect(paceOf({ progress: null, results: [{ seconds: 9 }] }, undefined)).toBe(1);
  expect(paceOf(undefined, CLIP)).toBe(1);
  expect(paceOf({ progress: null, results: [{ seconds: 9 }] }, { ...CLIP, width: 64, height: 36 })).toBe(1);
});
