import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { PartName, ScoreNote } from '../music-request.ts';

/** Seconds by which each part is behind (positive) or ahead of the beat, and how much it wavers. */
const FEEL: Readonly<Record<PartName, readonly [late: number, waver: number]>> = {
  melody: [0.008, 0.01],
  answer: [0.01, 0.012],
  harmony: [0, 0.008],
  figure: [0, 0.006],
  bass: [-0.003, 0.005],
  pad: [0, 0.012],
  accent: [0, 0],
  drums: [0, 0.003],
};

/** Gives notes the small differences of players; keeps every note within the piece. Notes come out in order of time. */
export function humanise(
  notes: readonly ScoreNote[],
  seed: number,
  { durationSeconds }: { durationSeconds: number },
): ScoreNote[] {
  const random = createRandom(deriveSeed('players', seed));
  return notes
    .map((note) => {
      const [late, waver] = FEEL[note.part];
      // The sum of two is near zero more often than far from it.
      const off = late + waver * (random.next() + random.next() - 1);
      const startSeconds = Math.max(0, note.startSeconds + off);
      return {
        ...note,
        startSeconds,
        durationSeconds: Math.max(0.04, Math.min(note.durationSeconds, durationSeconds - startSeconds - 0.05)),
        velocity: Math.max(1, Math.min(127, Math.round(note.velocity + random.between(-3, 3)))),
      };
    })
    .filter(({ startSeconds }) => startSeconds < durationSeconds - 0.1)
    .sort((first, second) => first.startSeconds - second.startSeconds || first.pitch - second.pitch);
}
