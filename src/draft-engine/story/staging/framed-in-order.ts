import type { Framing } from '#src/shared/catalogue/shots.ts';
import { isIndoor } from '../place-spec.ts';
import type { Plot, PlotStep } from '../plot/plot.ts';
import type { CastPlace } from '../words/film-words.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** What is cut into is seen whole first, and what the film opens on from another distance. */
export function framedInOrder(
  staged: StagedDeed,
  { plot, index, step, place }: { plot: Plot; index: number; step: PlotStep; place: CastPlace },
): StagedDeed {
  const next = plot.steps[index + 1]?.kind;
  if (step.kind === 'opening') {
    const apart: Framing = isIndoor(place.place.kind) ? 'medium' : 'wide';
    return { ...staged, framings: [next === 'deed' ? apart : 'full'] };
  }
  const isCutInto = step.kind === 'deed' && next === 'cut_in' && !staged.isCrowd;
  return isCutInto ? { ...staged, framings: ['full'] } : staged;
}
