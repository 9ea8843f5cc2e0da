import type { Random } from '#src/shared/random.ts';
import { type Key, nearestChordDegree, pitchOf, triad } from './harmony.ts';
import type { Figure } from './moods.ts';
import type { PartName, ScoreNote } from './music-request.ts';
import type { Bar } from './plan-bars.ts';

/** Notes of each figure: [share of the bar, chord note (0 root, 1 third, 2 fifth, 3 octave), length]. */
const FIGURES: Readonly<Record<Figure, readonly (readonly [number, number, number])[]>> = {
  arpeggio: [
    [0, 0, 0.25],
    [0.125, 1, 0.25],
    [0.25, 2, 0.25],
    [0.375, 3, 0.25],
    [0.5, 2, 0.25],
    [0.625, 3, 0.25],
    [0.75, 2, 0.25],
    [0.875, 1, 0.25],
  ],
  broken: [
    [0, 0, 0.5],
    [0.25, 2, 0.3],
    [0.375, 1, 0.3],
    [0.5, 3, 0.4],
    [0.75, 2, 0.3],
  ],
  ostinato: [
    [0, 0, 0.1],
    [0.125, 0, 0.1],
    [0.25, 2, 0.1],
    [0.375, 0, 0.1],
    [0.5, 0, 0.1],
    [0.625, 1, 0.1],
    [0.75, 2, 0.1],
    [0.875, 0, 0.1],
  ],
  pulse: [
    [0, 0, 0.2],
    [0.125, 2, 0.1],
    [0.25, 1, 0.2],
    [0.5, 0, 0.2],
    [0.625, 2, 0.1],
    [0.75, 1, 0.2],
    [0.875, 2, 0.1],
  ],
  offbeat: [
    [0.125, 1, 0.1],
    [0.375, 2, 0.1],
    [0.625, 1, 0.1],
    [0.875, 2, 0.1],
  ],
  waltz: [
    [0, 0, 0.6],
    [0.333, 1, 0.3],
    [0.333, 2, 0.3],
    [0.667, 1, 0.3],
    [0.667, 3, 0.3],
  ],
  still: [
    [0, 0, 1],
    [0, 2, 1],
  ],
};

/** One bar about to be accompanied. */
interface BarToWrite {
  bar: Bar;
  key: Key;
  chord: readonly [number, number, number];
  /** The chord as it is held: each voice has moved to the nearest of its notes. */
  voicing: readonly number[];
  /** How hard notes are struck. */
  strength: number;
  write(part: PartName, pitch: number, note: StruckNote): void;
}

/** A note's velocity, and its start and length as shares of the bar. */
interface StruckNote {
  velocity: number;
  at: number;
  share: number;
}

/** Writes everything but the theme: bass, held chords, the figure, and a second voice at high levels. */
export function writeAccompaniment(bars: readonly Bar[], key: Key, figure: Figure, random: Random): ScoreNote[] {
  const notes: ScoreNote[] = [];
  let voicing: readonly number[] = triad(key, 1).map((degree) => degree + key.steps.length);
  for (const bar of bars) {
    if (bar.level === 'none') {
      continue;
    }
    const chord = triad(key, bar.chord);
    // Voice leading: each voice moves to the nearest note of the next chord.
    voicing = voicing.map((voice, place) => nearestChordDegree(key, [chord[place] ?? chord[0]], voice));
    const writing: BarToWrite = {
      bar,
      key,
      chord,
      voicing,
      strength: strengthOf(bar),
      write: noteWriter(bar, random, notes),
    };
    holdChord(writing);
    if (!bar.last) {
      moveOn(writing, figure);
    }
  }
  return notes;
}

const isQuiet = (bar: Bar): boolean => bar.level === 'low';

const strengthOf = (bar: Bar): number => (isQuiet(bar) ? 40 : 52) + bar.tension * 20 + (bar.level === 'full' ? 12 : 0);

/** Adds notes of a bar; no two are struck quite alike. */
function noteWriter(bar: Bar, random: Random, notes: ScoreNote[]): BarToWrite['write'] {
  const seconds = bar.beatSeconds * bar.beats;
  return (part, pitch, { velocity, at, share }) => {
    notes.push({
      part,
      pitch,
      velocity: Math.max(1, Math.min(127, Math.round(velocity + random.between(-3, 3)))),
      startSeconds: bar.startSeconds + at * seconds + random.between(0, 0.008),
      durationSeconds: share * seconds,
    });
  };
}

/** The chord and its bass, held for the bar; the last one rings on. */
function holdChord({ bar, key, chord, voicing, strength, write }: BarToWrite): void {
  const quiet = isQuiet(bar);
  const share = bar.last ? 1.8 : 0.98;
  for (const degree of voicing) {
    write(quiet ? 'pad' : 'harmony', pitchOf(key, degree), { velocity: strength - 8, at: 0, share });
  }
  if (!quiet) {
    write('pad', pitchOf(key, chord[0]) + 12, { velocity: strength - 16, at: 0, share });
  }
  write('bass', pitchOf(key, chord[0]) - 12, { velocity: strength + 4, at: 0, share });
}

/** What moves within the bar: more of it, the higher its level and tension. */
function moveOn(writing: BarToWrite, figure: Figure): void {
  const { bar, key, chord, strength, write } = writing;
  const full = bar.level === 'full';
  if (full || bar.tension > 0.6) {
    write('bass', pitchOf(key, chord[0]) - 12, { velocity: strength - 4, at: 0.5, share: 0.45 });
  }
  if (!isQuiet(bar) || bar.tension > 0.5) {
    writeFigure(writing, figure);
  }
  if (full) {
    answer(writing);
  }
}

function writeFigure({ key, chord, strength, write }: BarToWrite, figure: Figure): void {
  const lift = figure === 'ostinato' ? 0 : 12;
  for (const [at, note, share] of FIGURES[figure]) {
    const degree = note === 3 ? chord[0] + key.steps.length : (chord[note] ?? chord[0]);
    write('figure', pitchOf(key, degree) + lift, { velocity: strength - 2, at, share });
  }
}

/** A second voice in the latter half of the bar. */
function answer({ key, chord, voicing, strength, write }: BarToWrite): void {
  const octave = key.steps.length;
  write('answer', pitchOf(key, (voicing[2] ?? chord[2]) + octave), { velocity: strength, at: 0.5, share: 0.24 });
  write('answer', pitchOf(key, (voicing[1] ?? chord[1]) + octave), { velocity: strength - 4, at: 0.75, share: 0.24 });
}
