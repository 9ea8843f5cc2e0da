import type { ThingId } from '../concepts/concept.ts';
import { itemOfThing } from '../concepts/item-of-thing.ts';
import { landmarkOf } from '../concepts/place-kind-of.ts';
import type { IdeaEvent, IdeaGraph, IdeaPlace } from '../idea/idea-graph.ts';
import type { CastPlace, CastThing } from '../words/film-words.ts';
import { addLandmark } from './choose-places.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** Where a set piece stands: beside those who act, a little behind them. */
const STANDS = { across: 0.46, behind: 0.5, above: 0 } as const;

/** A thing by which the idea says where something happens: 'inside a broken piano'. */
function setPieceOf(graph: IdeaGraph, { at, to, from }: IdeaEvent): IdeaPlace | undefined {
  return graph.places.find(
    ({ id, concept, isNearest }) => [at, to, from].includes(id) && concept?.startsWith('thing.') && isNearest !== true,
  );
}

/**
 * Puts the thing where an event happens on the stage: what stands in places becomes a landmark of this one, anything
 * else one of the film's things.
 */
export function withSetPiece(
  staged: StagedDeed,
  { graph, event, place, things }: { graph: IdeaGraph; event: IdeaEvent; place: CastPlace; things: CastThing[] },
): StagedDeed {
  const piece = setPieceOf(graph, event);
  if (!piece) {
    return staged;
  }
  const thing = (piece.concept as string).slice('thing.'.length) as ThingId;
  const landmark = landmarkOf(thing);
  if (landmark) {
    addLandmark(place, landmark);
    return staged;
  }
  const key = `item-of-${piece.id}`;
  if (!things.some((each) => each.key === key)) {
    things.push({ key, concept: `thing.${thing}`, item: itemOfThing(thing) });
  }
  return { ...staged, items: [...staged.items, { itemKey: key, ...STANDS }] };
}
