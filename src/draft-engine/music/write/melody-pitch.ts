import { chordAt, type Bar, type Phrase } from '../form/piece.ts';
import type { Chord } from '../style/chords.ts';
import { pitchClass } from '../style/scales.ts';
import { localScale } from './local-scale.ts';

export interface MelodyRange {
  low: number;
  high: number;
  centre: number;
}

interface PitchWish {
  bar: Bar;
  beat: number;
  /** The motif's first note, and the steps of the scale above it. */
  wish: { from: number; steps: number };
  before: number | undefined;
  isStrong: boolean;
  /** Of the last note of a phrase: whether it asks or answers. */
  rest: Phrase['kind'] | undefined;
  range: MelodyRange;
}

/** Larger leaps are not sung. */
const LARGEST_LEAP = 9;

/** The note of the scale that a motif wishes for; on strong beats and at rest the nearest note of the chord. */
export function chooseMelodyPitch({ bar, beat, wish, before, isStrong, rest, range }: PitchWish): number {
  const chord = chordAt(bar, beat);
  const ladder = ladderOf(localScale(bar, chord, 'melody'), range);
  const start = nearestIndex(ladder, wish.from);
  let pitch = ladder[Math.max(0, Math.min(ladder.length - 1, start + wish.steps))] ?? wish.from;
  if (before !== undefined && Math.abs(pitch - before) > LARGEST_LEAP) {
    pitch = ladder[nearestIndex(ladder, before + Math.sign(pitch - before) * 5)] ?? pitch;
  }
  if (rest === 'answer') {
    return pitchNear({ bar, chord, range, which: 'root' }, before ?? pitch);
  }
  const tones = absolute(bar, chord);
  const clashes = tones.some((tone) => isMinorSecond(tone, pitch)) && !tones.includes(pitchClass(pitch));
  return isStrong || rest === 'question' || clashes ? pitchNear({ bar, chord, range, which: 'chord' }, pitch) : pitch;
}

/** The note of a chord nearest to a pitch: any of its notes that the melody's scale has, or its root. */
export function pitchNear(
  { bar, chord, range, which }: { bar: Bar; chord: Chord; range: MelodyRange; which: 'chord' | 'root' },
  near: number,
): number {
  const scale = localScale(bar, chord, 'melody');
  // Sixths, sevenths and ninths colour a chord; the melody rests on its triad.
  const triad = chord.tones.slice(0, 3).map((tone) => pitchClass(tone + bar.tonic));
  const sung = triad.filter((tone) => scale.has(tone));
  const wanted = which === 'root' ? triad.slice(0, 1) : sung;
  const ladder = ladderOf(new Set(wanted.length > 0 ? wanted : triad), range);
  return ladder[nearestIndex(ladder, near)] ?? near;
}

function absolute(bar: Bar, chord: Chord): number[] {
  return chord.tones.map((tone) => pitchClass(tone + bar.tonic));
}

function isMinorSecond(tone: number, pitch: number): boolean {
  const apart = (pitchClass(pitch) - tone + 12) % 12;
  return apart === 1 || apart === 11;
}

function ladderOf(classes: ReadonlySet<number>, { low, high }: MelodyRange): number[] {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index).filter((pitch) =>
    classes.has(pitchClass(pitch)),
  );
}

function nearestIndex(ladder: readonly number[], pitch: number): number {
  return ladder.reduce(
    (best, step, index) => (Math.abs(step - pitch) < Math.abs((ladder[best] ?? 0) - pitch) ? index : best),
    0,
  );
}
