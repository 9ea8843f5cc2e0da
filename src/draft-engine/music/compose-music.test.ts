import { expect, test } from 'vitest';
import { MUSIC_STEMS } from '#src/shared/catalogue/music-stems.ts';
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
    expect(peak).toBeLessThan(0.85);
    expect(Math.abs(measureLoudness([sound.left, sound.right]) + 15)).toBeLessThan(0.5);
    expect(Math.min(...levelsOf(sound.left, SAMPLE_RATE, 1).slice(0, -2))).toBeGreaterThan(-55);
    expect(Math.abs(sound.left.at(-1) ?? 1)).toBeLessThan(0.001);
  },
);

test('[MUS-01] the end of a loop leads into its beginning, in whole bars and without a last chord', async () => {
  const request = { description: 'lo-fi', durationSeconds: 12, seed: 3, isLoop: true };
  const { left, right } = await composeMusic(request);
  expect(left.length).toBe(12 * SAMPLE_RATE);
  for (const samples of [left, right]) {
    const steps = samples.subarray(1).map((sample, index) => Math.abs(sample - (samples[index] ?? 0)));
    expect(Math.abs((samples[0] ?? 1) - (samples.at(-1) ?? 0))).toBeLessThan(
      steps.reduce((most, step) => Math.max(most, step)),
    );
  }
  // What rings on over the end is heard at the beginning: nothing fades in or out.
  const levels = levelsOf(left, SAMPLE_RATE, 0.5);
  expect(Math.min(...levels)).toBeGreaterThan(-40);
  // A tempo that is asked for is kept: the length is the nearest whole bars.
  const timed = await composeMusic({ ...request, description: 'lo-fi, 100 bpm', durationSeconds: 10 });
  expect(timed.left.length / SAMPLE_RATE).toBeCloseTo(9.6, 5);
});

test('[MUS-01] the stems of a piece are together the piece, and who does not play is silent', async () => {
  const request = { description: 'rock', durationSeconds: 6, seed: 3 };
  const whole = await composeMusic(request);
  const stems = await Promise.all(MUSIC_STEMS.map((stem) => composeMusic({ ...request, stem })));
  const difference = whole.left.map((sample, index) =>
    Math.abs(sample - stems.reduce((sum, { left }) => sum + (left[index] ?? 0), 0)),
  );
  expect(difference.reduce((most, each) => Math.max(most, each))).toBeLessThan(0.01);
  const lonely = { description: 'a lonely piano', durationSeconds: 6, seed: 3, stem: 'drums' } as const;
  expect(await composeMusic(lonely)).toMatchObject({ isSilent: true, left: new Float32Array() });
});
