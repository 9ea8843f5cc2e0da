import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/film-sample-rate.ts';

/** A time interval in seconds. */
export interface Span {
  startSeconds: number;
  endSeconds: number;
}

/** Keep every sixth sample of the film for comparisons: enough for speech. */
const THINNING = 6;
const THIN_RATE = FILM_SAMPLE_RATE / THINNING;
const REACH_SECONDS = 0.2;
const COMPARED_SECONDS = 1.5;

/** Root mean square of the spans together, in decibels of full scale; samples at 48 kHz. */
export function levelOf(samples: Float32Array, spans: readonly Span[]): number {
  let sum = 0;
  let count = 0;
  for (const index of indexesOf(samples, spans)) {
    sum += (samples[index] ?? 0) ** 2;
    count += 1;
  }
  return 10 * Math.log10(sum / Math.max(1, count) + 1e-12);
}

/**
 * Gain of a part within a mix over these intervals, as a factor; everything else in the mix counts as noise.
 * `lateSeconds` is the part's delay in the mix.
 */
export function gainOf(part: Float32Array, whole: Float32Array, spans: readonly Span[], lateSeconds: number): number {
  const late = Math.round(lateSeconds * FILM_SAMPLE_RATE);
  let both = 0;
  let own = 0;
  for (const index of indexesOf(whole, spans)) {
    const sample = part[index - late] ?? 0;
    both += (whole[index] ?? 0) * sample;
    own += sample ** 2;
  }
  return own === 0 ? 0 : both / own;
}

/**
 * Finds the first seconds of a sound within a fifth of a second of a moment: the delay of the best match in seconds,
 * and its correlation (0 to 1).
 */
export function findSound(
  sound: Float32Array,
  whole: Float32Array,
  atSeconds: number,
): { lateSeconds: number; likeness: number } {
  const begin = Math.max(0, Math.round((atSeconds - REACH_SECONDS) * FILM_SAMPLE_RATE));
  const wanted = thin(sound.subarray(0, COMPARED_SECONDS * FILM_SAMPLE_RATE));
  const heard = thin(
    whole.subarray(begin, begin + Math.round((COMPARED_SECONDS + 2 * REACH_SECONDS) * FILM_SAMPLE_RATE)),
  );
  const middle = Math.round(atSeconds * THIN_RATE - begin / THINNING);
  const reach = Math.round(REACH_SECONDS * THIN_RATE);
  const best = (from: number, to: number, step: number): { late: number; likeness: number } => {
    let found = { late: 0, likeness: -1 };
    for (let late = from; late <= to; late += step) {
      const likeness = compare(wanted, heard, middle + late);
      if (likeness > found.likeness) {
        found = { late, likeness };
      }
    }
    return found;
  };
  const rough = best(-reach, reach, 4);
  const { late, likeness } = best(rough.late - 3, rough.late + 3, 1);
  return { lateSeconds: late / THIN_RATE, likeness };
}

/** Quieter than the loudest moment by this much, speech is not heard any more. */
const HEARD_DECIBELS = 30;
const MOMENT = FILM_SAMPLE_RATE / 100;

/** From the first moment within a span at which something is heard to the last. */
export function heardSpan(samples: Float32Array, { startSeconds, endSeconds }: Span): Span {
  const levels: number[] = [];
  const from = Math.round(startSeconds * FILM_SAMPLE_RATE);
  for (let at = from; at + MOMENT <= Math.min(samples.length, endSeconds * FILM_SAMPLE_RATE); at += MOMENT) {
    levels.push(
      levelOf(samples, [{ startSeconds: at / FILM_SAMPLE_RATE, endSeconds: (at + MOMENT) / FILM_SAMPLE_RATE }]),
    );
  }
  const floor = Math.max(...levels) - HEARD_DECIBELS;
  const isHeard = (level: number): boolean => level > floor;
  return {
    startSeconds: startSeconds + levels.findIndex(isHeard) / 100,
    endSeconds: startSeconds + (levels.findLastIndex(isHeard) + 1) / 100,
  };
}

function compare(wanted: Float32Array, heard: Float32Array, offset: number): number {
  let [both, own, other] = [0, 0, 0];
  for (let index = 0; index < wanted.length; index++) {
    const first = wanted[index] ?? 0;
    const second = heard[offset + index] ?? 0;
    both += first * second;
    own += first * first;
    other += second * second;
  }
  return both / Math.sqrt(own * other + 1e-12);
}

function thin(samples: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / THINNING) }, (_, index) => {
    let sum = 0;
    for (let offset = 0; offset < THINNING; offset++) {
      sum += samples[index * THINNING + offset] ?? 0;
    }
    return sum / THINNING;
  });
}

function* indexesOf(samples: Float32Array, spans: readonly Span[]): Generator<number> {
  for (const { startSeconds, endSeconds } of spans) {
    const end = Math.min(samples.length, Math.round(endSeconds * FILM_SAMPLE_RATE));
    for (let index = Math.max(0, Math.round(startSeconds * FILM_SAMPLE_RATE)); index < end; index++) {
      yield index;
    }
  }
}
