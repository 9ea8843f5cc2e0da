import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { PlaceKind } from '../place-spec.ts';

/** Worlds of places that one meets in the same film. */
const WORLDS: readonly (readonly PlaceKind[])[] = [
  ['western_town', 'desert', 'station', 'bar', 'graveyard', 'prison'],
  ['space', 'planet', 'moon', 'spaceship', 'control_room', 'laboratory', 'observatory'],
  [
    'forest',
    'meadow',
    'river',
    'mountain',
    'lake',
    'valley',
    'cave',
    'field',
    'jungle',
    'swamp',
    'snowfield',
    'desert',
  ],
  ['castle', 'throne_room', 'palace', 'battlefield', 'forest', 'ruins', 'mountain', 'village'],
  ['temple', 'dojo', 'mountain', 'village', 'forest', 'snowfield', 'bridge'],
  ['sea', 'harbour', 'island', 'coast', 'beach', 'ship_cabin', 'underwater', 'lighthouse_room'],
  ['village', 'farm', 'field', 'garden', 'barn', 'market', 'road', 'church', 'bakery', 'river', 'greenhouse', 'meadow'],
  ['classroom', 'schoolyard', 'corridor', 'gym', 'library', 'rooftop', 'playground', 'staircase', 'theatre', 'bedroom'],
  [
    'town_street',
    'shop',
    'bakery',
    'cafe',
    'market',
    'kitchen',
    'park',
    'station',
    'bridge',
    'living_room',
    'attic',
    'workshop',
    'library',
    'restaurant',
    'harbour',
    'garage',
    'theatre',
    'bank',
  ],
  [
    'city_street',
    'skyline',
    'rooftop',
    'alley',
    'office',
    'station',
    'elevator',
    'corridor',
    'staircase',
    'bridge',
    'hospital',
    'police_station',
    'newsroom',
    'studio',
    'factory',
    'cellar',
    'train_car',
    'museum',
    'courtroom',
    'vault',
    'bar',
    'stadium',
    'meeting_room',
    'gallery',
  ],
];

/** Nobody comes by here without a reason. */
const ERRANDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'courtroom',
  'vault',
  'police_station',
  'newsroom',
  'elevator',
  'meeting_room',
  'prison',
  'hospital',
  'bank',
  'control_room',
  'throne_room',
  'battlefield',
  'graveyard',
]);

/**
 * Where else a film set in `place` may go: what the verb asks for if it lies in the same world, else that world's own
 * places.
 */
export function nearbyPlaces(place: PlaceKind, wanted: readonly PlaceKind[], type?: FilmType): readonly PlaceKind[] {
  const west = WORLDS[0] as readonly PlaceKind[];
  if (type === 'western' && west.includes(place)) {
    return west.filter((kind) => kind !== place);
  }
  const world = WORLDS.find((each) => each.includes(place)) ?? wanted;
  const both = wanted.filter(
    (kind) => kind !== place && WORLDS.some((each) => each.includes(place) && each.includes(kind)),
  );
  if (both.length > 0) {
    return both;
  }
  const usual = world.filter((kind) => kind !== place && kind !== 'underwater' && !ERRANDS.has(kind));
  return usual.length > 0 ? usual : world.filter((kind) => kind !== place);
}
