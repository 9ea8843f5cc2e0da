import { expect, test } from 'vitest';
import { measurePeaks } from '../preview/sound-peaks.ts';
import type { HeardSound, SoundPlan } from '../preview/sound-plan.ts';
import { loudestBetween, wavesOf } from './waves.ts';

test('the peaks of a sound are where it is loud', async () => {
  const samples = new Float32Array(4800);
  samples.fill(-0.5, 960, 970);
  samples.fill(0.25, 4790);
  const peaks = await measurePeaks(samples, 48_000);
  expect([...peaks]).toEqual([0, 0.5, 0, 0, 0.25]);
  expect(loudestBetween(peaks, 0, 0.03)).toBe(0.5);
  expect(loudestBetween(peaks, 0.05, 0.06)).toBe(0);
  expect(loudestBetween(peaks, 2, 3)).toBe(0);
});

test('a sound without an end is drawn to the end of the film', () => {
  const sounds = [
    { track: 'music', source: 'music:1', startSeconds: 0 },
    { track: 'voice', source: 'voice:1', startSeconds: 2, endSeconds: 3 },
  ] as HeardSound[];
  const plan = { sounds, durationSeconds: 14 } as unknown as SoundPlan;
  expect(wavesOf(plan, 'music')).toEqual([{ source: 'music:1', startSeconds: 0, endSeconds: 14 }]);
  expect(wavesOf(plan, 'voice')).toEqual([{ source: 'voice:1', startSeconds: 2, endSeconds: 3 }]);
});
