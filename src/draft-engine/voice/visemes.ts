import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { type PhonemeAlphabet, visemesOf } from './phoneme-visemes.ts';
import type { Viseme, VisemeSpan } from './viseme.ts';

/** A phoneme and its time; its notation depends on the engine's alphabet. */
export interface TimedSound {
  phoneme: string;
  alphabet: PhonemeAlphabet;
  startSeconds: number;
  endSeconds: number;
}

/** Opening of the mouth for each shape in loud speech. */
const FULL_OPENNESS: Readonly<Record<Viseme, number>> = {
  rest: 0,
  closed: 0,
  open: 1,
  mid: 0.66,
  wide: 0.5,
  round: 0.7,
  narrow: 0.38,
  teeth: 0.18,
  tongue: 0.34,
};

/** Gaps shorter than this do not close the mouth. */
const SHORTEST_REST_SECONDS = 0.07;

/**
 * Turns phonemes into mouth shapes that cover the voice from 0 to its end. The opening follows the loudness of the
 * samples, so that a whisper and a shout look different.
 */
export function drawVisemes(sounds: readonly TimedSound[], samples: Float32Array): VisemeSpan[] {
  const durationSeconds = samples.length / SAMPLE_RATE;
  const spans: VisemeSpan[] = [];
  const add = (viseme: Viseme, startSeconds: number, endSeconds: number): void => {
    const start = Math.max(startSeconds, spans.at(-1)?.endSeconds ?? 0);
    const end = Math.min(durationSeconds, endSeconds);
    if (end <= start) {
      return;
    }
    const last = spans.at(-1);
    if (last?.viseme === viseme) {
      last.endSeconds = end;
    } else {
      spans.push({ viseme, startSeconds: start, endSeconds: end, openness: 0 });
    }
  };
  for (const sound of sounds) {
    const silent = sound.startSeconds - (spans.at(-1)?.endSeconds ?? 0);
    if (silent >= SHORTEST_REST_SECONDS) {
      add('rest', 0, sound.startSeconds);
    } else if (spans.length > 0 && silent > 0) {
      spans.at(-1)!.endSeconds = sound.startSeconds;
    }
    const shapes = visemesOf(sound.phoneme, sound.alphabet);
    if (shapes[0] === 'rest' && sound.endSeconds - sound.startSeconds < SHORTEST_REST_SECONDS && spans.length > 0) {
      spans.at(-1)!.endSeconds = Math.max(spans.at(-1)!.endSeconds, Math.min(durationSeconds, sound.endSeconds));
      continue;
    }
    const share = (sound.endSeconds - sound.startSeconds) / shapes.length;
    shapes.forEach((shape, index) =>
      add(shape, sound.startSeconds + share * index, sound.startSeconds + share * (index + 1)),
    );
  }
  add('rest', 0, durationSeconds);
  const loud = loudLevel(samples);
  for (const span of spans) {
    const level = loud === 0 ? 0 : Math.min(1, levelBetween(samples, span.startSeconds, span.endSeconds) / loud);
    span.openness = Number((FULL_OPENNESS[span.viseme] * (0.3 + 0.7 * level ** 0.6)).toFixed(3));
  }
  return spans;
}

function levelBetween(samples: Float32Array, startSeconds: number, endSeconds: number): number {
  const start = Math.round(startSeconds * SAMPLE_RATE);
  const end = Math.max(start + 1, Math.round(endSeconds * SAMPLE_RATE));
  let sum = 0;
  for (let index = start; index < end; index++) {
    sum += (samples[index] ?? 0) ** 2;
  }
  return Math.sqrt(sum / (end - start));
}

/** The 90th percentile of the level. */
function loudLevel(samples: Float32Array): number {
  const step = 0.02;
  const levels: number[] = [];
  for (let at = 0; at < samples.length / SAMPLE_RATE; at += step) {
    levels.push(levelBetween(samples, at, at + step));
  }
  levels.sort((one, other) => one - other);
  return levels[Math.floor(levels.length * 0.9)] ?? 0;
}
