import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { createRandom } from '#src/shared/random.ts';
import type { CastFact, StoryFacts } from '../words/story-facts.ts';
import type { Plot, PlotNeeds } from './plot.ts';
import { TONES_OF_TYPE } from './tones.ts';

const isKind = (cast: CastFact, wanted: PlotNeeds['hero']): boolean => wanted === undefined || (cast.kind === 'person') === (wanted === 'person');

/** True where the cast has all that a plot asks for. */
export function suitsCast(plot: Plot, facts: StoryFacts): boolean {
  const { hero, other, heroes, target } = plot.needs ?? {};
  return isKind(facts.hero, hero) && isKind(facts.other, other) && (heroes === undefined || (heroes === 'several') === facts.heroes > 1) && (target === undefined || target === facts.targetKind);
}

/**
 * The plot that a film of this type and cast follows, by its seed: of the type's first tone that has one which fits. Plots that ask
 * for just such a cast are taken more often than those that do with any. Undefined where none fits.
 */
export function choosePlot(plots: readonly Plot[], type: FilmType, facts: StoryFacts, seed: number): Plot | undefined {
  const fitting = plots.filter((plot) => suitsCast(plot, facts));
  for (const tone of TONES_OF_TYPE[type]) {
    const open = fitting.filter((plot) => plot.tones.includes(tone)).flatMap((plot) => plot.needs?.target ? [plot, plot, plot] : plot.needs && Object.keys(plot.needs).length > 0 ? [plot, plot] : [plot]);
    if (open.length > 0) return createRandom(seed).pick(open);
  }
  return undefined;
}
