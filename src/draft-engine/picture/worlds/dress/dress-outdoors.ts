import { createRandom } from '#src/shared/random.ts';
import type { PlaceKind, PlaceSpec } from '../../../story/place-spec.ts';
import type { PartName } from '../part-library.ts';
import type { PartMaker } from '../part.ts';
import type { OutdoorRecipe, PropRow } from '../recipe.ts';
import { inTheMiddle, type OutdoorDress, type PartsOf } from './dress.ts';
import { OUTDOOR_DRESSES } from './outdoors/outdoor-dresses.ts';

const STREETS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['town_street', 'city_street', 'western_town']);
const SQUARES: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'market',
  'village',
  'schoolyard',
  'station',
  'playground',
]);
const COUNTRY: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'field',
  'farm',
  'meadow',
  'valley',
  'road',
  'river',
  'lake',
]);

/** The building that a place is named for: in its world it stands in the middle instead of aside. */
const HEARTS: Partial<Readonly<Record<PlaceKind, PartName>>> = { temple: 'pagoda', castle: 'castle' };

/** The depth at which a building of this height is seen whole in a wide shot. */
function depthFor(building: PartMaker): number {
  return Math.min(58, Math.max(34, building(createRandom(1)).height * 2.6 - 6));
}

function rowsOf(kind: PlaceKind, dress: OutdoorDress): readonly PropRow[] {
  if (STREETS.has(kind)) {
    return dress.street ?? [];
  }
  if (SQUARES.has(kind)) {
    return dress.square ?? [];
  }
  return (COUNTRY.has(kind) ? dress.country : undefined) ?? [];
}

/** What stands in place of a part in a world: its own makers, or the part itself. */
export function worn(part: PartName | PartMaker, parts: PartsOf): readonly (PartName | PartMaker)[] {
  return (typeof part === 'string' ? parts[part] : undefined) ?? [part];
}

/** The kind of place that this place is built like in its world. */
export function builtLike({ kind, world }: PlaceSpec): PlaceKind {
  return (world && OUTDOOR_DRESSES[world].like?.[kind]) ?? kind;
}

/** The recipe of a place in its world: its houses, ground, distance and things. Without a world nothing changes. */
export function dressOutdoors(recipe: OutdoorRecipe, place: PlaceSpec): OutdoorRecipe {
  if (!place.world) {
    return recipe;
  }
  const dress = OUTDOOR_DRESSES[place.world];
  // A wood that is named for its trees keeps them.
  const named = place.kind === 'forest' && place.landmarks.length > 0;
  const heart = HEARTS[place.kind];
  const [building] = (heart && dress.parts[heart]) ?? [];
  const rows = building ? recipe.rows.filter((row) => !row.parts.some((part) => part === heart)) : recipe.rows;
  const sky = recipe.sky ?? dress.sky;
  const clouds = recipe.clouds ?? dress.clouds;
  return {
    ...recipe,
    ground: recipe.ground.map((layer) => ({ ...layer, ...dress.ground?.[layer.kind] })),
    far: recipe.far.map((layer) => ({ ...layer, ...dress.far?.[layer.kind] })),
    rows: [
      ...(building ? [inTheMiddle(building, depthFor(building))] : []),
      ...rows.map((row) => ({
        ...row,
        parts: named ? row.parts : row.parts.flatMap((part) => worn(part, dress.parts)),
      })),
      ...rowsOf(builtLike(place), dress),
    ],
    foreground: recipe.foreground.map((kind) => dress.foreground?.[kind] ?? kind),
    ...(sky === undefined ? {} : { sky }),
    ...(clouds === undefined ? {} : { clouds }),
    ...(dress.landmarks ? { landmarks: dress.landmarks } : {}),
  };
}
