import type { ItemKind } from '../story/figure-spec.ts';
import type { FilmPlan, PlannedShot } from '../story/film-plan.ts';
import { isImplied } from '../story/idea/implied-ids.ts';
import { isHuge } from '../story/item-bulk.ts';
import { isIndoor, OUTSIDE_ONLY, type Landmark, type PlaceKind } from '../story/place-spec.ts';
import type { CastThing, FilmFacts } from '../story/words/film-words.ts';
import { thingsOf } from './as-things.ts';
import { IN_ROOMS, withLandmarks, type SaidLandmark } from './said-landmarks.ts';

/** What stands in a picture. */
interface Standing {
  facts: FilmFacts;
  landmarks: readonly SaidLandmark[];
  /** Kinds of things that are there beside those of the text. */
  reached?: readonly ItemKind[] | undefined;
}

type Planned = FilmPlan['places'][number];

/** What is used out of doors, and in a room. */
const OUTSIDE: ReadonlySet<ItemKind> = new Set<ItemKind>([
  'umbrella',
  'kite',
  'snowman',
  'snowball',
  'sled',
  'bicycle',
  'balloon',
  'park_bench',
]);
const INSIDE: ReadonlySet<ItemKind> = new Set<ItemKind>([
  'window',
  'sofa',
  'armchair',
  'bed',
  'fireplace',
  'bookcase',
  'wardrobe',
  'bathtub',
  'table',
  'writing_desk',
  'pillow',
  'blanket',
]);
const AFLOAT: ReadonlySet<ItemKind> = new Set<ItemKind>(['ship', 'submarine', 'raft', 'canoe', 'boat']);
const PLANTS: ReadonlySet<Landmark> = new Set<Landmark>([
  'big_tree',
  'pine',
  'palm',
  'cherry_tree',
  'bamboo',
  'flowers',
]);

/** The place of a picture with what stands there; where the text names none, one that suits what it shows. */
export function placeOfPicture(one: Planned, shot: PlannedShot, { facts, landmarks, reached = [] }: Standing): Planned {
  const planned = facts.places.find(({ key }) => key === one.key);
  const isSaid = planned?.id !== undefined && !isImplied(planned.id);
  const kind = isSaid ? undefined : kindFor(one.place.kind, shot, { facts, landmarks, reached });
  const other = kind === undefined ? one : { ...one, place: { ...one.place, kind, landmarks: [] } };
  const home = reached.includes('park_bench') ? withoutBench(other) : other;
  const others = landmarks.filter(({ landmark }) => landmark !== 'bench' || !reached.includes('park_bench'));
  return withLandmarks(home, others, shot.actors.length === 0);
}

/** A second bench would be one too many. */
const withoutBench = (one: Planned): Planned => ({
  ...one,
  place: { ...one.place, landmarks: one.place.landmarks.filter((landmark) => landmark !== 'bench') },
});

/** Another kind of place than the one that was chosen by chance. */
function kindFor(
  kind: PlaceKind,
  shot: PlannedShot,
  { facts, landmarks, reached }: Standing & { reached: readonly ItemKind[] },
): PlaceKind | undefined {
  const things = thingsOf(facts);
  const shown = things.filter(
    ({ key, participant }) =>
      participant !== undefined && !isImplied(participant.id) && JSON.stringify(shot).includes(JSON.stringify(key)),
  );
  const isOutside =
    reached.some((item) => OUTSIDE.has(item)) ||
    shown.some(({ item }) => (OUTSIDE.has(item) && !(item === 'balloon' && shown.length > 1)) || isHuge(item)) ||
    landmarks.some(({ landmark }) => OUTSIDE_ONLY.has(landmark));
  if (shown.some(({ item }) => AFLOAT.has(item)) && shot.actors.length === 0) {
    return 'sea';
  }
  if (landmarks.some(({ landmark }) => PLANTS.has(landmark))) {
    // The shore, where the text says the sea: plants stand wherever it says.
    const namesPlace = facts.graph.places.some(({ id }) => !isImplied(id));
    return namesPlace || WILD.has(kind) ? undefined : 'park';
  }
  if (isOutside) {
    return isIndoor(kind) ? 'park' : undefined;
  }
  const isByChance = !isIndoor(kind) || shot.actors.length === 0;
  const isInside = isInRoom({ things, shown, landmarks }) || (shot.actors.length === 0 && shot.items.length > 0);
  return isInside && isByChance ? 'living_room' : undefined;
}

/** The text has something that is in a room, or a window to look out of. */
const isInRoom = ({
  things,
  shown,
  landmarks,
}: {
  things: readonly CastThing[];
  shown: readonly CastThing[];
  landmarks: readonly SaidLandmark[];
}): boolean =>
  things.some(({ item, participant }) => item === 'window' && participant && !isImplied(participant.id)) ||
  shown.some(({ item }) => INSIDE.has(item)) ||
  landmarks.some(({ landmark }) => IN_ROOMS.has(landmark));

const WILD: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['forest', 'garden', 'meadow', 'park', 'field']);
