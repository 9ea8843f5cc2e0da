import { createRandom } from '#src/shared/random.ts';
import type { SpeechIntent } from './voice-model.ts';

/** Changes to how the model would say a text. */
export interface Shape {
  /** Of the whole text. */
  semitones: number;
  /** Pitch range around the median, as a factor. */
  range: number;
  /** Of its last third of a second. */
  endSemitones: number;
  tremorSemitones: number;
  /** Slow random drift, semitones. */
  driftSemitones: number;
  /** Added to the energy, in the model's unit: about -2 (soft) to 2 (pressed). */
  energy: number;
  seed: number;
}

/** Length of the frames of pitch and energy. */
const STEP_SECONDS = 0.0125;
/** The model counts frames below this as not voiced. */
const VOICED_HERTZ = 10;
const TREMOR_HERTZ = 5.7;
const END_SECONDS = 0.34;
/** Limits between which a voice stays a voice. */
const LOWEST_HERTZ = 55,
  HIGHEST_HERTZ = 620;

/** A copy of an intent with another melody and strength. Durations stay, and so do the times of its sounds. */
export function shapeIntent(intent: SpeechIntent, shape: Shape): SpeechIntent {
  const voiced = Array.from(intent.hertz).filter((hertz) => hertz > VOICED_HERTZ);
  const median = voiced.toSorted((one, other) => one - other)[voiced.length >> 1] ?? 0;
  const end = intent.hertz.findLastIndex((hertz) => hertz > VOICED_HERTZ) * STEP_SECONDS;
  const drift = slowDrift(shape.seed, shape.driftSemitones);
  const hertz = intent.hertz.map((value, index) => {
    if (value <= VOICED_HERTZ) {
      return value;
    }
    const seconds = index * STEP_SECONDS;
    const toEnd = Math.min(1, Math.max(0, 1 - (end - seconds) / END_SECONDS));
    const semitones =
      12 * Math.log2(value / median) * shape.range +
      shape.semitones +
      shape.endSemitones * toEnd * toEnd +
      shape.tremorSemitones * Math.sin(2 * Math.PI * TREMOR_HERTZ * seconds) +
      drift(seconds);
    return Math.min(HIGHEST_HERTZ, Math.max(LOWEST_HERTZ, median * 2 ** (semitones / 12)));
  });
  return { ...intent, hertz, energy: intent.energy.map((value) => (value > 0 ? value + shape.energy : value)) };
}

/** A smooth random curve through points 0.6 s apart. */
function slowDrift(seed: number, semitones: number): (seconds: number) => number {
  const random = createRandom(seed);
  const points = Array.from({ length: 64 }, () => random.between(-semitones, semitones));
  return (seconds) => {
    const place = seconds * 1.7;
    const left = points[Math.floor(place) % points.length]!;
    const right = points[(Math.floor(place) + 1) % points.length]!;
    const share = place % 1;
    return left + (right - left) * share * share * (3 - 2 * share);
  };
}
