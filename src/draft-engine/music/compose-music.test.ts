import { expect, test } from 'vitest';
import { levelsOf } from '#tests/build/score-measures.ts';
import { measureLoudness } from '../audio/loudness.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { composeMusic } from './compose-music.ts';

test('[DRAFT-07] the same request plays the same samples, another seed does not', async () => {
  const request = { description: 'slow waltz for piano', durationSeconds: 6, seed: 4 };
  const first = await composeMusic(request);
  expect(first.left.length).toBe(6 * SAMPLE_RATE);
  expect(await composeMusic(request)).toEqual(first);
  expect((await composeMusic({ ...request, seed: 5 })).left).not.toEqual(first.left);
});

test.each(['lo-fi', 'epic orchestra, war drums', '尺八', 'a lonely piano'])(
  '[DRAFT-05] a piece is as loud as any other, never clips, is never silent and fades at its end (%s)',
  async (description) => {
    const sound = await composeMusic({ description, durationSeconds: 20, seed: 2 });
    const peak = sound.left.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
    expect(peak).toBeLessThan(0.9);
    expect(Math.abs(measureLoudness([sound.left, sound.right]) + 19)).toBeLessThan(1);
    expect(Math.min(...levelsOf(sound.left, SAMPLE_RATE, 1).slice(0, -2))).toBeGreaterThan(-55);
    expect(Math.abs(sound.left.at(-1) ?? 1)).toBeLessThan(0.001);
  },
);
