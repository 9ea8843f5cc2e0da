import { transformInPlace } from '#src/draft-engine/audio/fourier.ts';

/** Sound of one channel, samples within -1 and 1. */
export interface Sound {
  samples: ArrayLike<number>;
  /** Hertz. */
  sampleRate: number;
}

const HOP_SECONDS = 0.0125;
const WINDOW_SECONDS = 0.025;
const FFT_SIZE = 1024;
const MEL_BANDS = 26;
const LOWEST_HERTZ = 100;
const HIGHEST_HERTZ = 7_600;
const CEPSTRA = 12;
/** Frames this much quieter than the loudest are pauses, decibels. */
const PAUSE_DECIBELS = 40;

const mel = (hertz: number): number => 2_595 * Math.log10(1 + hertz / 700);

/** The energies of a frame in bands of equal width in mel, as logarithms. */
function melEnergies(power: Float64Array, sampleRate: number): number[] {
  const step = (mel(HIGHEST_HERTZ) - mel(LOWEST_HERTZ)) / (MEL_BANDS + 1);
  const energies = new Array<number>(MEL_BANDS).fill(1e-10);
  for (let bin = 1; bin < FFT_SIZE / 2; bin++) {
    const place = (mel((bin * sampleRate) / FFT_SIZE) - mel(LOWEST_HERTZ)) / step - 1;
    const band = Math.floor(place);
    // A bin is shared by the two bands whose triangles it lies in.
    for (const [index, share] of [
      [band, 1 - (place - band)],
      [band + 1, place - band],
    ] as const) {
      if (index >= 0 && index < MEL_BANDS) {
        energies[index]! += power[bin]! * share;
      }
    }
  }
  return energies.map(Math.log);
}

/** Mel cepstra of the frames that are not pauses, each coefficient with mean 0 over the sound. */
export function melCepstra({ samples, sampleRate }: Sound): Float64Array[] {
  const length = Math.round(WINDOW_SECONDS * sampleRate);
  const frames: { decibels: number; cepstra: Float64Array }[] = [];
  for (let start = 0; start + length <= samples.length; start += Math.round(HOP_SECONDS * sampleRate)) {
    const real = new Float64Array(FFT_SIZE);
    const imaginary = new Float64Array(FFT_SIZE);
    let energy = 1e-12;
    for (let at = 0; at < length; at++) {
      const sample = samples[start + at]! - 0.97 * (samples[start + at - 1] ?? 0);
      energy += samples[start + at]! ** 2;
      real[at] = sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (length - 1)));
    }
    transformInPlace(real, imaginary);
    const energies = melEnergies(
      real.map((value, bin) => value ** 2 + imaginary[bin]! ** 2),
      sampleRate,
    );
    const cepstra = Float64Array.from({ length: CEPSTRA }, (_, order) =>
      energies.reduce(
        (sum, value, band) => sum + value * Math.cos((Math.PI * (order + 1) * (band + 0.5)) / MEL_BANDS),
        0,
      ),
    );
    frames.push({ decibels: 10 * Math.log10(energy), cepstra });
  }
  const loudest = frames.reduce((most, { decibels }) => Math.max(most, decibels), Number.NEGATIVE_INFINITY);
  const spoken = frames.filter(({ decibels }) => decibels > loudest - PAUSE_DECIBELS).map(({ cepstra }) => cepstra);
  for (let order = 0; order < CEPSTRA; order++) {
    const mean = spoken.reduce((sum, frame) => sum + frame[order]!, 0) / spoken.length;
    for (const frame of spoken) {
      frame[order]! -= mean;
    }
  }
  return spoken;
}

/**
 * How unlike two readings are, by their mel cepstra along the best alignment in time (dynamic time warping): for each
 * frame of the two. Pitch, pace, loudness and pauses hardly count; what is said does.
 */
export function speechDistance(one: readonly Float64Array[], other: readonly Float64Array[]): number {
  let before = new Float64Array(other.length + 1).fill(Number.POSITIVE_INFINITY);
  before[0] = 0;
  for (const frame of one) {
    const costs = new Float64Array(other.length + 1).fill(Number.POSITIVE_INFINITY);
    for (let at = 1; at <= other.length; at++) {
      const candidate = other[at - 1]!;
      let sum = 0;
      for (let order = 0; order < CEPSTRA; order++) {
        sum += (frame[order]! - candidate[order]!) ** 2;
      }
      // A step in both at once costs as much as one in either, so that stretching and squeezing is dear.
      costs[at] = Math.min(before[at - 1]!, before[at]!, costs[at - 1]!) + Math.sqrt(sum);
    }
    before = costs;
  }
  return before[other.length]! / (one.length + other.length);
}
