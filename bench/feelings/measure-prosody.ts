import { measureLoudness } from '#src/draft-engine/audio/loudness.ts';
import { SAMPLE_RATE } from '#src/draft-engine/audio/sample-rate.ts';
import { spectra } from '#src/draft-engine/sound/measure-sound.ts';
import type { Voice } from '#src/draft-engine/voice/finish-voice.ts';
import { trackPitch } from '#src/draft-engine/voice/signal/track-pitch.ts';

/** What is measured of how a line is said; none of it depends on which words it has. */
export const PROSODY_MEASURES = [
  'median pitch, semitones',
  'pitch range, semitones',
  'pitch at the end, semitones',
  'pitch slope, semitones a second',
  'pitch unsteadiness, semitones',
  'sounds a second, logarithm',
  'share of pauses',
  'level variation, decibels',
  'spectral tilt, decibels',
  'periodicity',
  'loudness, LUFS',
] as const;

const STEP_SECONDS = 0.02;
/** The part of a line that is its end. */
const END_SECONDS = 0.3;
/** Steps this much quieter than the loudest are pauses. */
const PAUSE_DECIBELS = 35;
/** Between these the voice's own strength lies, and what pressure adds to it. */
const LOW_HERTZ = [100, 1_000] as const;
const HIGH_HERTZ = [2_000, 6_000] as const;

/** Measures a line in the order of `PROSODY_MEASURES`. `soundCount` is the number of its phonemes. */
export function measureProsody({ samples, words }: Pick<Voice, 'samples' | 'words'>, soundCount: number): number[] {
  const from = Math.round((words[0]?.startSeconds ?? 0) * SAMPLE_RATE);
  const spoken = samples.slice(from, Math.round((words.at(-1)?.endSeconds ?? 0) * SAMPLE_RATE));
  const levels = levelsOf(spoken);
  const loudest = Math.max(...levels);
  const heard = levels.filter((level) => level > loudest - PAUSE_DECIBELS);
  const track = trackPitch(samples.slice(from), STEP_SECONDS);
  const voiced = track.flatMap(({ hertz, periodicity }, step) =>
    hertz > 0 ? [{ seconds: step * STEP_SECONDS, semitones: 12 * Math.log2(hertz / 100), periodicity }] : [],
  );
  const pitches = withoutLeaps(voiced);
  const heights = pitches.map(({ semitones }) => semitones).toSorted((one, other) => one - other);
  const middle = share(heights, 0.5);
  const endSeconds = pitches.at(-1)?.seconds ?? 0;
  const ending = pitches.filter(({ seconds }) => seconds > endSeconds - END_SECONDS);
  return [
    middle,
    share(heights, 0.9) - share(heights, 0.1),
    mean(ending.map(({ semitones }) => semitones)) - middle,
    slopeOf(pitches),
    unsteadiness(pitches),
    Math.log(soundCount / (heard.length * STEP_SECONDS)),
    1 - heard.length / levels.length,
    spread(heard),
    tiltOf(spoken),
    mean(voiced.map(({ periodicity }) => periodicity)),
    measureLoudness([samples]),
  ];
}

interface Pitch {
  seconds: number;
  semitones: number;
}

/** Without the steps in which the tracker took a wrong octave. */
function withoutLeaps(voiced: readonly Pitch[]): Pitch[] {
  const middle = share(
    voiced.map(({ semitones }) => semitones).toSorted((one, other) => one - other),
    0.5,
  );
  return voiced.filter(({ semitones }) => Math.abs(semitones - middle) < 10);
}

function levelsOf(samples: Float32Array): number[] {
  const step = STEP_SECONDS * SAMPLE_RATE;
  return Array.from(
    { length: Math.floor(samples.length / step) },
    (_, index) =>
      10 *
      Math.log10(mean(Array.from(samples.subarray(index * step, (index + 1) * step), (value) => value ** 2)) + 1e-10),
  );
}

/** Least squares. */
function slopeOf(pitches: readonly Pitch[]): number {
  const time = mean(pitches.map(({ seconds }) => seconds));
  const height = mean(pitches.map(({ semitones }) => semitones));
  let [along, length] = [0, 1e-9];
  for (const { seconds, semitones } of pitches) {
    along += (seconds - time) * (semitones - height);
    length += (seconds - time) ** 2;
  }
  return along / length;
}

/** How far each step lies from the middle of its neighbours: tremor and jitter, without the melody. */
function unsteadiness(pitches: readonly Pitch[]): number {
  return mean(
    pitches.slice(1, -1).flatMap(({ semitones }, index) => {
      const [before, after] = [pitches[index]!, pitches[index + 2]!];
      return after.seconds - before.seconds < 2.5 * STEP_SECONDS
        ? [Math.abs(semitones - (before.semitones + after.semitones) / 2)]
        : [];
    }),
  );
}

function tiltOf(samples: Float32Array): number {
  let [low, high] = [1e-9, 1e-9];
  const bin = (hertz: number): number => Math.round((hertz * 2_048) / SAMPLE_RATE);
  for (const spectrum of spectra(samples)) {
    low += sum(spectrum.subarray(bin(LOW_HERTZ[0]), bin(LOW_HERTZ[1])));
    high += sum(spectrum.subarray(bin(HIGH_HERTZ[0]), bin(HIGH_HERTZ[1])));
  }
  return 10 * Math.log10(high / low);
}

const sum = (values: ArrayLike<number>): number => Array.from(values).reduce((total, value) => total + value, 0);

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}

function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** The value below which a share of sorted values lies. */
function share(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
