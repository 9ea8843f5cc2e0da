import type { Score, ScoreNote } from '#src/draft-engine/music/music-request.ts';

/** Measures of a score, by which its writing is judged without ears. Shares are 0 to 1. */
export interface ScoreMeasures {
  /** Share of pitched notes that belong to the scale or the chord of their moment. */
  inKey: number;
  /** Share of the melody's notes on the first beat of a bar that lie a minor second from a note of the chord. */
  clashes: number;
  /** Semitones between the melody's lowest and highest note of any one instrument. */
  range: number;
  /** Share of the time with a melody. */
  melodyTime: number;
  /** Notes a second. */
  density: number;
  /** Seconds between the last chord and the end. */
  ringSeconds: number;
}

/** Accents may be foreign to the key on purpose. */
const isPitched = ({ part }: ScoreNote): boolean => part !== 'drums' && part !== 'accent';
/** Notes waver about the beat. */
const WAVER_SECONDS = 0.04;

export function measureScore(score: Score): ScoreMeasures {
  const { notes, barSeconds, durationSeconds } = score;
  const pitched = notes.filter(isPitched);
  const melody = notes.filter(({ part }) => part === 'melody');
  const onBars = melody.filter(({ startSeconds }) =>
    barSeconds.some((bar) => Math.abs(bar - startSeconds) < WAVER_SECONDS),
  );
  return {
    inKey: share(pitched, (note) => {
      const { chord, scale } = harmonyAt(score, note.startSeconds);
      return chord.includes(note.pitch % 12) || scale.includes(note.pitch % 12);
    }),
    clashes: share(onBars, (note) => {
      const { chord } = harmonyAt(score, note.startSeconds);
      const pitch = note.pitch % 12;
      return !chord.includes(pitch) && chord.some((tone) => [1, 11].includes((pitch - tone + 12) % 12));
    }),
    range: Math.max(
      0,
      ...[...new Set(melody.map(({ instrument }) => instrument))].map((name) =>
        spread(melody.filter(({ instrument }) => instrument === name)),
      ),
    ),
    melodyTime: coveredSeconds(melody) / durationSeconds,
    density: notes.length / durationSeconds,
    ringSeconds: durationSeconds - (barSeconds.at(-1) ?? 0),
  };
}

function harmonyAt({ harmony }: Score, seconds: number): Score['harmony'][number] {
  return (
    harmony.filter(({ startSeconds }) => startSeconds <= seconds + WAVER_SECONDS).at(-1) ?? {
      startSeconds: 0,
      chord: [],
      scale: [],
    }
  );
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}

function spread(notes: readonly ScoreNote[]): number {
  const pitches = notes.map(({ pitch }) => pitch);
  return Math.max(...pitches) - Math.min(...pitches);
}

function coveredSeconds(notes: readonly ScoreNote[]): number {
  let until = 0;
  let covered = 0;
  for (const { startSeconds, durationSeconds } of notes) {
    const end = startSeconds + durationSeconds;
    covered += Math.max(0, end - Math.max(until, startSeconds));
    until = Math.max(until, end);
  }
  return covered;
}

/** The sound's power in each span, in decibels; -Infinity for silence. */
export function levelsOf(samples: Float32Array, sampleRate: number, spanSeconds: number): number[] {
  const length = Math.round(spanSeconds * sampleRate);
  return Array.from({ length: Math.floor(samples.length / length) }, (_, index) => {
    const part = samples.subarray(index * length, (index + 1) * length);
    return 10 * Math.log10(part.reduce((sum, sample) => sum + sample * sample, 0) / length);
  });
}
