import type { ThingId } from '../concepts/concept.ts';
import { itemOfThing } from '../concepts/item-of-thing.ts';
import { landmarkOf } from '../concepts/place-kind-of.ts';
import type { ItemKind } from '../figure-spec.ts';
import { colourNamed } from '../idea/colour-said-of.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, IdeaPlace } from '../idea/idea-graph.ts';
import { isBulky } from '../item-bulk.ts';
import { boatColourOf } from '../place-spec.ts';
import type { CastPlace, CastThing } from '../words/film-words.ts';
import { addLandmark } from './choose-places.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** Where a set piece stands: beside those who act, a little behind them. */
const STANDS = { across: 0.46, behind: 0.5, above: 0 } as const;

/** A thing by which the idea says where something happens: 'inside a broken piano'. */
export function setPieceOf(graph: IdeaGraph, { at, to, from }: IdeaEvent): IdeaPlace | undefined {
  return graph.places.find(
    ({ id, concept, isNearest }) =>
      [at, to, from].includes(id) &&
      concept?.startsWith('thing.') &&
      // On a birthday nothing stands there but what is said.
      concept !== 'thing.birthday' &&
      isNearest !== true,
  );
}

const TAKEN_OUT: ReadonlySet<DeedId> = new Set<DeedId>(['find', 'discover', 'take', 'steal']);

/** Where something that is found now was hidden before: there it is taken out of. */
function hiddenIn(graph: IdeaGraph, event: IdeaEvent): IdeaPlace | undefined {
  const at = graph.events.indexOf(event);
  const isTakenOut = event.deed !== undefined && TAKEN_OUT.has(event.deed) && event.at === undefined;
  const hid = isTakenOut
    ? graph.events
        .slice(0, at)
        .findLast(
          ({ deed, roles }) => deed === 'hide' && roles.patient?.some((id) => event.roles.patient?.includes(id)),
        )
    : undefined;
  return hid && setPieceOf(graph, hid);
}

/** What stands on the stage for a thing that the idea only names as a place. */
const keyOfPiece = ({ id }: IdeaPlace): string => `item-of-${id}`;

/** True for what is built into its place or stands there as a landmark. */
export const isBuiltIn = ({ concept }: IdeaPlace): boolean =>
  landmarkOf((concept as string).slice('thing.'.length) as ThingId) !== undefined;

/** How many times its usual size a box is that something is put into. */
const ROOMY = 2;

/** Something that another thing or somebody is put into. */
export function holderOf(piece: IdeaPlace): { key: string; item: ItemKind; scale?: number } {
  const item = itemOfThing((piece.concept as string).slice('thing.'.length) as ThingId);
  return { key: keyOfPiece(piece), item, ...(isBulky(item) ? {} : { scale: ROOMY }) };
}

/**
 * Puts the thing where an event happens on the stage: what stands in places becomes a landmark of this one, anything
 * else one of the film's things.
 */
export function withSetPiece(
  staged: StagedDeed,
  { graph, event, place, things }: { graph: IdeaGraph; event: IdeaEvent; place: CastPlace; things: CastThing[] },
): StagedDeed {
  const found = hiddenIn(graph, event);
  const piece = setPieceOf(graph, event) ?? found;
  if (!piece) {
    return staged;
  }
  const thing = (piece.concept as string).slice('thing.'.length) as ThingId;
  const landmark = landmarkOf(thing);
  if (landmark) {
    addLandmark(place, landmark);
    return staged;
  }
  const { key, scale } = holderOf(piece);
  if (!things.some((each) => each.key === key)) {
    const isOwnBoat = place.place.kind === 'sea' && itemOfThing(thing) === 'boat';
    const boat = { item: 'canoe', colour: boatColourOf(place.place) } as const;
    const [said] = piece.qualities.flatMap(({ words }) => colourNamed(words, graph.language) ?? []);
    const colour = said ? { colour: said } : {};
    things.push({ key, concept: `thing.${thing}`, item: itemOfThing(thing), ...(isOwnBoat ? boat : {}), ...colour });
  }
  return staged.items.some(({ itemKey }) => itemKey === key)
    ? staged
    : {
        ...staged,
        items: [
          ...staged.items,
          { itemKey: key, ...STANDS, ...(found ? { state: 'open' as const, ...(scale ? { scale } : {}) } : {}) },
        ],
      };
}
