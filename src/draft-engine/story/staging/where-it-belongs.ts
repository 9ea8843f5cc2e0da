import type { ItemKind } from '../figure-spec.ts';
import type { PlannedItemPlacement } from '../film-plan.ts';
import { isIndoor, type PlaceKind, type PlaceSpec } from '../place-spec.ts';
import type { CastThing } from '../words/film-words.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** Parts of a room's wall: nobody has them before them. */
const OF_WALLS: ReadonlySet<ItemKind> = new Set<ItemKind>(['window']);
const WALL_BEHIND = 2.6;
const SILL_ABOVE = 0.9;
const AFLOAT: ReadonlySet<ItemKind> = new Set<ItemKind>(['boat', 'ship', 'raft', 'canoe']);
/** Places with the water behind whoever stands there. */
const SHORES: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['coast', 'beach', 'harbour', 'island', 'cliff']);
const WATER_BEHIND = 14;

/**
 * A window that the idea names is in the wall of the room, behind everybody, and a boat off a shore is on the water,
 * unless somebody handles them.
 */
export function whereItBelongs(staged: StagedDeed, things: readonly CastThing[], place: PlaceSpec): StagedDeed {
  const items = staged.items.map((item) => {
    const thing = things.find(({ key }) => key === item.itemKey);
    return thing?.participant === undefined || item.keyframes?.length ? item : moved(item, thing.item, place);
  });
  return { ...staged, items };
}

function moved(item: PlannedItemPlacement, kind: ItemKind, place: PlaceSpec): PlannedItemPlacement {
  if (OF_WALLS.has(kind) && isIndoor(place.kind)) {
    return { ...item, behind: Math.max(item.behind, WALL_BEHIND), above: SILL_ABOVE };
  }
  return AFLOAT.has(kind) && SHORES.has(place.kind) ? { ...item, behind: WATER_BEHIND, above: 0 } : item;
}
