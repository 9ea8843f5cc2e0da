import { expect, test } from 'vitest';
import { createRandom } from '#src/shared/random.ts';
import { readSentence } from '../reading/read-sentence.ts';
import { fitSounds } from './fit-sounds.ts';

const RATE = 16_000;

/** A buzz, a hiss, or silence, for so many seconds. */
type Stretch = readonly [sound: 'vowel' | 'hiss' | 'hum' | 'silence', seconds: number];

function sing(stretches: readonly Stretch[]): Float32Array {
  const random = createRandom(3);
  return Float32Array.from(
    stretches.flatMap(([sound, seconds]) =>
      Array.from({ length: Math.round(seconds * RATE) }, (_, index) => {
        const buzz = Math.sin((2 * Math.PI * 140 * index) / RATE) + 0.5 * Math.sin((2 * Math.PI * 420 * index) / RATE);
        return { vowel: 0.4 * buzz, hum: 0.15 * buzz, hiss: random.between(-0.12, 0.12), silence: 0 }[sound];
      }),
    ),
  );
}

test('words are found where they are said, and the silence between sentences is nobody’s', async () => {
  const words = await readSentence('See, moon.', 'en');
  const samples = sing([
    ['silence', 0.3],
    ['hiss', 0.15],
    ['vowel', 0.25],
    ['silence', 0.5],
    ['hum', 0.1],
    ['vowel', 0.25],
    ['hum', 0.15],
    ['silence', 0.4],
  ]);
  const fit = fitSounds(samples, RATE, words);
  expect(fit.words.map(({ text }) => text)).toEqual(words.map(({ text }) => text));
  const [see, moon] = fit.words;
  expect(Math.abs(see!.startSeconds - 0.3)).toBeLessThan(0.04);
  expect(Math.abs(see!.endSeconds - 0.7)).toBeLessThan(0.04);
  expect(Math.abs(moon!.startSeconds - 1.2)).toBeLessThan(0.04);
  expect(Math.abs(moon!.endSeconds - 1.7)).toBeLessThan(0.04);
  const pause = fit.sounds.find(({ phoneme }) => phoneme === '');
  expect(pause!.startSeconds).toBeCloseTo(see!.endSeconds, 5);
  expect(pause!.endSeconds).toBeCloseTo(moon!.startSeconds, 5);
  // The hissing sound ends where the hissing ends.
  expect(Math.abs(fit.sounds[0]!.endSeconds - 0.45)).toBeLessThan(0.04);
});

test('sounds follow each other inside the recording, however short, long or silent it is', async () => {
  const words = await readSentence('The lighthouse keeper lit the lamp, and the storm went quiet.', 'en');
  for (const stretches of [
    [['vowel', 0.1]],
    [['silence', 1]],
    [
      ['vowel', 30],
      ['silence', 5],
      ['vowel', 1],
    ],
  ] as const) {
    const samples = sing(stretches);
    const { sounds, words: timed } = fitSounds(samples, RATE, words);
    expect(timed).toHaveLength(words.length);
    sounds.forEach(({ startSeconds, endSeconds }, index) => {
      expect(startSeconds).toBeGreaterThanOrEqual((sounds[index - 1]?.endSeconds ?? 0) - 1e-6);
      expect(endSeconds).toBeGreaterThanOrEqual(startSeconds);
    });
    expect(sounds.at(-1)!.endSeconds).toBeLessThanOrEqual(samples.length / RATE + 0.011);
  }
  expect(fitSounds(new Float32Array(), RATE, words).words).toHaveLength(words.length);
  expect(fitSounds(sing([['vowel', 1]]), RATE, [])).toEqual({ words: [], sounds: [] });
});
