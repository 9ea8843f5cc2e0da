import { Interval, Scale } from 'tonal';

const looked = new Map<string, readonly number[]>();

/** Semitones of a scale's notes above its tonic, by its name in music theory. Throws RangeError for an unknown name. */
export function scaleSteps(name: string): readonly number[] {
  const known = looked.get(name);
  if (known) {
    return known;
  }
  const scale = Scale.get(`C ${name}`);
  if (scale.empty) {
    throw new RangeError(`unknown scale ${name}`);
  }
  const steps = scale.intervals.map((interval) => Interval.semitones(interval) ?? 0);
  looked.set(name, steps);
  return steps;
}

/** The pitch class of a MIDI note, 0 for C. */
export function pitchClass(pitch: number): number {
  return ((pitch % 12) + 12) % 12;
}
