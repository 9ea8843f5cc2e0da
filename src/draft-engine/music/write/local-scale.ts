import type { Bar } from '../form/piece.ts';
import type { Chord } from '../style/chords.ts';
import { HARMONIES } from '../style/harmonies.ts';
import { pitchClass, scaleSteps } from '../style/scales.ts';

/** Pitch classes that fit a chord of a bar: the scale, with what the chord raises or lowers instead of its neighbours. */
export function localScale(
  bar: Bar,
  chord: Chord,
  of: 'accompaniment' | 'melody' = 'accompaniment',
): ReadonlySet<number> {
  const harmony = HARMONIES[bar.section.harmony];
  const steps = scaleSteps(of === 'melody' ? (harmony.melodyScale ?? harmony.scale) : harmony.scale);
  const foreign = chord.tones.filter((tone) => !steps.includes(tone));
  const kept = steps.filter((step) => !foreign.some((tone) => near(tone, step) && !chord.tones.includes(step)));
  const added = steps.length > 5 ? foreign : [];
  return new Set([...kept, ...added].map((step) => pitchClass(step + bar.tonic)));
}

const near = (one: number, other: number): boolean => Math.min((one - other + 12) % 12, (other - one + 12) % 12) === 1;
