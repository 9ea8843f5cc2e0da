import { expect, test } from 'vitest';
import { measureLoudness } from './loudness.ts';
import { SAMPLE_RATE } from './sample-rate.ts';

/** A sine of 997 Hz, the recommendation's calibration tone. */
const tone = (seconds: number, peak: number): Float32Array =>
  Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, index) => peak * Math.sin((2 * Math.PI * 997 * index) / SAMPLE_RATE),
  );

test('the calibration tone has the loudness that the recommendation gives it, in one channel and in two', () => {
  expect(measureLoudness([tone(3, 1)])).toBeCloseTo(-3.01, 1);
  expect(measureLoudness([tone(3, 1), tone(3, 1)])).toBeCloseTo(0, 1);
  expect(measureLoudness([tone(0.1, 0.1)])).toBeCloseTo(-23, 0);
});

test('pauses and what is much quieter do not count, and silence has no loudness', () => {
  const sound = new Float32Array(8 * SAMPLE_RATE);
  sound.set(tone(4, 0.1), 0);
  sound.set(tone(2, 0.01), 4 * SAMPLE_RATE);
  expect(measureLoudness([sound])).toBeCloseTo(-23, 0);
  expect(measureLoudness([new Float32Array(SAMPLE_RATE)])).toBe(Number.NEGATIVE_INFINITY);
});
