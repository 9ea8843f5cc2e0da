import type { Random } from '#src/shared/random.ts';
import type { MoodStyle } from './moods.ts';
import type { ScoreNote } from './music-request.ts';
import type { Bar } from './plan-bars.ts';

/** Strokes in a bar: [share of the bar, General MIDI drum, loudness 0 to 1]. */
const PATTERNS: Readonly<Record<Exclude<MoodStyle['drums'], 'none'>, readonly (readonly [number, number, number])[]>> =
  {
    soft: [
      [0, 77, 0.6],
      [0.25, 76, 0.4],
      [0.5, 77, 0.6],
      [0.625, 76, 0.3],
      [0.75, 76, 0.5],
    ],
    steady: [
      [0, 36, 0.8],
      [0.25, 42, 0.4],
      [0.25, 39, 0.35],
      [0.375, 42, 0.3],
      [0.5, 36, 0.7],
      [0.75, 42, 0.4],
      [0.75, 39, 0.4],
      [0.875, 42, 0.3],
    ],
    taiko: [
      [0, 41, 0.9],
      [0.375, 43, 0.5],
      [0.5, 41, 0.7],
      [0.75, 43, 0.6],
      [0.875, 43, 0.5],
    ],
    drive: [
      [0, 36, 0.9],
      [0.125, 42, 0.4],
      [0.25, 38, 0.7],
      [0.375, 42, 0.4],
      [0.5, 36, 0.9],
      [0.625, 36, 0.6],
      [0.75, 38, 0.75],
      [0.875, 42, 0.5],
    ],
  };

/** Writes drums when the mood has them and the film's tension allows it. */
export function writeDrums(bars: readonly Bar[], style: MoodStyle['drums'], random: Random): ScoreNote[] {
  if (style === 'none') {
    return [];
  }
  const notes: ScoreNote[] = [];
  for (const bar of bars) {
    const wanted = bar.level === 'full' || (bar.level === 'theme' && bar.tension > 0.3);
    if (!wanted || bar.last) {
      continue;
    }
    for (const [at, drum, loudness] of PATTERNS[style]) {
      notes.push({
        part: 'drums',
        pitch: drum,
        velocity: Math.round((45 + bar.tension * 50) * loudness + random.between(0, 8)),
        startSeconds: bar.startSeconds + at * bar.beatSeconds * bar.beats,
        durationSeconds: 0.2,
      });
    }
  }
  return notes;
}
