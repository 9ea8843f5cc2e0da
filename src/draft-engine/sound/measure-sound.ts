import { transformInPlace } from '../audio/fourier.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';

/** What can be said of a sound without hearing it. */
export interface SoundMeasures {
  seconds: number;
  peak: number;
  /** Of the whole. */
  rms: number;
  /** Constant offset. */
  offset: number;
  /** Middle of the spectrum's power, hertz. */
  centroidHertz: number;
  /** 0 a tone to 1 white noise. */
  flatness: number;
  /** Moments at which something begins, seconds. */
  onsets: number[];
  /** Share of the power in each of `BANDS` bands, in decibels. */
  bands: number[];
  /** Level in each hundredth of a second, RMS. */
  envelope: number[];
}

const SIZE = 2048;
const BANDS = 20;
const LOWEST_HERTZ = 40;
const OCTAVES = 9;
const FRAME = SAMPLE_RATE / 100;

const WINDOW = Float64Array.from({ length: SIZE }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / SIZE));

/** Power spectra of stretches of a sound that follow one another every `hop` samples; each has `SIZE / 2` bins. */
export function spectra(signal: Float32Array, hop = SIZE): Float64Array[] {
  const found: Float64Array[] = [];
  for (let start = 0; start === 0 || start + SIZE / 2 <= signal.length; start += hop) {
    const real = new Float64Array(SIZE);
    for (let index = 0; index < SIZE; index++) {
      real[index] = (signal[start + index] ?? 0) * (WINDOW[index] ?? 0);
    }
    const imaginary = new Float64Array(SIZE);
    transformInPlace(real, imaginary);
    found.push(Float64Array.from({ length: SIZE / 2 }, (_, bin) => (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2));
  }
  return found;
}

function envelopeOf(signal: Float32Array): number[] {
  return Array.from({ length: Math.ceil(signal.length / FRAME) }, (_, frame) => {
    let sum = 0;
    for (let index = frame * FRAME; index < Math.min(signal.length, (frame + 1) * FRAME); index++) {
      sum += (signal[index] ?? 0) ** 2;
    }
    return Math.sqrt(sum / FRAME);
  });
}

/** Frames that are much louder than the tenth of a second before them. */
function onsetsOf(envelope: readonly number[]): number[] {
  const loudest = Math.max(...envelope, 1e-9);
  const onsets: number[] = [];
  envelope.forEach((level, frame) => {
    const before = envelope.slice(Math.max(0, frame - 8), frame);
    const usual = before.reduce((sum, each) => sum + each, 0) / Math.max(1, before.length);
    if (level > 0.15 * loudest && level > 1.9 * usual && frame / 100 - (onsets.at(-1) ?? -1) > 0.06) {
      onsets.push(frame / 100);
    }
  });
  return onsets;
}

/** Measures a mono sound at 48 kHz. */
export function measureSound(signal: Float32Array): SoundMeasures {
  const mean = new Float64Array(SIZE / 2);
  for (const spectrum of spectra(signal, SIZE * 2)) {
    spectrum.forEach((power, bin) => (mean[bin] = (mean[bin] ?? 0) + power));
  }
  let [total, weighted, logs, count] = [1e-20, 0, 0, 0];
  const bands = Array.from<number>({ length: BANDS }).fill(0);
  mean.forEach((power, bin) => {
    const hertz = (bin * SAMPLE_RATE) / SIZE;
    if (hertz < LOWEST_HERTZ) {
      return;
    }
    total += power;
    weighted += power * hertz;
    logs += Math.log(power + 1e-12);
    count++;
    const band = Math.min(BANDS - 1, Math.floor((Math.log2(hertz / LOWEST_HERTZ) / OCTAVES) * BANDS));
    bands[band] = (bands[band] ?? 0) + power;
  });
  let [peak, squares, sum] = [0, 0, 0];
  for (const sample of signal) {
    peak = Math.max(peak, Math.abs(sample));
    squares += sample * sample;
    sum += sample;
  }
  const envelope = envelopeOf(signal);
  return {
    seconds: signal.length / SAMPLE_RATE,
    peak,
    rms: Math.sqrt(squares / signal.length),
    offset: sum / signal.length,
    centroidHertz: weighted / total,
    flatness: Math.min(1, Math.exp(logs / count) / (total / count)),
    onsets: onsetsOf(envelope),
    bands: bands.map((power) => 10 * Math.log10(power / total + 1e-6)),
    envelope,
  };
}

/** Numbers by which kinds of sound can be told apart: colour, roughness, rhythm, length, level. */
export function fingerprint(signal: Float32Array): number[] {
  const measures = measureSound(signal);
  const { envelope } = measures;
  const mean = envelope.reduce((sum, level) => sum + level, 0) / envelope.length + 1e-9;
  const spread = Math.sqrt(envelope.reduce((sum, level) => sum + (level - mean) ** 2, 0) / envelope.length) / mean;
  const middle = envelope.reduce((sum, level, frame) => sum + level * frame, 0) / (mean * envelope.length ** 2);
  // How regular the envelope is at distances from 0.05 to 0.6 seconds.
  const beats = [5, 9, 13, 19, 27, 42, 53].map(
    (lag) =>
      envelope.reduce((sum, level, frame) => sum + (level - mean) * ((envelope[frame + lag] ?? mean) - mean), 0) /
      (envelope.length * mean * mean * (spread * spread + 1e-6)),
  );
  return [
    ...measures.bands.map((band) => band / 6),
    Math.log2(measures.centroidHertz) * 2,
    Math.log2(measures.flatness + 1e-3),
    Math.log2(measures.seconds) * 4,
    Math.log2(measures.rms) * 1.5,
    spread * 2,
    middle * 4,
    Math.log2(1 + measures.onsets.length / measures.seconds) * 2,
    ...beats.map((beat) => beat * 2),
  ];
}
