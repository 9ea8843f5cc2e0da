import { expect, test } from 'vitest';
import { SAMPLE_RATE } from '../../audio/sample-rate.ts';
import { evenOut } from './even-out.ts';

const SECONDS = 12;

/** A tone that is soft, then loud, then silent. */
function piece(soft: number, loud: number): Float32Array {
  return Float32Array.from({ length: SECONDS * SAMPLE_RATE }, (_, index) => {
    const seconds = index / SAMPLE_RATE;
    const sounding = seconds < 5 ? soft : loud;
    return (seconds < 8 ? sounding : 0) * Math.sin(2 * Math.PI * 220 * seconds);
  });
}

/** The highest sample between two moments, in decibels. */
function peak(samples: Float32Array, from: number, to: number): number {
  const span = samples.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE);
  return 20 * Math.log10(span.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0));
}

test('a soft passage comes nearer to a loud one, which stays the louder, and a rest stays silent', () => {
  const left = piece(0.02, 0.2);
  evenOut({ left, right: piece(0.02, 0.2) });
  const difference = peak(left, 6, 7) - peak(left, 1, 3);
  expect(difference).toBeGreaterThan(8);
  expect(difference).toBeLessThan(13);
  expect(peak(left, 10, 12)).toBe(Number.NEGATIVE_INFINITY);
});

test('silence stays silence', () => {
  const left = new Float32Array(SAMPLE_RATE);
  evenOut({ left, right: left.slice() });
  expect(left.every((sample) => sample === 0)).toBe(true);
});
