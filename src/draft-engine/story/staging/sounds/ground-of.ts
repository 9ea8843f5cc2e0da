import { isIndoor, type PlaceKind, type Weather } from '../../place-spec.ts';
import type { Ground } from '../../sound-kinds.ts';

const GROUNDS_OF_PLACES: Readonly<Partial<Record<PlaceKind, Ground>>> = {
  coast: 'gravel',
  beach: 'sand',
  harbour: 'hard',
  island: 'sand',
  river: 'gravel',
  lake: 'grass',
  cliff: 'gravel',
  meadow: 'grass',
  field: 'grass',
  farm: 'grass',
  garden: 'grass',
  park: 'gravel',
  forest: 'leaves',
  jungle: 'leaves',
  mountain: 'gravel',
  valley: 'grass',
  desert: 'sand',
  snowfield: 'snow',
  savanna: 'grass',
  rice_field: 'water',
  swamp: 'water',
  cave: 'gravel',
  village: 'gravel',
  road: 'gravel',
  railway: 'gravel',
  skating_rink: 'hard',
  schoolyard: 'gravel',
  stadium: 'grass',
  ruins: 'gravel',
  battlefield: 'gravel',
  construction_site: 'gravel',
  western_town: 'sand',
  graveyard: 'grass',
  playground: 'sand',
  planet: 'sand',
  moon: 'sand',
  ship_deck: 'wood',
  corn_field: 'leaves',
  living_room: 'wood',
  bedroom: 'wood',
  attic: 'wood',
  workshop: 'wood',
  library: 'wood',
  theatre: 'wood',
  studio: 'wood',
  courtroom: 'wood',
  ship_cabin: 'wood',
  lighthouse_room: 'wood',
  dojo: 'wood',
  hut: 'wood',
  barn: 'leaves',
  tent: 'grass',
  greenhouse: 'gravel',
  spaceship: 'metal',
  control_room: 'metal',
  factory: 'metal',
  elevator: 'metal',
  mine: 'gravel',
};
const SOFT: ReadonlySet<Ground> = new Set<Ground>(['grass', 'leaves', 'gravel', 'sand']);

/** Where nobody's steps are heard. */
const WITHOUT_GROUND: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['sea', 'underwater', 'space', 'sky', 'skyline']);

/** What is under the feet in a place; nothing where nobody can walk. */
export function groundOf(kind: PlaceKind, weather: Weather): Ground | undefined {
  if (WITHOUT_GROUND.has(kind)) {
    return undefined;
  }
  const ground = GROUNDS_OF_PLACES[kind] ?? 'hard';
  if (isIndoor(kind)) {
    return ground;
  }
  if (weather === 'snow') {
    return 'snow';
  }
  return (weather === 'rain' || weather === 'storm') && !SOFT.has(ground) ? 'water' : ground;
}
