import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/film-sample-rate.ts';
import type { Span } from '#src/platform/server/media/video/detect-black-and-silence.ts';

const LINE_FLOOR_DECIBELS = -50;

/** The lines that are silent in the voice stem (48 kHz mono; absent when there is none). */
export function findMissingLines(lines: readonly Span[], voice: Float32Array | undefined): Span[] {
  return lines
    .filter(
      (line) => levelDecibels(voice ?? new Float32Array(), line.startSeconds, line.endSeconds) <= LINE_FLOOR_DECIBELS,
    )
    .map(({ startSeconds, endSeconds }) => ({ startSeconds, endSeconds }));
}

/** RMS level of a stretch, in dBFS. */
function levelDecibels(samples: Float32Array, startSeconds: number, endSeconds: number): number {
  const start = Math.max(0, Math.floor(startSeconds * FILM_SAMPLE_RATE));
  const end = Math.min(samples.length, Math.ceil(endSeconds * FILM_SAMPLE_RATE));
  let sum = 0;
  for (let index = start; index < end; index++) {
    sum += (samples[index] ?? 0) ** 2;
  }
  return end > start ? 10 * Math.log10(sum / (end - start) + 1e-12) : Number.NEGATIVE_INFINITY;
}
