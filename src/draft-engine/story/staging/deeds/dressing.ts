import type { PlannedItemPlacement } from '../../film-plan.ts';
import { isHuge } from '../../item-bulk.ts';
import { isIndoor, type PlaceKind, type PlaceSpec } from '../../place-spec.ts';
import type { DeedCast } from './cast-deed.ts';
import type { DressingCue, Scene } from './choreography.ts';
import type { DeedEvent, Thing } from './deed-staging.ts';

const ON_WATER: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'sea',
  'lake',
  'river',
  'coast',
  'beach',
  'harbour',
  'island',
  'underwater',
  'swamp',
  'swimming_pool',
  'bathhouse',
]);

const IN_WATER: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['sea', 'underwater', 'swimming_pool', 'bathhouse']);

const STANDS_IN: Readonly<Record<NonNullable<DressingCue['only']>, (place: PlaceSpec) => boolean>> = {
  // A classroom has its own board, a courtroom its own bench.
  indoors: ({ kind }) => isIndoor(kind) && !OWN_PIECES.has(kind),
  on_land: ({ kind }) => !ON_WATER.has(kind),
  // Whoever swims is seen from the bank, where the water of the place is too far behind.
  on_shore: ({ kind }) => !IN_WATER.has(kind),
};
const OWN_PIECES: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['classroom', 'courtroom', 'theatre']);

/** What stands around a deed, as things of the shot and where they are. */
export function dressed(
  { dressing = [] }: Scene,
  cast: DeedCast,
  place: PlaceSpec,
): { props: Thing[]; items: PlannedItemPlacement[] } {
  const placed = dressing
    .filter(({ only }) => only === undefined || STANDS_IN[only](place))
    .flatMap((cue, index) => {
      const of = typeof cue.item === 'string' ? { item: cue.item } : cast.things[cue.item.copyOf];
      return of ? [{ cue, thing: { key: `prop-beside-${of.item}-${index + 1}`, item: of.item } }] : [];
    });
  return {
    props: placed.map(({ thing }) => thing),
    items: placed.map(({ cue, thing }) => placementOf(cue, thing)),
  };
}

function placementOf({ across, above, behind = 0, state, rotation, scale }: DressingCue, { key }: Thing) {
  return {
    itemKey: key,
    across,
    behind,
    above,
    ...(state && { state }),
    ...(rotation !== undefined && { rotation }),
    ...(scale !== undefined && { scale }),
  };
}

/**
 * Things that lie beside the one that a choreography has a part for: to its side and behind it, so that they hide
 * nothing.
 */
const MOST_LYING = 3;
const APART = 0.4;
const BACK = 0.45;

/** 'A coat and an umbrella': what an event names after the first thing lies on the ground beside it. */
export function lyingBeside(scene: Scene, { things }: DeedCast, { patients }: DeedEvent): PlannedItemPlacement[] {
  const known = new Set(Object.values(things).map(({ key }) => key));
  const { across = 0.3, behind = 0 } = scene.thing ?? {};
  const side = Math.sign(across - (scene.lead?.across ?? 0)) || 1;
  return patients
    .filter((each): each is Thing => 'item' in each && !known.has(each.key) && !isHuge(each.item))
    .slice(0, MOST_LYING)
    .map(({ key, scale }, index) => ({
      itemKey: key,
      across: across + side * APART * (index + 1),
      behind: behind + BACK,
      above: 0,
      ...(scale !== undefined && { scale }),
    }));
}
