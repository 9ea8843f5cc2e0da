import type { ConceptId, ThingId } from '../concepts/concept.ts';
import { wordFor } from '../lexicon/lexicon.ts';
import type { Plot } from '../plots/plot.ts';
import type { Grammar } from '../words/grammar.ts';
import type { FilmCast } from './cast-film.ts';
import { itemKindOf } from './draw-person.ts';

/** Items that a film has at most. */
const MOST_ITEMS = 4;

/** The cast with a plot's props among its items: those that the idea has brought already are the same things. */
export function castProps(cast: FilmCast, plot: Plot | undefined, grammar: Grammar): FilmCast {
  const items = [...cast.items],
    itemKeys = new Map(cast.itemKeys);
  for (const concept of plot?.props ?? []) {
    if (itemKeys.has(concept) || items.length >= MOST_ITEMS || !concept.startsWith('thing.')) {
      continue;
    }
    const fact = { noun: wordFor(concept, grammar.language), adjectives: [], plural: false, concept, proper: false };
    const key = `item-${items.length + 1}`;
    items.push({
      key,
      name: grammar.nameOf(fact),
      description: grammar.describeItem(fact, cast.facts),
      item: itemKindOf(concept.slice(6) as ThingId),
    });
    itemKeys.set(concept, key);
  }
  return { ...cast, items, itemKeys };
}

/** The key of the item that a concept is in this film, or undefined where it is none. */
export const itemKeyOf = (cast: FilmCast, concept: ConceptId): string | undefined => cast.itemKeys.get(concept);
