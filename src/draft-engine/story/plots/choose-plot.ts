import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { createRandom } from '#src/shared/random.ts';
import { isLine, OTHER_SPEAKS } from '../shapes/beats.ts';
import type { CastFact, StoryFacts } from '../story-facts.ts';
import type { Plot, PlotNeeds } from './plot.ts';
import { TONES_OF_TYPE } from './tones.ts';

const isKind = (cast: CastFact, wanted: PlotNeeds['hero']): boolean =>
  wanted === undefined || (cast.kind === 'person') === (wanted === 'person');

/** True where the cast has all that a plot asks for. */
export function suitsCast(plot: Plot, facts: StoryFacts): boolean {
  const { hero, other, heroes, target, brings } = plot.needs ?? {};
  return (
    isKind(facts.hero, hero) &&
    isKind(facts.other, other) &&
    (heroes === undefined || (heroes === 'several') === facts.heroes > 1) &&
    (target === undefined || target === facts.targetKind) &&
    (brings === undefined || brings === (facts.thingGiven && facts.targetKind === 'thing'))
  );
}

/** True where a plot speaks of the second character and of the verb's object as two: then they cannot be one. */
function tellsApart(plot: Plot): boolean {
  return (
    plot.needs?.target !== 'other' &&
    plot.steps.some(({ beat, words, seen }) =>
      [...words, ...(seen ? [seen] : [])].some(
        (template) =>
          /\{target\b/.test(template) && (/\{other\b/.test(template) || (isLine(beat) && OTHER_SPEAKS.has(beat))),
      ),
    )
  );
}

/**
 * The plot that a film of this type and cast follows, by its seed: of the type's first tone that has one which fits.
 * Plots that ask for just such a cast are taken more often than those that do with any. Undefined where none fits.
 */
export function choosePlot(plots: readonly Plot[], type: FilmType, facts: StoryFacts, seed: number): Plot | undefined {
  const suited = plots.filter((plot) => suitsCast(plot, facts));
  const apart = facts.targetIsOther ? suited.filter((plot) => !tellsApart(plot)) : suited;
  const fitting = apart.length > 0 ? apart : suited;
  for (const tone of TONES_OF_TYPE[type]) {
    const open = fitting
      .filter((plot) => plot.tones.includes(tone))
      .flatMap((plot) =>
        plot.needs?.target
          ? [plot, plot, plot]
          : plot.needs && Object.keys(plot.needs).length > 0
            ? [plot, plot]
            : [plot],
      );
    if (open.length > 0) {
      return createRandom(seed).pick(open);
    }
  }
  return undefined;
}
