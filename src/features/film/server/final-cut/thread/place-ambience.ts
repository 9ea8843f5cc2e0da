import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/film-sample-rate.ts';
import { writeFloatWav } from '#src/platform/server/media/sound/write-float-wav.ts';
import { heardSpan, mergeBeds } from '../../../timeline/merge-beds.ts';
import { emptyStem, wholeFilm, type SoundWindow } from './place-speech.ts';

/** The ambience of a shot: a loop of 48 kHz mono, repeated as needed. */
export interface AmbienceBed {
  /** Consecutive beds with the same name become one, without a seam at the cut. */
  name: string;
  loop: Float32Array;
  startSeconds: number;
  endSeconds: number;
  gain?: number;
}

const SEAM_SECONDS = 0.25;

/**
 * Lays ambience under the film, cross-faded where it changes, and writes it as a WAV stem of the film's length; with a
 * window, of that stretch alone.
 */
export async function buildAmbienceStem(
  beds: readonly AmbienceBed[],
  durationSeconds: number,
  path: string,
  window: SoundWindow = wholeFilm(durationSeconds),
): Promise<void> {
  const [left, right] = [emptyStem(window), emptyStem(window)];
  for (const bed of mergeBeds(beds)) {
    const loop = closeLoop(bed.loop);
    addBed(left, bed, { loop, across: -1, durationSeconds, window });
    addBed(right, bed, { loop, across: 1, durationSeconds, window });
  }
  await writeFloatWav(path, [left, right]);
}

/** Shares of the two takes in each ear: wide, and yet in front. */
const NEAR_SHARE = Math.cos(0.5);
const FAR_SHARE = Math.sin(0.5);

/**
 * One ear of a bed. Two takes, half a loop apart, are heard in both ears with opposite shares, so that the bed is
 * around the listener though the loop is mono.
 */
function addBed(
  stem: Float32Array,
  bed: AmbienceBed,
  {
    loop,
    across,
    durationSeconds,
    window,
  }: { loop: Float32Array; across: -1 | 1; durationSeconds: number; window: SoundWindow },
): void {
  if (loop.length === 0) {
    return;
  }
  const span = heardSpan(bed, durationSeconds);
  const from = Math.round(span.startSeconds * FILM_SAMPLE_RATE);
  const to = Math.round(span.endSeconds * FILM_SAMPLE_RATE);
  const begin = Math.max(from, window.from);
  const rises = span.riseSeconds * FILM_SAMPLE_RATE;
  const falls = span.fallSeconds * FILM_SAMPLE_RATE;
  const gain = bed.gain ?? 1;
  const [first, second] = across < 0 ? [NEAR_SHARE, FAR_SHARE] : [FAR_SHARE, NEAR_SHARE];
  const apart = loop.length >> 1;
  let position = (begin - from) % loop.length;
  for (let index = begin; index < Math.min(to, window.from + window.length); index++) {
    const rise = Math.min(1, (index - from + 1) / rises);
    const fall = Math.min(1, (to - index) / falls);
    // Uncorrelated noises keep their power in a sine/cosine cross-fade.
    const level =
      rise === 1 && fall === 1 ? gain : gain * Math.sin((rise * Math.PI) / 2) * Math.sin((fall * Math.PI) / 2);
    const other = position + apart < loop.length ? position + apart : position + apart - loop.length;
    const sample = index - window.from;
    stem[sample] =
      (stem[sample] as number) + ((loop[position] as number) * first + (loop[other] as number) * second) * level;
    position = position + 1 === loop.length ? 0 : position + 1;
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
