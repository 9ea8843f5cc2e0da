import { expect, test } from 'vitest';
import { findClipProblem } from './find-clip-problem.ts';

const CLIP = { durationSeconds: 10, bytes: 1000, width: 320, height: 180, framesPerSecond: 24, hasSound: true };

test('[VUP-01] [CAT-40] a clip is judged by its length, its file, its size, and with the draft engine by the time it takes', () => {
  const codeOf = (changes: Partial<typeof CLIP>, isDraft = true) =>
    findClipProblem({ ...CLIP, ...changes }, 4, isDraft)?.code;
  expect(codeOf({})).toBeUndefined();
  // A sound ends a little later than the last picture.
  expect(codeOf({ durationSeconds: 60.05 })).toBeUndefined();
  expect(codeOf({ durationSeconds: 60.1 })).toBe('MEDIA_TOO_LONG');
  expect(codeOf({ bytes: 100 * 1024 * 1024 + 1 })).toBe('FILE_TOO_LARGE');
  expect(codeOf({ width: 1026 })).toBe('MEDIA_TOO_LARGE');
  const long = { durationSeconds: 60, width: 960, height: 540 };
  expect(codeOf(long)).toBe('CLIP_TAKES_TOO_LONG');
  expect(codeOf(long, false)).toBeUndefined();
});
