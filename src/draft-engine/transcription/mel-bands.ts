/** Samples of a sound a second, as the recogniser wants them. */
export const HEARD_SAMPLE_RATE = 16_000;
/** Samples from one frame of bands to the next. */
const HOP = 160;
/** Frames of bands a second. */
export const FRAMES_PER_SECOND = HEARD_SAMPLE_RATE / HOP;
/** Samples that are looked at together: 16 interleaved parts of 25. */
const WINDOW = 400;
const PARTS = 16;
const PART_LENGTH = WINDOW / PARTS;
const FREQUENCIES = WINDOW / 2 + 1;
/** What is quieter than the loudest by so many powers of ten is as good as silent. */
const RANGE = 8;
const SMALLEST = 1e-10;

/** The bands of a sound, frame by frame. */
export interface MelBands {
  frames: number;
  /** The bands of each frame, one frame after the other. */
  values: Float32Array;
}

const COSINES = Float64Array.from({ length: WINDOW }, (_, turn) => Math.cos((2 * Math.PI * turn) / WINDOW));
const SINES = Float64Array.from({ length: WINDOW }, (_, turn) => Math.sin((2 * Math.PI * turn) / WINDOW));
const HANN = Float64Array.from({ length: WINDOW }, (_, at) => 0.5 - 0.5 * COSINES[at]!);

/**
 * How loud each band of a sound at HEARD_SAMPLE_RATE is, on a logarithmic scale around zero, as the model has learnt
 * it. `filters` say how much each frequency counts in a band.
 */
export function melBands(samples: Float32Array, filters: readonly Float32Array[]): MelBands {
  const frames = Math.ceil(samples.length / HOP);
  const values = new Float32Array(frames * filters.length);
  const power = new Float64Array(FREQUENCIES);
  const window = new Float64Array(WINDOW);
  const spans = filters.map(spanOf);
  let loudest = -Infinity;
  for (let frame = 0; frame < frames; frame++) {
    fillWindow(samples, frame * HOP - WINDOW / 2, window);
    measurePower(window, power);
    filters.forEach((filter, band) => {
      const [from, to] = spans[band]!;
      let sum = 0;
      for (let frequency = from; frequency < to; frequency++) {
        sum += filter[frequency]! * power[frequency]!;
      }
      const loudness = Math.log10(Math.max(SMALLEST, sum));
      loudest = Math.max(loudest, loudness);
      values[frame * filters.length + band] = loudness;
    });
  }
  for (let at = 0; at < values.length; at++) {
    values[at] = (Math.max(values[at]!, loudest - RANGE) + 4) / 4;
  }
  return { frames, values };
}

/** The frequencies that count in a band. */
function spanOf(filter: Float32Array): [from: number, to: number] {
  return [filter.findIndex((share) => share > 0), filter.findLastIndex((share) => share > 0) + 1];
}

/** The samples around a place, weighted; beyond the ends of the sound they go back. */
function fillWindow(samples: Float32Array, start: number, window: Float64Array): void {
  const last = samples.length - 1;
  for (let offset = 0; offset < WINDOW; offset++) {
    let at = Math.abs(start + offset);
    at = at > last ? Math.max(0, 2 * last - at) : at;
    window[offset] = samples[at]! * HANN[offset]!;
  }
}

const partReal = new Float64Array(WINDOW);
const partImaginary = new Float64Array(WINDOW);

/** The power of each frequency: a transform of each interleaved part, then of their sums. */
function measurePower(window: Float64Array, power: Float64Array): void {
  for (let part = 0; part < PARTS; part++) {
    for (let bin = 0; bin < PART_LENGTH; bin++) {
      let real = 0;
      let imaginary = 0;
      for (let index = 0; index < PART_LENGTH; index++) {
        const turn = (bin * index * PARTS) % WINDOW;
        const value = window[index * PARTS + part]!;
        real += value * COSINES[turn]!;
        imaginary -= value * SINES[turn]!;
      }
      partReal[part * PART_LENGTH + bin] = real;
      partImaginary[part * PART_LENGTH + bin] = imaginary;
    }
  }
  for (let frequency = 0; frequency < FREQUENCIES; frequency++) {
    let real = 0;
    let imaginary = 0;
    for (let part = 0; part < PARTS; part++) {
      const at = part * PART_LENGTH + (frequency % PART_LENGTH);
      const turn = (frequency * part) % WINDOW;
      real += partReal[at]! * COSINES[turn]! + partImaginary[at]! * SINES[turn]!;
      imaginary += partImaginary[at]! * COSINES[turn]! - partReal[at]! * SINES[turn]!;
    }
    power[frequency] = real * real + imaginary * imaginary;
  }
}
