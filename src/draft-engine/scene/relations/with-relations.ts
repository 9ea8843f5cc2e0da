import { itemSize } from '#src/draft-engine/picture/items/draw-item.ts';
import type { ConceptId, ThingId } from '../../story/concepts/concept.ts';
import { itemOfThing } from '../../story/concepts/item-of-thing.ts';
import type { ItemKind } from '../../story/figure-spec.ts';
import type { PlannedActor, PlannedItem, PlannedItemPlacement, PlannedShot } from '../../story/film-plan.ts';
import { isBulky, isHuge } from '../../story/item-bulk.ts';
import type { CastMember, CastThing, FilmFacts } from '../../story/words/film-words.ts';
import { thingsOf } from '../as-things.ts';
import { SEATS } from '../furniture.ts';
import type { SaidLandmark } from '../said-landmarks.ts';
import { isUnder, LYING } from '../still-life.ts';
import type { RelationKind, SaidRelation } from './said-relations.ts';

/** A still, and the relations that it shows. */
export interface Related {
  still: PlannedShot;
  shown: SaidRelation[];
  /** Things that the film takes for places: 'a cup on a book'. */
  items: PlannedItem[];
}

/** Metres above the ground of what one can be on. */
const TOPS: Readonly<Partial<Record<ItemKind, number>>> = {
  ...SEATS,
  carpet: 0.02,
  blanket: 0.02,
  pillow: 0.12,
};
/** Those whose top is all of them. */
const FLAT: ReadonlySet<ItemKind> = new Set<ItemKind>(['table', 'writing_desk', 'box', 'suitcase', 'crate', 'piano']);
/** What one can be under. */
const HOLLOW: ReadonlySet<ItemKind> = new Set<ItemKind>([
  'table',
  'writing_desk',
  'piano',
  'chair',
  'park_bench',
  'bed',
]);

/** Metres before and behind, and shares of the frame aside. */
const STEP = 0.45;
const ASIDE = 0.36;
const PEEKING = 0.2;

/** A still in which those whom a text relates to one another are where it says, as far as that can be shown. */
export function withRelations(
  still: PlannedShot,
  relations: readonly SaidRelation[],
  there: { facts: FilmFacts; landmarks: readonly SaidLandmark[] },
): Related {
  let placed = still;
  const shown: SaidRelation[] = [];
  const items: PlannedItem[] = [];
  for (const relation of relations) {
    const next = place(placed, relation, { ...there, items });
    if (next) {
      placed = next;
      shown.push(relation);
    }
  }
  const isThere = ({ key }: PlannedItem): boolean => placed.items.some(({ itemKey }) => itemKey === key);
  return { still: placed, shown, items: items.filter(isThere) };
}

function place(
  still: PlannedShot,
  relation: SaidRelation,
  { facts, landmarks, items }: { facts: FilmFacts; landmarks: readonly SaidLandmark[]; items: PlannedItem[] },
): PlannedShot | undefined {
  const { kind } = relation;
  const known = thingsOf(facts);
  const { own, other: found, words, brought } = castOf(relation, facts, known);
  const other = found ?? brought;
  if (brought) {
    items.push({ key: brought.key, name: brought.item, description: '', item: brought.item });
  }
  if (!own || !isShown(still, own.key)) {
    return undefined;
  }
  if (!isOnSeat(kind, other) && landmarks.some((one) => one.words === words)) {
    return BY_LANDMARK.has(kind) ? still : undefined;
  }
  // Whoever hides goes there.
  if (!other || (kind !== 'under' && isMoving(still, own.key))) {
    return undefined;
  }
  const things = brought ? [...known, brought] : known;
  const thing = things.find(({ key }) => key === other.key);
  return thing ? byNamedThing(still, kind, own, { thing, things }) : bySomebody(still, kind, own.key, other.key);
}

const isOnSeat = (kind: RelationKind, other: CastMember | CastThing | undefined): boolean =>
  kind === 'on' && other !== undefined && 'item' in other && SEATS[other.item] !== undefined;

function byNamedThing(
  still: PlannedShot,
  kind: RelationKind,
  own: CastMember | CastThing,
  { thing, things }: { thing: CastThing; things: readonly CastThing[] },
): PlannedShot | undefined {
  const stacked = kind === 'on' ? stackedOn(still, own, thing) : undefined;
  if (stacked) {
    return stacked;
  }
  if (still.actors.length === 0 && isAsLaid(kind, thing, things)) {
    return kind === 'on' || isShown(still, thing.key) ? still : undefined;
  }
  const unsaid = new Set(things.flatMap(({ key, participant }) => (participant || key === thing.key ? [] : [key])));
  const bare = { ...still, items: still.items.filter(({ itemKey }) => !unsaid.has(itemKey)) };
  const placed = byThing(bare, kind, own.key, thing);
  // Animals are on a seat as on anything else.
  const sits = kind === 'on' && 'figure' in own && own.figure.kind === 'person';
  return placed && sits
    ? { ...placed, actors: placed.actors.map((one) => (one.characterKey === own.key ? seated(one, thing.item) : one)) }
    : placed;
}

/** Things of a still life are side by side on a table already. */
const isAsLaid = (kind: RelationKind, thing: CastThing, things: readonly CastThing[]): boolean =>
  kind === 'beside' || (kind === 'on' && isUnder(thing, things));

/** Who or what is related to what, and the words for the latter. */
function castOf({ subject, ground }: SaidRelation, { members, graph }: FilmFacts, things: readonly CastThing[]) {
  const all = [...members, ...things];
  const named = [...graph.participants, ...graph.places].find(({ id }) => id === ground);
  const other =
    all.find(({ participant }) => participant?.id === ground) ??
    things.find(({ participant, concept }) => !participant && concept === named?.concept);
  return {
    own: all.find(({ participant }) => participant?.id === subject),
    other,
    words: named?.words,
    brought: other ? undefined : thingAsPlace(named?.concept),
  };
}

/** What a film takes for a place and a picture for a thing. */
function thingAsPlace(concept: ConceptId | undefined): CastThing | undefined {
  if (!concept?.startsWith('thing.')) {
    return undefined;
  }
  const item = itemOfThing(concept.slice('thing.'.length) as ThingId);
  return { key: `by-${item}`, concept, item };
}

/** Round things that are seen from before: what is on them is in front of them. */
const FACING: ReadonlySet<ItemKind> = new Set<ItemKind>(['plate', 'bowl']);
/** What lies where others are on it. */
const LAID: ReadonlySet<ItemKind> = new Set<ItemKind>(['book', 'notebook', 'newspaper', 'letter']);

/** A small thing of a still life on another one. */
function stackedOn(
  still: PlannedShot,
  own: { key: string; item?: ItemKind },
  thing: { key: string; item: ItemKind },
): PlannedShot | undefined {
  if (still.actors.length > 0 || own.item === undefined || TOPS[thing.item] !== undefined || FLAT.has(thing.item)) {
    return undefined;
  }
  if (isBulky(thing.item) || isHuge(thing.item) || isBulky(own.item)) {
    return undefined;
  }
  const { ground, top } = laid(thing.item);
  return {
    ...still,
    subject: { kind: 'item', key: thing.key },
    framing: 'medium',
    items: [
      ...still.items.filter(({ itemKey }) => itemKey !== own.key && itemKey !== thing.key),
      { itemKey: thing.key, across: 0, behind: 0, ...ground },
      // What is held up by a thing has no stand of its own.
      { itemKey: own.key, across: 0, behind: -0.03, above: LYING + top, keyframes: [{ at: 1, above: LYING + top }] },
    ],
  };
}

/** How a thing lies on which another one is, and how high its top is above what it lies on. */
function laid(item: ItemKind): { ground: { above: number; rotation?: number; scale?: number }; top: number } {
  const { width, height } = itemSize(item);
  if (LAID.has(item)) {
    // A thing that is turned is turned about its middle.
    return { ground: { above: LYING - (height - width) / 2, rotation: Math.PI / 2, scale: 1 }, top: width };
  }
  return { ground: { above: LYING }, top: FACING.has(item) ? height * 0.12 : height };
}

/** Landmarks stand behind whoever is there. */
const BY_LANDMARK: ReadonlySet<RelationKind> = new Set<RelationKind>(['beside', 'before', 'under']);

const isShown = ({ actors, items }: PlannedShot, key: string): boolean =>
  actors.some(({ characterKey, holdsItemKey }) => characterKey === key || holdsItemKey === key) ||
  items.some(({ itemKey }) => itemKey === key);

/** Whoever goes somewhere is not put anywhere else, unless they rest there. */
const isMoving = ({ actors, items }: PlannedShot, own: string): boolean =>
  actors.some((actor) => actor.characterKey === own && moves(actor) && !restingPose(actor)) ||
  items.some((item) => item.itemKey === own && moves(item));

const moves = ({ keyframes = [] }: { keyframes?: readonly { across?: number }[] }): boolean =>
  keyframes.some(({ across }) => across !== undefined);

const RESTING: ReadonlySet<PlannedActor['pose']> = new Set<PlannedActor['pose']>(['sit', 'lie', 'sleep', 'kneel']);

const restingPose = ({ pose, keyframes = [] }: PlannedActor): PlannedActor['pose'] | undefined =>
  [pose, ...keyframes.flatMap((frame) => frame.pose ?? [])].findLast((one) => RESTING.has(one));

interface Spot {
  across: number;
  behind: number;
  above: number;
}

/** Somebody or something by a thing, which is in the middle. */
function byThing(
  still: PlannedShot,
  kind: RelationKind,
  own: string,
  thing: { key: string; item: ItemKind },
): PlannedShot | undefined {
  const spots = SPOTS[kind](thing.item);
  if (!spots) {
    return undefined;
  }
  const { subject, ground } = spots;
  const isOther = ({ itemKey }: PlannedItemPlacement): boolean => itemKey !== own && itemKey !== thing.key;
  const ownItem = still.items.find(({ itemKey }) => itemKey === own);
  const items: PlannedItemPlacement[] = [
    ...still.items.filter(isOther),
    { itemKey: thing.key, ...ground },
    ...(ownItem ? [{ ...ownItem, ...subject }] : []),
  ];
  return {
    ...still,
    actors: still.actors.map((actor) => (actor.characterKey === own ? at(actor, subject, kind) : withoutThing(actor))),
    items,
    ...(still.actors.length === 0
      ? { subject: { kind: 'item' as const, key: thing.key }, framing: 'full' as const }
      : {}),
  };

  function withoutThing(actor: PlannedActor): PlannedActor {
    const { holdsItemKey, ...rest } = actor;
    return holdsItemKey === thing.key ? { ...rest, pose: 'stand' } : actor;
  }
}

/** How much larger than usual a table is drawn under which somebody is to be seen. */
const ROOMY = 1.15;
const LOW = 0.85;

/** Things that hands hold, and how much larger they are where somebody sits on them. */
const PACKED: ReadonlySet<ItemKind> = new Set<ItemKind>(['box', 'suitcase', 'crate']);
const STURDY = 1.8;

/** Where the subject and the thing are, from the thing's kind; nothing where that cannot be seen. */
const SPOTS: Readonly<
  Record<RelationKind, (item: ItemKind) => { subject: Spot; ground: Spot & { scale?: number } } | undefined>
> = {
  on: (item) => {
    const scale = PACKED.has(item) ? STURDY : 1;
    const top = TOPS[item] ?? (FLAT.has(item) ? itemSize(item).height * scale : undefined);
    return top === undefined
      ? undefined
      : { subject: { across: 0.01, behind: -0.02, above: top }, ground: { across: 0.01, behind: 0, above: 0, scale } };
  },
  under: (item) =>
    HOLLOW.has(item)
      ? {
          subject: { across: 0.01, behind: 0, above: 0 },
          ground: { across: 0.01, behind: 0.06, above: 0, scale: ROOMY },
        }
      : undefined,
  beside: (item) => ({
    subject: { across: -ASIDE, behind: 0, above: 0 },
    ground: { across: itemSize(item).width > 1.2 ? ASIDE + 0.2 : ASIDE, behind: 0.15, above: 0 },
  }),
  // Low enough that the face is seen.
  behind: () => ({
    subject: { across: -PEEKING, behind: 0.15, above: 0 },
    ground: { across: 0.05, behind: 0, above: 0, scale: LOW },
  }),
  before: (item) => ({
    subject: { across: -PEEKING, behind: 0, above: 0 },
    ground: { across: PEEKING, behind: itemSize(item).width > 1.2 ? 1.2 : STEP, above: 0 },
  }),
};

/** How one is on a thing or under it, where nothing else is said. */
const POSES: Readonly<Partial<Record<RelationKind, PlannedActor['pose']>>> = { on: 'sit', under: 'lie' };

function at(whole: PlannedActor, spot: Spot, kind: RelationKind): PlannedActor {
  const { keyframes: _moves, holdsItemKey: _held, ...actor } = whole;
  const resting = restingPose(whole);
  const pose = (kind === 'under' && resting === 'sit' ? undefined : resting) ?? POSES[kind];
  return { ...actor, ...spot, ...(pose ? { pose } : {}) };
}

/** Whoever sits on a seat has it under them, and no other one. */
function seated(actor: PlannedActor, item: ItemKind): PlannedActor {
  const seat = SEATS[item];
  return actor.pose === 'sit' && seat !== undefined ? { ...actor, above: 0, faces: 'camera', seat } : actor;
}

/** Two of whom one stands before the other, or beside. */
function bySomebody(still: PlannedShot, kind: RelationKind, own: string, other: string): PlannedShot | undefined {
  if (!isShown(still, other) || kind === 'on' || kind === 'under') {
    return undefined;
  }
  const depth = { beside: 0, behind: 1.6, before: -1.2 }[kind];
  return {
    ...still,
    ...(still.framing === 'full' ? { framing: 'wide' as const } : {}),
    actors: still.actors.map((actor) => {
      if (actor.characterKey === own) {
        return { ...actor, across: -PEEKING, behind: depth };
      }
      return actor.characterKey === other ? { ...actor, across: PEEKING, behind: 0 } : actor;
    }),
  };
}
