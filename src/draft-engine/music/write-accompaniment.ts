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

/** Writes everything but the theme: bass, held chords, the figure, and a second voice at high levels. */
export function writeAccompaniment(bars: readonly Bar[], key: Key, figure: Figure, random: Random): ScoreNote[] {
  const notes: ScoreNote[] = [];
  const count = key.steps.length;
  let voicing: number[] = triad(key, 1).map((degree) => degree + count);
  for (const bar of bars) {
    if (bar.level === 'none') {
      continue;
    }
    const seconds = bar.beatSeconds * bar.beats;
    const chord = triad(key, bar.chord);
    // Voice leading: each voice moves to the nearest note of the next chord.
    voicing = voicing.map((voice, place) => nearestChordDegree(key, [chord[place] ?? chord[0]], voice));
    const quiet = bar.level === 'low';
    const strength = (quiet ? 40 : 52) + bar.tension * 20 + (bar.level === 'full' ? 12 : 0);
    const add = (part: PartName, pitch: number, velocity: number, at: number, share: number): void => {
      notes.push({
        part,
        pitch,
        velocity: Math.max(1, Math.min(127, Math.round(velocity + random.between(-3, 3)))),
        startSeconds: bar.startSeconds + at * seconds + random.between(0, 0.008),
        durationSeconds: share * seconds,
      });
    };
    const ring = bar.last ? 1.8 : 0.98;
    for (const degree of voicing) {
      add(quiet ? 'pad' : 'harmony', pitchOf(key, degree), strength - 8, 0, ring);
    }
    if (!quiet) {
      add('pad', pitchOf(key, chord[0]) + 12, strength - 16, 0, ring);
    }
    add('bass', pitchOf(key, chord[0]) - 12, strength + 4, 0, ring);
    if (bar.last) {
      continue;
    }
    if (bar.level === 'full' || bar.tension > 0.6) {
      add('bass', pitchOf(key, chord[0]) - 12, strength - 4, 0.5, 0.45);
    }
    if (!quiet || bar.tension > 0.5) {
      for (const [at, note, share] of FIGURES[figure]) {
        const degree = note === 3 ? chord[0] + count : (chord[note] ?? chord[0]);
        add('figure', pitchOf(key, degree) + (figure === 'ostinato' ? 0 : 12), strength - 2, at, share);
      }
    }
    if (bar.level === 'full') {
      add('answer', pitchOf(key, (voicing[2] ?? chord[2]) + count), strength, 0.5, 0.24);
      add('answer', pitchOf(key, (voicing[1] ?? chord[1]) + count), strength - 4, 0.75, 0.24);
    }
  }
  return notes;
}
