import type { PlaceId } from '../concepts/concept.ts';
import type { WorldId } from '../worlds/worlds.ts';

/** What an age that has no such place has instead. */
const BEFORE_MACHINES: Readonly<Partial<Record<PlaceId, PlaceId>>> = {
  hospital: 'living_room',
  office: 'living_room',
  meeting_room: 'palace',
  library: 'living_room',
  laboratory: 'workshop',
  studio: 'workshop',
  police_station: 'town_street',
  classroom: 'living_room',
  cafe: 'tea_house',
  bank: 'market',
  factory: 'workshop',
  garage: 'workshop',
  stadium: 'field',
  gym: 'dojo',
  newsroom: 'market',
  station: 'town_street',
  airfield: 'field',
  city_street: 'town_street',
  restaurant: 'bar',
  supermarket: 'market',
  shop: 'market',
  construction_site: 'town_street',
  mansion: 'palace',
};
const NO_MACHINES: ReadonlySet<WorldId> = new Set<WorldId>(['old_china', 'joseon', 'edo', 'medieval_europe', 'tale']);
const WESTERN: ReadonlySet<WorldId> = new Set<WorldId>([
  'europe',
  'north_america',
  'latin_america',
  'medieval_europe',
  'nineteenth_century',
]);
/** Under the sky there is no air in space. */
const ABOARD: ReadonlySet<string> = new Set<PlaceId>([
  'town_street',
  'city_street',
  'village',
  'park',
  'garden',
  'alley',
  'market',
  'road',
  'forest',
  'living_room',
  'hill',
]);

/** A place that was not said, as the film's world has it. */
export function inWorld(place: PlaceId, world: WorldId | undefined): PlaceId {
  if (place === 'temple' && world !== undefined && WESTERN.has(world)) {
    return 'church';
  }
  if (world === 'space') {
    return ABOARD.has(place) ? 'spaceship' : place;
  }
  if (world === 'old_west' && (place === 'city_street' || place === 'town_street')) {
    return 'western_town';
  }
  return (world && NO_MACHINES.has(world) && BEFORE_MACHINES[place]) || place;
}
