import type { Random } from '#src/shared/random.ts';
import { type Key, nearestChordDegree, pitchOf, triad } from './harmony.ts';
import type { ScoreNote } from './music-request.ts';
import type { Bar } from './plan-bars.ts';

/** Rhythms of two bars, in shares of a bar; each phrase ends with a rest. */
const RHYTHMS: readonly (readonly number[])[] = [
  [0, 0.25, 0.5, 1, 1.5],
  [0, 0.375, 0.5, 0.75, 1],
  [0, 0.5, 0.75, 1, 1.25, 1.5],
  [0.25, 0.5, 0.75, 1, 1.625],
  [0, 0.25, 0.375, 0.5, 1, 1.25],
  [0, 0.5, 1, 1.375, 1.5],
];

/** Contours of a phrase: steps of the scale from note to note. */
const CONTOURS: readonly (readonly number[])[] = [
  [0, 1, 2, 1, -2, -1],
  [0, 2, -1, -1, 2, 1],
  [0, -1, -1, 3, -1, -1],
  [0, 4, -1, -1, -1, 1],
  [0, 1, 1, 1, -2, -2],
  [0, -2, 1, 2, 1, -1],
];

interface Motif {
  onsets: readonly number[];
  steps: readonly number[];
}

/** Writes a theme over the bars: one motif, repeated, answered by another, and resolved. It rests in quiet scenes. */
export function writeMelody(bars: readonly Bar[], key: Key, centre: number, random: Random): ScoreNote[] {
  const motifs: [Motif, Motif] = [createMotif(random), createMotif(random)];
  const middle = Math.round(((centre - key.tonic) / 12) * key.steps.length);
  const notes: ScoreNote[] = [];
  let degree = middle;
  for (let index = 0; index < bars.length - 1; index += 2) {
    const [first, second] = [bars[index], bars[index + 1]];
    if (!first || !second || first.level === 'none' || first.level === 'low') {
      continue;
    }
    // A A B A: the third pair of bars answers.
    const motif = motifs[Math.floor(index / 2) % 4 === 2 ? 1 : 0];
    degree = nearestChordDegree(key, triad(key, first.chord), clampToward(degree, middle));
    const barSeconds = first.beatSeconds * first.beats;
    motif.onsets.forEach((onset, place) => {
      const bar = onset < 1 ? first : second;
      if (bar.last) {
        return;
      }
      degree += motif.steps[place] ?? 0;
      const strong = onset % 0.5 === 0;
      if (strong) {
        degree = nearestChordDegree(key, triad(key, bar.chord), degree);
      }
      degree = clampToward(degree, middle);
      const end = motif.onsets[place + 1] ?? 2;
      const lift = bar.level === 'full' ? 12 : 0;
      notes.push({
        part: 'melody',
        pitch: pitchOf(key, degree),
        velocity: Math.round(66 + lift + bar.tension * 18 + (strong ? 6 : 0) + random.between(-4, 4)),
        startSeconds: first.startSeconds + onset * barSeconds + random.between(0, 0.012),
        durationSeconds: Math.min((end - onset) * barSeconds * 0.94, barSeconds),
      });
    });
  }
  const close = bars.at(-1);
  if (close) {
    notes.push({
      part: 'melody',
      pitch: pitchOf(key, nearestChordDegree(key, [0], middle)),
      velocity: 70,
      startSeconds: close.startSeconds,
      durationSeconds: close.beatSeconds * close.beats * 1.5,
    });
  }
  return notes;
}

function createMotif(random: Random): Motif {
  return { onsets: random.pick(RHYTHMS), steps: random.pick(CONTOURS) };
}

/** Limits the degree to a sixth around the middle: a tune that a person could hum. */
function clampToward(degree: number, middle: number): number {
  return Math.max(middle - 5, Math.min(middle + 5, degree));
}
