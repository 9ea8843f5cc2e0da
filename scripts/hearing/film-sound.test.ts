import { expect, test } from 'vitest';
import { speechAboveRest } from './film-sound.ts';

/** Two seconds at 48 kHz: every half second of a tone at one level is followed by one of another. */
function alternate(loud: number, quiet: number): Float32Array {
  return Float32Array.from(
    { length: 96_000 },
    (_, index) => (index % 48_000 < 24_000 ? loud : quiet) * Math.sin((index * 2 * Math.PI * 480) / 48_000),
  );
}

test('speech is as far above the rest as words are above the gaps between them', () => {
  const lines = [{ startSeconds: 0, endSeconds: 2 }];
  expect(speechAboveRest(alternate(0.5, 0.05), lines)).toBeCloseTo(20, 1);
  expect(speechAboveRest(alternate(0.5, 0.5), lines)).toBeCloseTo(0, 1);
  expect(speechAboveRest(alternate(0.5, 0.05), [])).toBeUndefined();
});
