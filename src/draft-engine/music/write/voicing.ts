import { beatsOf, type Bar } from '../form/piece.ts';
import type { Chord } from '../style/chords.ts';
import { pitchClass } from '../style/scales.ts';

/** A chord as it is played: the bass note and the voices above it, from low to high. */
export interface Voicing {
  bar: Bar;
  chord: Chord;
  beat: number;
  beats: number;
  bass: number;
  voices: readonly number[];
}

const BASS_RANGE = [33, 50] as const;
/** Voices stay below the melody's centre where there is room. */
const LOWEST_VOICE = 48;
const HIGHEST_VOICE = { least: 67, most: 74 } as const;
/** What parallel fifths and octaves cost, in semitones of motion. */
const PARALLEL_COST = 40;

/** Chooses how each chord is played so that voices move little, none leaps, and none runs in parallel fifths. */
export function voiceChords(bars: readonly Bar[], melodyCentre: number): Voicing[] {
  const top = Math.max(HIGHEST_VOICE.least, Math.min(HIGHEST_VOICE.most, melodyCentre + 1));
  const voicings: Voicing[] = [];
  for (const bar of bars) {
    bar.chords.forEach(({ beat, chord }, index) => {
      const before = voicings.at(-1);
      const end = bar.chords[index + 1]?.beat ?? beatsOf(bar);
      const tones = chord.tones.map((tone) => pitchClass(tone + bar.tonic));
      const bass = bassFor(tones, before, { isHome: bar.last || index + bar.index === 0 });
      voicings.push({ bar, chord, beat, beats: end - beat, bass, voices: upperVoices(tones, { bass, top }, before) });
    });
  }
  return voicings;
}

/** The root, or the third where the line then moves by step. */
function bassFor(tones: readonly number[], before: Voicing | undefined, { isHome }: { isHome: boolean }): number {
  const last = before?.bass ?? 41;
  const choices = pitchesOf(tones.slice(0, isHome || tones.length < 3 ? 1 : 2), BASS_RANGE);
  const cost = (pitch: number): number => {
    const move = Math.abs(pitch - last);
    const inverted = pitchClass(pitch) === tones[0] ? 0 : 3.5;
    return inverted + leapCost(move);
  };
  return cheapest(choices, cost) ?? last;
}

function upperVoices(
  tones: readonly number[],
  { bass, top }: { bass: number; top: number },
  before: Voicing | undefined,
): number[] {
  const lowest = Math.max(LOWEST_VOICE, top - 22);
  const centre = (lowest + top) / 2;
  const count = Math.min(4, Math.max(3, tones.length));
  const pitches = pitchesOf(tones, [lowest, top]);
  // The third and the sevenths say what the chord is; the fifth can be left out.
  const needed = tones.filter((_, index) => index !== 2 || tones.length === 3);
  const cost = (voices: readonly number[]): number => {
    const missing = needed.filter((tone) => !voices.some((pitch) => pitchClass(pitch) === tone)).length;
    const gaps = voices.slice(1).reduce((sum, pitch, index) => sum + wide(pitch - (voices[index] ?? pitch)), 0);
    const middle = Math.abs(voices.reduce((sum, pitch) => sum + pitch, 0) / voices.length - centre);
    const doubled = voices.length - new Set(voices.map(pitchClass)).size;
    return missing * 12 + gaps + middle * 0.4 + doubled * 3 + motion(voices, bass, before);
  };
  return [...(cheapest(combinations(pitches, count), cost) ?? [])];
}

/** A line moves: by step for nothing, by leap for more, and not at all for a little. */
function leapCost(move: number): number {
  if (move === 0) {
    return 1;
  }
  return move > 2 ? 2 + (move > 7 ? move : move / 4) : 0;
}

/** What voices too far from each other cost, or too near. */
const wide = (gap: number): number => Math.max(0, gap - 9) + Math.max(0, 3 - gap) * 2;

function motion(voices: readonly number[], bass: number, before: Voicing | undefined): number {
  if (!before) {
    return 0;
  }
  const moves = voices.reduce((sum, pitch, index) => sum + Math.abs(pitch - (before.voices[index] ?? pitch)), 0);
  return moves + countParallels([before.bass, ...before.voices], [bass, ...voices]) * PARALLEL_COST;
}

/** Pairs of voices that move in the same direction from one fifth or octave to another. */
export function countParallels(from: readonly number[], to: readonly number[]): number {
  let count = 0;
  for (let low = 0; low < Math.min(from.length, to.length); low++) {
    for (let high = low + 1; high < Math.min(from.length, to.length); high++) {
      const [a = 0, b = 0, c = 0, d = 0] = [from[low], from[high], to[low], to[high]];
      const interval = (d - c) % 12;
      if (
        a !== c &&
        interval === (b - a) % 12 &&
        (interval === 7 || interval === 0) &&
        Math.sign(c - a) === Math.sign(d - b)
      ) {
        count++;
      }
    }
  }
  return count;
}

function pitchesOf(tones: readonly number[], [low, high]: readonly [number, number]): number[] {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index).filter((pitch) =>
    tones.includes(pitchClass(pitch)),
  );
}

function combinations(items: readonly number[], count: number): number[][] {
  if (count === 0) {
    return [[]];
  }
  return items.flatMap((item, index) => combinations(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

function cheapest<T>(items: readonly T[], cost: (item: T) => number): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const item of items) {
    const asked = cost(item);
    if (asked < least) {
      [best, least] = [item, asked];
    }
  }
  return best;
}
