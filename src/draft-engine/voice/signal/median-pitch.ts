import { SAMPLE_RATE } from './loudness.ts';

/** Median of the pitch (hertz) of the voiced parts, by autocorrelation at 12 kHz; 0 where nothing is voiced. */
export function medianPitch(samples: Float32Array): number {
  const rate = SAMPLE_RATE / 4;
  const slow = Float32Array.from(
    { length: Math.floor(samples.length / 4) },
    (_, index) =>
      (samples[index * 4]! + samples[index * 4 + 1]! + samples[index * 4 + 2]! + samples[index * 4 + 3]!) / 4,
  );
  const window = 480;
  const pitches: number[] = [];
  for (let start = 0; start + window + 300 < slow.length; start += 720) {
    const likeness: number[] = [];
    let best = 0;
    for (let lag = 28; lag <= 260; lag++) {
      let product = 0;
      let here = 1e-9;
      let there = 1e-9;
      for (let index = start; index < start + window; index++) {
        product += slow[index]! * slow[index + lag]!;
        here += slow[index]! ** 2;
        there += slow[index + lag]! ** 2;
      }
      likeness[lag] = here / window < 3e-4 ? 0 : product / Math.sqrt(here * there);
      best = Math.max(best, likeness[lag]!);
    }
    if (best < 0.6) {
      continue;
    }
    const lag = likeness.findIndex(
      (value, at) => value > best * 0.9 && value >= (likeness[at - 1] ?? 0) && value >= (likeness[at + 1] ?? 0),
    );
    if (lag > 0) {
      pitches.push(rate / lag);
    }
  }
  pitches.sort((one, other) => one - other);
  return pitches[pitches.length >> 1] ?? 0;
}
