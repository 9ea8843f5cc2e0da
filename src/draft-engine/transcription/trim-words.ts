import type { HeardSegment, HeardWord } from './decode-window.ts';
import { HEARD_SAMPLE_RATE } from './mel-bands.ts';

const BLOCK_SECONDS = 0.02;
const BLOCK = HEARD_SAMPLE_RATE * BLOCK_SECONDS;
/** What is quieter than the loudest by more is as good as silent, decibels. */
const RANGE_DECIBELS = 50;
/** Where speech stands out less than this, pauses cannot be told from it. */
const LEAST_RANGE_DECIBELS = 12;
/** From the quiet blocks towards the loud ones: louder than this is speech. */
const SHARE = 0.35;
/** A word keeps at least this much. */
const SHORTEST_SECONDS = 0.06;
/** A caption may begin and end a little beyond the sound. */
const MARGIN_SECONDS = 0.04;

/**
 * The same segments, whose words begin and end with the sound: the recogniser counts the pauses around a sentence to
 * its first and its last word.
 */
export function trimWords(segments: readonly HeardSegment[], samples: Float32Array): HeardSegment[] {
  const levels = levelsOf(samples);
  const ranked = levels.toSorted();
  const loud = ranked[Math.floor(ranked.length * 0.95)] ?? 0;
  const quiet = Math.max(ranked[Math.floor(ranked.length * 0.1)] ?? 0, loud - RANGE_DECIBELS);
  if (loud - quiet < LEAST_RANGE_DECIBELS) {
    return [...segments];
  }
  const threshold = quiet + SHARE * (loud - quiet);
  return segments.map((segment) => ({ ...segment, words: segment.words.map((word) => trim(word, levels, threshold)) }));
}

function trim(word: HeardWord, levels: Float32Array, threshold: number): HeardWord {
  const first = Math.floor(word.startSeconds / BLOCK_SECONDS);
  const last = Math.min(levels.length, Math.ceil(word.endSeconds / BLOCK_SECONDS));
  const within = levels.subarray(first, last);
  const from = within.findIndex((level) => level > threshold);
  if (from < 0) {
    return word;
  }
  const to = within.findLastIndex((level) => level > threshold) + 1;
  const startSeconds = Math.max(word.startSeconds, (first + from) * BLOCK_SECONDS - MARGIN_SECONDS);
  const endSeconds = Math.min(word.endSeconds, (first + to) * BLOCK_SECONDS + MARGIN_SECONDS);
  return { ...word, startSeconds, endSeconds: Math.max(endSeconds, startSeconds + SHORTEST_SECONDS) };
}

/** The loudness of each block, decibels. */
function levelsOf(samples: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.ceil(samples.length / BLOCK) }, (_, index) => {
    const block = samples.subarray(index * BLOCK, (index + 1) * BLOCK);
    const power = block.reduce((sum, value) => sum + value * value, 0) / block.length;
    return 10 * Math.log10(power + 1e-12);
  });
}
