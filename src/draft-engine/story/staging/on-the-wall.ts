import type { ItemKind } from '../figure-spec.ts';
import { isIndoor, type PlaceSpec } from '../place-spec.ts';
import type { CastThing } from '../words/film-words.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** Parts of a room's wall: nobody has them before them. */
const OF_WALLS: ReadonlySet<ItemKind> = new Set<ItemKind>(['window']);
const WALL_BEHIND = 2.6;
const SILL_ABOVE = 0.9;

/** A window that the idea names is in the wall of the room, behind everybody, unless somebody handles it. */
export function onTheWall(staged: StagedDeed, things: readonly CastThing[], place: PlaceSpec): StagedDeed {
  const isOfWall = (key: string): boolean =>
    things.some((thing) => thing.key === key && thing.participant !== undefined && OF_WALLS.has(thing.item));
  if (!isIndoor(place.kind) || !staged.items.some(({ itemKey }) => isOfWall(itemKey))) {
    return staged;
  }
  const items = staged.items.map((item) =>
    isOfWall(item.itemKey) && !item.keyframes?.length
      ? { ...item, behind: Math.max(item.behind, WALL_BEHIND), above: SILL_ABOVE }
      : item,
  );
  return { ...staged, items };
}
