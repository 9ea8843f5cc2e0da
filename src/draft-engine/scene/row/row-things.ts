import { itemSize } from '#src/draft-engine/picture/items/draw-item.ts';
import type { ThingId } from '../../story/concepts/concept.ts';
import { itemOfThing } from '../../story/concepts/item-of-thing.ts';
import type { ItemKind } from '../../story/figure-spec.ts';
import type { PlannedItem } from '../../story/film-plan.ts';
import type { IdeaPlaceId } from '../../story/idea/idea-graph.ts';
import { isBulky, isHuge } from '../../story/item-bulk.ts';
import type { CastThing, FilmFacts } from '../../story/words/film-words.ts';
import { thingsOf } from '../as-things.ts';
import { SEATS } from '../furniture.ts';
import type { SaidRelation } from '../relations/said-relations.ts';
import type { Step } from './deeds-in-row.ts';

/** A thing that somebody goes to, sits on, handles. */
export interface RowThing {
  key: string;
  item: ItemKind;
  /** The place of the text that it is. */
  place?: IdeaPlaceId;
}

/** A thing of which no text says that the film has it. */
export const broughtThing = (item: ItemKind): RowThing => ({ key: `row-${item}`, item });

export const asPlanned = ({ key, item }: RowThing): PlannedItem => ({ key, name: item, description: '', item });

/** Where a step leads, or where it happens: a thing that stands there. */
export function targetOf(
  { to, at, roles, deed, words, span }: Step,
  facts: FilmFacts,
  relations: readonly SaidRelation[],
): RowThing | undefined {
  const { places } = facts.graph;
  // 'Jumps on the sofa': what one is on is said in the clause.
  const related = relations.find(({ phrase }) => words.includes(phrase))?.ground;
  const named = places.find(({ id }) => id === (to ?? at ?? related));
  const concept = named?.concept;
  if (named && concept?.startsWith('thing.')) {
    const item = itemOfThing(concept.slice('thing.'.length) as ThingId);
    const known = thingsOf(facts).find((one) => !one.participant && one.concept === concept);
    return { key: known?.key ?? broughtThing(item).key, item, place: named.id };
  }
  const ids = new Set([related, ...(roles.recipient ?? []), ...(roles.patient ?? [])]);
  const isNamed = ({ participant, item }: CastThing): boolean =>
    ids.has(participant?.id) ||
    // 'Jumps onto a sofa': what the text says as a place is a thing of the picture.
    (SEATS[item] !== undefined &&
      (participant?.spans ?? []).some(({ from, to: end }) => span.from <= from && end <= span.to));
  const stands = STOOD_BY.has(deed)
    ? thingsOf(facts).find((one) => one.participant && isNamed(one) && isStanding(one.item))
    : undefined;
  return stands ? { key: stands.key, item: stands.item } : undefined;
}

const isStanding = (item: ItemKind): boolean => isBulky(item) || isHuge(item) || SEATS[item] !== undefined;

/** Deeds that are done on or at what their words name. */
const STOOD_BY: ReadonlySet<string> = new Set(['sit', 'jump', 'climb', 'walk', 'run', 'arrive', 'sleep']);

/** The things that a step is done to or with, as far as hands have them. */
export function thingsOfStep({ roles }: Step, facts: FilmFacts): RowThing[] {
  const things = thingsOf(facts);
  return [...(roles.patient ?? []), ...(roles.instrument ?? [])].flatMap((id): RowThing[] => {
    const thing = things.find(({ participant }) => participant?.id === id);
    return thing ? [{ key: thing.key, item: thing.item }] : [];
  });
}

/** Metres above the ground of what one can be on. */
export const topOf = (item: ItemKind): number => SEATS[item] ?? itemSize(item).height;
