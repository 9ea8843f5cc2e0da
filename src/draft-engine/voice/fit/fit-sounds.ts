import type { ReadWord } from '../reading/read-word.ts';
import type { SpokenSound } from '../spoken-sound.ts';
import {
  layOutNominally,
  type Boundary,
  type NominalLine,
  type NominalSound,
  type SoundClass,
} from './nominal-sounds.ts';
import { FRAME_SECONDS, measureFrames, SILENT_DECIBELS, type SpeechFrames } from './speech-frames.ts';

/** How each kind of sound usually looks: level in decibels, and share of high frequencies. */
const LOOKS: Readonly<Record<SoundClass, { level: number; hiss: number }>> = {
  vowel: { level: -3, hiss: 0.08 },
  sonorant: { level: -7, hiss: 0.06 },
  voiced: { level: -12, hiss: 0.2 },
  noise: { level: -16, hiss: 0.7 },
  stop: { level: -24, hiss: 0.4 },
};
const LEVEL_SPREAD_DECIBELS = 9;
const HISS_SPREAD = 0.45;
/** No single frame counts for more: a click must not move a word. */
const MOST_FRAME_COST = 5;
/** Cost of a sound that lasts 2.7 times as long as usual, or a third of it. */
const LENGTH_COST = 3;
const SHORTEST_FRAMES = 2;
/** A sound lasts at most so many times its usual length. */
const LONGEST = 4;

/** A shorter silence is the closure of a consonant. */
const SHORTEST_PAUSE_FRAMES = 7;
/** Cost of a pause at a boundary, and of none where the text has a mark. */
const OPENING_COST: Readonly<Record<Boundary, number>> = { mark: 0, space: 6, joined: 10 };
const SKIPPING_COST: Readonly<Record<Boundary, number>> = { mark: 3, space: 0, joined: 0 };

/** How far a sound may lie from where it would be if all were evenly fast: seconds, and a share of the whole. */
const BAND_SECONDS = 2;
const BAND_SHARE = 0.25;

/**
 * Finds when the words and sounds of a read text are said in a recording of which only the text is known, by usual
 * lengths, loudness, hissing and pauses: the cheapest of all ways to lay them out (Viterbi). Pauses are sounds without
 * a phoneme. Where nothing can be heard or read, the text is laid out evenly.
 */
export function fitSounds(
  samples: Float32Array,
  sampleRate: number,
  words: readonly ReadWord[],
): Pick<SpokenSound, 'words' | 'sounds'> {
  const line = layOutNominally(words);
  const frames = measureFrames(samples, sampleRate);
  const spans = line.sounds.length > 0 ? layOut(line, frames) : [];
  const sounds: SpokenSound['sounds'] = [];
  spans.forEach(({ from, to }, index) => {
    const before = sounds.at(-1)?.endSeconds;
    if (before !== undefined && from * FRAME_SECONDS > before + 1e-9) {
      sounds.push({ phoneme: '', startSeconds: before, endSeconds: from * FRAME_SECONDS });
    }
    const { phoneme } = line.sounds[index]!;
    sounds.push({ phoneme, startSeconds: from * FRAME_SECONDS, endSeconds: to * FRAME_SECONDS });
  });
  const timed = words.flatMap(({ text }, word) => {
    const first = line.sounds.findIndex((sound) => sound.word === word);
    const last = line.sounds.findLastIndex((sound) => sound.word === word);
    return first < 0
      ? []
      : [{ text, startSeconds: spans[first]!.from * FRAME_SECONDS, endSeconds: spans[last]!.to * FRAME_SECONDS }];
  });
  return { words: timed, sounds };
}

/** Frames of a sound: from the first to before `to`. */
interface Span {
  from: number;
  to: number;
}

/** Best costs of everything up to a sound, for each frame in which it may end; and how to get there. */
interface Column {
  /** The first frame of the column. */
  offset: number;
  costs: Float64Array;
  /** Frame in which the sound begins. */
  begins: Int32Array;
  /** Frame in which the sound before it ends; the frames between are a pause. */
  earlierEnds: Int32Array;
}

function layOut({ sounds, boundaries }: NominalLine, frames: SpeechFrames): Span[] {
  const { start, end } = heardPart(frames);
  const total = sounds.reduce((sum, { seconds }) => sum + seconds, 0);
  const voiced = frames.levels.subarray(start, end).filter((level) => level > SILENT_DECIBELS).length;
  // A recording too short for its text: every sound still gets its share.
  const scale = Math.max(voiced, 1) / total;
  const costs = frameCosts(frames);
  const silences = prefixSums(frames.levels.map((level) => Math.max(0, (level - SILENT_DECIBELS) / 4)));
  const band = Math.round(BAND_SECONDS / FRAME_SECONDS + BAND_SHARE * (end - start));

  const columns: Column[] = [];
  let said = 0;
  for (const [index, sound] of sounds.entries()) {
    said += sound.seconds;
    const expected = start + ((end - start) * said) / total;
    const from = Math.max(start, Math.floor(expected - band));
    const to = Math.min(end, Math.ceil(expected + band));
    const before = columns[index - 1] ?? atStart(start);
    const boundary = sounds[index - 1]?.word === sound.word ? undefined : boundaries[sound.word];
    const arrivals = boundary && index > 0 ? pausing(before, boundary, silences, to) : direct(before);
    columns.push(extend(arrivals, sound, { from, to, scale, costs: costs[sound.kind] }));
  }
  return traceBack(columns, end) ?? evenly(sounds, start, end);
}

function atStart(frame: number): Column {
  return { offset: frame, costs: Float64Array.of(0), begins: Int32Array.of(frame), earlierEnds: Int32Array.of(frame) };
}

/** Cost with which a sound may begin in each frame, and where the one before it ends then. */
interface Arrivals {
  offset: number;
  costs: Float64Array;
  ends: Int32Array;
}

function direct({ offset, costs }: Column): Arrivals {
  return { offset, costs, ends: Int32Array.from(costs, (_, index) => offset + index) };
}

/** The same after a pause of any length, or none. */
function pausing({ offset, costs }: Column, boundary: Boundary, silences: Float64Array, to: number): Arrivals {
  const length = Math.max(costs.length, to - offset + 1);
  const result: Arrivals = { offset, costs: new Float64Array(length), ends: new Int32Array(length) };
  let pause = Infinity;
  let pausedAt = offset;
  for (let index = 0; index < length; index++) {
    const frame = offset + index;
    const opened = frame - SHORTEST_PAUSE_FRAMES;
    const opening = (costs[opened - offset] ?? Infinity) + OPENING_COST[boundary];
    const begun = opened < offset ? Infinity : opening + silences[frame]! - silences[opened]!;
    const prolonged = index === 0 ? Infinity : pause + silences[frame]! - silences[frame - 1]!;
    pausedAt = begun < prolonged ? opened : pausedAt;
    pause = Math.min(begun, prolonged);
    const skipped = (costs[index] ?? Infinity) + SKIPPING_COST[boundary];
    result.costs[index] = Math.min(skipped, pause);
    result.ends[index] = skipped <= pause ? frame : pausedAt;
  }
  return result;
}

interface Extension {
  from: number;
  to: number;
  /** Frames for a second of usual length. */
  scale: number;
  costs: Float64Array;
}

function extend(before: Arrivals, sound: NominalSound, { from, to, scale, costs }: Extension): Column {
  const length = Math.max(1, to - from + 1);
  const usual = Math.max(1, sound.seconds * scale);
  const shortest = Math.max(1, Math.min(SHORTEST_FRAMES, Math.round(usual)));
  const longest = Math.max(shortest + 1, Math.ceil(usual * LONGEST));
  const lengthCosts = Float64Array.from({ length: longest + 1 }, (_, frames) =>
    frames === 0 ? Infinity : LENGTH_COST * Math.log(frames / usual) ** 2,
  );
  const column: Column = {
    offset: from,
    costs: new Float64Array(length).fill(Infinity),
    begins: new Int32Array(length),
    earlierEnds: new Int32Array(length),
  };
  for (let index = 0; index < length; index++) {
    const end = from + index;
    for (let frames = shortest; frames <= longest; frames++) {
      const begin = end - frames;
      const place = begin - before.offset;
      if (place < 0) {
        break;
      }
      const earlier = before.costs[place] ?? Infinity;
      const cost = earlier + costs[end]! - costs[begin]! + lengthCosts[frames]!;
      if (cost < column.costs[index]!) {
        column.costs[index] = cost;
        column.begins[index] = begin;
        column.earlierEnds[index] = before.ends[place]!;
      }
    }
  }
  return column;
}

/** The spans of the cheapest way that ends in the frame; undefined where there is none. */
function traceBack(columns: readonly Column[], end: number): Span[] | undefined {
  const spans: Span[] = [];
  let to = end;
  for (const { offset, costs, begins, earlierEnds } of columns.toReversed()) {
    const place = to - offset;
    if (!Number.isFinite(costs[place] ?? Infinity)) {
      return undefined;
    }
    spans.push({ from: begins[place]!, to });
    to = earlierEnds[place]!;
  }
  return spans.reverse();
}

function evenly(sounds: readonly NominalSound[], start: number, end: number): Span[] {
  const total = sounds.reduce((sum, { seconds }) => sum + seconds, 0);
  let said = 0;
  return sounds.map(({ seconds }) => {
    const from = start + ((end - start) * said) / total;
    said += seconds;
    return { from, to: start + ((end - start) * said) / total };
  });
}

/** The frames from the first to after the last that can be heard; all where none can. */
function heardPart({ levels }: SpeechFrames): { start: number; end: number } {
  const start = levels.findIndex((level) => level > SILENT_DECIBELS);
  return start < 0
    ? { start: 0, end: levels.length }
    : { start, end: levels.findLastIndex((level) => level > SILENT_DECIBELS) + 1 };
}

/** Sums of the costs of each kind of sound before each frame. */
function frameCosts({ levels, hiss }: SpeechFrames): Record<SoundClass, Float64Array> {
  const costsOf = (kind: SoundClass): Float64Array => {
    const look = LOOKS[kind];
    return prefixSums(
      levels.map((level, frame) =>
        Math.min(
          MOST_FRAME_COST,
          ((level - look.level) / LEVEL_SPREAD_DECIBELS) ** 2 + ((hiss[frame]! - look.hiss) / HISS_SPREAD) ** 2,
        ),
      ),
    );
  };
  return {
    vowel: costsOf('vowel'),
    sonorant: costsOf('sonorant'),
    voiced: costsOf('voiced'),
    noise: costsOf('noise'),
    stop: costsOf('stop'),
  };
}

function prefixSums(values: Float32Array): Float64Array {
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, index) => (sums[index + 1] = sums[index]! + value));
  return sums;
}
