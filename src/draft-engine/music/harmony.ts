import { Interval, Scale } from 'tonal';

/** A scale in semitones above its tonic, and the tonic as a MIDI note. */
export interface Key {
  /** MIDI note, 48 to 59. */
  tonic: number;
  /** Semitones of each degree, the first is 0. */
  steps: number[];
}

/** Creates a key by the scale's name. Throws RangeError for an unknown name. */
export function createKey(tonic: number, scaleName: string): Key {
  const scale = Scale.get(`C ${scaleName}`);
  if (scale.empty) {
    throw new RangeError(`unknown scale ${scaleName}`);
  }
  return { tonic, steps: scale.intervals.map((interval) => Interval.semitones(interval) ?? 0) };
}

/**
 * MIDI note of a 0-based degree; degrees beyond the scale continue in the next octave, negative ones in the octave
 * below.
 */
export function pitchOf(key: Key, degree: number): number {
  const count = key.steps.length;
  const octave = Math.floor(degree / count);
  return key.tonic + octave * 12 + (key.steps[degree - octave * count] ?? 0);
}

/** The chord on a degree (1 to 7) as three scale degrees counted from 0: root, third, fifth. */
export function triad(key: Key, degree: number): [number, number, number] {
  // A pentatonic scale has no stacked thirds: use every second note.
  const root = Math.min(degree - 1, key.steps.length - 1);
  return [root, root + 2, root + 4];
}

/** The degree nearest to a pitch among the given degrees in any octave. */
export function nearestChordDegree(key: Key, degrees: readonly number[], near: number): number {
  const count = key.steps.length;
  let best = degrees[0] ?? 0;
  for (const degree of degrees) {
    for (let octave = -4; octave <= 4; octave++) {
      const candidate = degree + octave * count;
      if (Math.abs(candidate - near) < Math.abs(best - near)) {
        best = candidate;
      }
    }
  }
  return best;
}
