import { SAMPLE_RATE } from '../../audio/sample-rate.ts';

/** The voice in a window of 0.04 s. */
export interface PitchFrame {
  /** 0 where nothing is voiced. */
  hertz: number;
  /** How alike two periods are: 0 for noise or silence to 1 for a pure voice. */
  periodicity: number;
}

/** The analysis runs at 12 kHz. */
const DIVISOR = 4;
const RATE = SAMPLE_RATE / DIVISOR;
const WINDOW = RATE * 0.04;
/** Periods of 429 to 46 hertz. */
const SHORTEST_LAG = 28;
const LONGEST_LAG = 260;
/** Mean power below which a window is silent, and the likeness of periods from which it is voiced. */
const SILENT_POWER = 3e-4;
const VOICED_LIKENESS = 0.6;

/** The pitch of mono sound at 48 kHz every `stepSeconds`, by autocorrelation. */
export function trackPitch(samples: Float32Array, stepSeconds: number): PitchFrame[] {
  const slow = Float32Array.from({ length: Math.floor(samples.length / DIVISOR) }, (_, index) => {
    const at = index * DIVISOR;
    return (samples[at]! + samples[at + 1]! + samples[at + 2]! + samples[at + 3]!) / DIVISOR;
  });
  const frames: PitchFrame[] = [];
  for (let start = 0; start + WINDOW + LONGEST_LAG + 40 < slow.length; start += Math.round(stepSeconds * RATE)) {
    frames.push(pitchAt(slow, start));
  }
  return frames;
}

function pitchAt(slow: Float32Array, start: number): PitchFrame {
  const likeness: number[] = [];
  let best = 0;
  for (let lag = SHORTEST_LAG; lag <= LONGEST_LAG; lag++) {
    let product = 0;
    let here = 1e-9;
    let there = 1e-9;
    for (let index = start; index < start + WINDOW; index++) {
      product += slow[index]! * slow[index + lag]!;
      here += slow[index]! ** 2;
      there += slow[index + lag]! ** 2;
    }
    likeness[lag] = here / WINDOW < SILENT_POWER ? 0 : product / Math.sqrt(here * there);
    best = Math.max(best, likeness[lag]!);
  }
  // The first period that is almost as good as the best: a later one is a multiple of it.
  const lag =
    best < VOICED_LIKENESS
      ? -1
      : likeness.findIndex(
          (value, at) => value > best * 0.9 && value >= (likeness[at - 1] ?? 0) && value >= (likeness[at + 1] ?? 0),
        );
  return { hertz: lag > 0 ? RATE / lag : 0, periodicity: best };
}
