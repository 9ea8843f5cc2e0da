import { FILM_SAMPLE_RATE, writeWav } from '#src/platform/server/media/sound/wav-files.ts';
import { emptyStem } from './place-speech.ts';

/** The ambience of a shot: a loop of 48 kHz mono, repeated as needed. */
export interface AmbienceBed {
  /** Consecutive beds with the same name become one, without a seam at the cut. */
  name: string;
  loop: Float32Array;
  startSeconds: number;
  endSeconds: number;
  gain?: number;
}

const CROSS_FADE_SECONDS = 0.6;
const SEAM_SECONDS = 0.25;

/** Lays ambience under the film, cross-faded where it changes, and writes it as a WAV stem of the film's length. */
export async function buildAmbienceStem(
  beds: readonly AmbienceBed[],
  durationSeconds: number,
  path: string,
): Promise<void> {
  const stem = emptyStem(durationSeconds);
  for (const bed of mergeBeds(beds)) {
    addBed(stem, bed, durationSeconds);
  }
  await writeWav(path, [stem]);
}

/** Joins beds of equal name and gain that touch. */
export function mergeBeds(beds: readonly AmbienceBed[]): AmbienceBed[] {
  const merged: AmbienceBed[] = [];
  for (const bed of [...beds].sort((first, second) => first.startSeconds - second.startSeconds)) {
    const open = merged.find(
      (other) =>
        other.name === bed.name && (other.gain ?? 1) === (bed.gain ?? 1) && bed.startSeconds - other.endSeconds < 0.05,
    );
    if (open) {
      open.endSeconds = Math.max(open.endSeconds, bed.endSeconds);
    } else {
      merged.push({ ...bed });
    }
  }
  return merged;
}

function addBed(stem: Float32Array, bed: AmbienceBed, durationSeconds: number): void {
  const loop = closeLoop(bed.loop);
  if (loop.length === 0) {
    return;
  }
  const half = CROSS_FADE_SECONDS / 2;
  // The start and end of the film are not cross-faded.
  const from = Math.round(Math.max(0, bed.startSeconds - half) * FILM_SAMPLE_RATE);
  const to = Math.min(stem.length, Math.round((bed.endSeconds + half) * FILM_SAMPLE_RATE));
  const rises = bed.startSeconds > half ? CROSS_FADE_SECONDS : 0.05;
  const falls = bed.endSeconds + half < durationSeconds ? CROSS_FADE_SECONDS : 0.05;
  const gain = bed.gain ?? 1;
  for (let index = from; index < to; index++) {
    const rise = Math.min(1, (index - from + 1) / (rises * FILM_SAMPLE_RATE));
    const fall = Math.min(1, (to - index) / (falls * FILM_SAMPLE_RATE));
    // Uncorrelated noises keep their power in a sine/cosine cross-fade.
    const level = gain * Math.sin((rise * Math.PI) / 2) * Math.sin((fall * Math.PI) / 2);
    stem[index] = (stem[index] ?? 0) + (loop[(index - from) % loop.length] ?? 0) * level;
  }
}

/** Mixes the end of a loop into its start, so that it repeats without a click. */
export function closeLoop(loop: Float32Array): Float32Array {
  const seam = Math.min(Math.round(SEAM_SECONDS * FILM_SAMPLE_RATE), Math.floor(loop.length / 4));
  const closed = loop.slice(0, loop.length - seam);
  for (let index = 0; index < seam; index++) {
    const angle = ((index + 0.5) / seam) * (Math.PI / 2);
    closed[index] = (loop[index] ?? 0) * Math.sin(angle) + (loop[loop.length - seam + index] ?? 0) * Math.cos(angle);
  }
  return closed;
}
