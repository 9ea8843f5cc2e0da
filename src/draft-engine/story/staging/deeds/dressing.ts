import type { PlannedItemPlacement } from '../../film-plan.ts';
import { isIndoor, type PlaceKind, type PlaceSpec } from '../../place-spec.ts';
import type { DeedCast } from './cast-deed.ts';
import type { DressingCue, Scene } from './choreography.ts';
import type { Thing } from './deed-staging.ts';

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
