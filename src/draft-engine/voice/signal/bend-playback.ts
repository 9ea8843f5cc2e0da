import { SAMPLE_RATE } from '../../audio/sample-rate.ts';

const HALF_TAPS = 12;
const TAPS = HALF_TAPS * 2;
const PHASES = 512;
const CONTROL_SAMPLES = 64;

export interface BentSound {
  /** At 48 kHz. */
  samples: Float32Array;
  /** Maps a time in the source (seconds) to its time in the result (seconds). */
  timeOf(sourceSeconds: number): number;
}

/**
 * Resamples sound at a varying speed, like tape: pitch, formants and pace change together. @param speedAt speed as a
 * factor, given the seconds of the source
 */
export function bendPlayback(
  source: Float32Array,
  sourceRate: number,
  speedAt: (sourceSeconds: number) => number,
): BentSound {
  const stepsAt: number[] = [];
  const positions: number[] = [0];
  let total = 0;
  while (total < source.length) {
    const step = (speedAt(total / sourceRate) * sourceRate) / SAMPLE_RATE;
    stepsAt.push(step);
    total += step * CONTROL_SAMPLES;
    positions.push(total);
  }
  const fastest = stepsAt.reduce((most, step) => Math.max(most, step), 0);
  const table = kernelTable(Math.min(1, 1 / Math.max(fastest, 1e-6)) * 0.96);
  const samples = new Float32Array(stepsAt.length * CONTROL_SAMPLES);
  for (let block = 0; block < stepsAt.length; block++) {
    for (let index = 0; index < CONTROL_SAMPLES; index++) {
      samples[block * CONTROL_SAMPLES + index] = interpolate(
        source,
        positions[block]! + stepsAt[block]! * index,
        table,
      );
    }
  }
  return { samples, timeOf: (seconds) => timeInResult(positions, seconds * sourceRate) };
}

function interpolate(source: Float32Array, position: number, table: Float32Array): number {
  const whole = Math.floor(position);
  const row = Math.round((position - whole) * PHASES) * TAPS;
  const first = whole - HALF_TAPS + 1;
  let sum = 0;
  if (first >= 0 && first + TAPS <= source.length) {
    for (let tap = 0; tap < TAPS; tap++) {
      sum += source[first + tap]! * table[row + tap]!;
    }
    return sum;
  }
  for (let tap = 0; tap < TAPS; tap++) {
    sum += (source[first + tap] ?? 0) * table[row + tap]!;
  }
  return sum;
}

const tables = new Map<number, Float32Array>();

/** Windowed sinc, one row per phase; the cut-off is a share of the source's highest frequency. */
function kernelTable(exactCutoff: number): Float32Array {
  const cutoff = Math.round(exactCutoff * 64) / 64;
  const known = tables.get(cutoff);
  if (known) {
    return known;
  }
  const table = new Float32Array((PHASES + 1) * TAPS);
  for (let phase = 0; phase <= PHASES; phase++) {
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap++) {
      const distance = tap - HALF_TAPS + 1 - phase / PHASES;
      const angle = Math.PI * distance * cutoff;
      const share = distance / HALF_TAPS;
      const window =
        Math.abs(share) >= 1 ? 0 : 0.42 + 0.5 * Math.cos(Math.PI * share) + 0.08 * Math.cos(2 * Math.PI * share);
      const value = (angle === 0 ? 1 : Math.sin(angle) / angle) * window;
      table[phase * TAPS + tap] = value;
      sum += value;
    }
    for (let tap = 0; tap < TAPS; tap++) {
      table[phase * TAPS + tap]! /= sum;
    }
  }
  tables.set(cutoff, table);
  return table;
}

function timeInResult(positions: readonly number[], sourcePosition: number): number {
  let low = 0;
  let high = positions.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (positions[middle]! <= sourcePosition) {
      low = middle;
    } else {
      high = middle;
    }
  }
  const span = (positions[high] ?? 0) - (positions[low] ?? 0);
  const share = span > 0 ? Math.min(1, Math.max(0, (sourcePosition - positions[low]!) / span)) : 0;
  return ((low + share) * CONTROL_SAMPLES) / SAMPLE_RATE;
}
