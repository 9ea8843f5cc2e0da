import { createRandom } from '#src/shared/random.ts';

/** Length of the windows in which the mouth is taken as still, and their distance. */
const WINDOW_SECONDS = 0.024;
const HOP_SECONDS = 0.006;
/** Resonances: two poles for each kilohertz, and some for the slope of the spectrum. */
const POLES_PER_KILOHERTZ = 2;
const EXTRA_POLES = 4;

/**
 * The same words without a voice: the resonances of the mouth are kept (linear prediction), and what the vocal cords
 * did is replaced by noise of the same strength.
 */
export function whisper(samples: Float32Array, sampleRate: number, seed: number): Float32Array {
  const size = Math.round(WINDOW_SECONDS * sampleRate);
  const hop = Math.round(HOP_SECONDS * sampleRate);
  const order = Math.round((sampleRate / 2_000) * POLES_PER_KILOHERTZ) + EXTRA_POLES;
  const window = Float64Array.from({ length: size }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size));
  const random = createRandom(seed);
  const result = new Float32Array(samples.length);
  const frame = new Float64Array(size);
  const spoken = new Float64Array(size);
  for (let start = -size; start < samples.length; start += hop) {
    let energy = 0;
    for (let index = 0; index < size; index++) {
      // Whispering lifts the high sounds; a first difference does so before the resonances are found.
      const here = samples[start + index] ?? 0;
      frame[index] = (here - 0.7 * (samples[start + index - 1] ?? 0)) * window[index]!;
      energy += frame[index]! ** 2;
    }
    if (energy < 1e-9) {
      continue;
    }
    const { coefficients, gain } = predict(frame, order);
    for (let index = 0; index < size; index++) {
      let value = (random.next() + random.next() + random.next() - 1.5) * 2 * gain;
      for (let lag = 1; lag <= order && lag <= index; lag++) {
        value -= coefficients[lag]! * spoken[index - lag]!;
      }
      spoken[index] = value;
    }
    for (let index = 0; index < size; index++) {
      const place = start + index;
      if (place >= 0 && place < result.length) {
        result[place]! += spoken[index]! * window[index]!;
      }
    }
  }
  return result;
}

/** Levinson and Durbin: the all-pole filter of a frame, and the strength of what excites it. */
function predict(frame: Float64Array, order: number): { coefficients: Float64Array; gain: number } {
  const likeness = new Float64Array(order + 1);
  for (let lag = 0; lag <= order; lag++) {
    for (let index = lag; index < frame.length; index++) {
      likeness[lag]! += frame[index]! * frame[index - lag]!;
    }
  }
  // A little noise keeps the filter stable where the frame is a pure tone.
  likeness[0]! *= 1.0001;
  const coefficients = new Float64Array(order + 1);
  coefficients[0] = 1;
  let error = likeness[0]!;
  for (let step = 1; step <= order; step++) {
    let sum = likeness[step]!;
    for (let lag = 1; lag < step; lag++) {
      sum += coefficients[lag]! * likeness[step - lag]!;
    }
    const reflection = -sum / error;
    const former = coefficients.slice();
    for (let lag = 1; lag < step; lag++) {
      coefficients[lag] = former[lag]! + reflection * former[step - lag]!;
    }
    coefficients[step] = reflection;
    error *= 1 - reflection * reflection;
  }
  return { coefficients, gain: Math.sqrt(Math.max(0, error) / frame.length) };
}
