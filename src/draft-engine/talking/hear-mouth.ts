import { transformInPlace } from '../audio/fourier.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { FRAME_SECONDS, measureFrames, SILENT_DECIBELS } from '../voice/fit/speech-frames.ts';
import type { Viseme, VisemeSpan } from '../voice/viseme.ts';

/** One mouth shape is held for so many frames of the measure. */
const STEP_FRAMES = 4;
const WINDOW = 2048;
/** Bands by which vowels are told apart, in hertz: of closed mouths, of open ones, of spread lips. */
const BANDS = { low: [180, 520], middle: [520, 1300], high: [1700, 3400] } as const;
const HISS = 0.42;

/** How far a shape opens the mouth in loud speech. */
const OPENNESS: Partial<Record<Viseme, number>> = { open: 1, mid: 0.75, wide: 0.6, round: 0.65, teeth: 0.2 };

/** Mouth shapes of a voice whose words are not known: how far it opens follows the loudness, its shape the sound. */
export function hearMouth(samples: Float32Array): VisemeSpan[] {
  const { levels, hiss } = measureFrames(samples, SAMPLE_RATE);
  const durationSeconds = samples.length / SAMPLE_RATE;
  const spans: VisemeSpan[] = [];
  for (let frame = 0; frame < levels.length; frame += STEP_FRAMES) {
    const level = mean(levels.subarray(frame, frame + STEP_FRAMES));
    const loudness = loudnessOf(level);
    const startSeconds = frame * FRAME_SECONDS;
    const viseme =
      level < SILENT_DECIBELS
        ? 'rest'
        : shapeOf(samples, startSeconds, mean(hiss.subarray(frame, frame + STEP_FRAMES)));
    spans.push({
      viseme,
      startSeconds,
      endSeconds: Math.min(durationSeconds, startSeconds + STEP_FRAMES * FRAME_SECONDS),
      openness: Number((loudness * (OPENNESS[viseme] ?? 0)).toFixed(3)),
    });
  }
  return spans;
}

/** How loud a sound is at each frame of a clip, from 0 to 1. */
export function loudnessOfFrames(samples: Float32Array, framesPerSecond: number): Float32Array {
  const { levels } = measureFrames(samples, SAMPLE_RATE);
  const count = Math.max(1, Math.ceil((samples.length / SAMPLE_RATE) * framesPerSecond));
  const each = 1 / framesPerSecond / FRAME_SECONDS;
  return Float32Array.from({ length: count }, (_, frame) =>
    loudnessOf(mean(levels.subarray(Math.floor(frame * each), Math.ceil((frame + 1) * each)))),
  );
}

const loudnessOf = (decibels: number): number => Math.max(0, Math.min(1, 1 + decibels / -SILENT_DECIBELS));

function shapeOf(samples: Float32Array, startSeconds: number, hiss: number): Viseme {
  if (hiss > HISS) {
    return 'teeth';
  }
  const { low, middle, high } = bandsAt(samples, startSeconds + (STEP_FRAMES * FRAME_SECONDS) / 2);
  if (middle > low * 0.9) {
    return 'open';
  }
  if (high > low * 0.22) {
    return 'wide';
  }
  return middle < low * 0.22 ? 'round' : 'mid';
}

function bandsAt(samples: Float32Array, seconds: number): Record<keyof typeof BANDS, number> {
  const start = Math.round(seconds * SAMPLE_RATE - WINDOW / 2);
  const real = new Float64Array(WINDOW);
  for (let index = 0; index < WINDOW; index++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / WINDOW);
    real[index] = (samples[start + index] ?? 0) * window;
  }
  const imaginary = new Float64Array(WINDOW);
  transformInPlace(real, imaginary);
  const energy = ([from, to]: readonly [number, number]): number => {
    let sum = 0;
    for (let bin = Math.round((from * WINDOW) / SAMPLE_RATE); bin < (to * WINDOW) / SAMPLE_RATE; bin++) {
      sum += real[bin]! ** 2 + imaginary[bin]! ** 2;
    }
    return Math.sqrt(sum);
  };
  return { low: energy(BANDS.low), middle: energy(BANDS.middle), high: energy(BANDS.high) };
}

function mean(values: Float32Array): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
