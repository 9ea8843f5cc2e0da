import type { Landmark } from '../../place-spec.ts';
import type { ConceptId, PlaceId } from '../concept.ts';
import { EXTRA_THINGS } from './things.ts';

/** Concepts that stand somewhere and are drawn as a landmark of their place. */
export const LANDMARK_OF: Readonly<Partial<Record<ConceptId, Landmark>>> = {
  'place.windmill': 'windmill', 'place.lighthouse': 'lighthouse', 'place.tower': 'tower', 'place.bridge': 'bridge', 'place.castle': 'castle', 'place.church': 'church', 'place.house': 'house', 'place.greenhouse': 'greenhouse', 'place.barn': 'barn', 'place.tent': 'tent',
  'place.pirate_ship': 'ship', 'place.spaceship': 'rocket', 'place.waterfall': 'waterfall', 'place.volcano': 'volcano',
  'thing.piano': 'piano', 'thing.telescope': 'telescope', 'thing.sewing_machine': 'sewing_machine', 'thing.machine': 'machine', 'thing.time_machine': 'machine', 'thing.ship': 'ship', 'thing.boat': 'fishing_boat', 'thing.train': 'train', 'thing.bus': 'bus', 'thing.truck': 'truck', 'thing.car': 'car',
  'thing.bicycle': 'bicycle', 'thing.motorcycle': 'bicycle', 'thing.aeroplane': 'aeroplane', 'thing.rocket': 'rocket', 'thing.spaceship_thing': 'rocket', 'thing.satellite': 'satellite',
  ...Object.fromEntries(Object.entries(EXTRA_THINGS).flatMap(([id, thing]) => 'landmark' in thing ? [[`thing.${id}`, thing.landmark]] : [])),
};

/** Where a landmark stands when the idea names no place; the first is the most usual. */
export const LANDMARK_PLACES: Readonly<Partial<Record<Landmark, readonly PlaceId[]>>> = {
  lighthouse: ['coast', 'island'], windmill: ['hill', 'field', 'meadow'], watermill: ['river'], tower: ['hill', 'valley'], bridge: ['river', 'valley'], castle: ['hill', 'valley'], church: ['village', 'hill'], house: ['village', 'town_street', 'meadow'], cottage: ['village', 'meadow'], greenhouse: ['garden'], barn: ['farm', 'field'], tent: ['meadow', 'forest'], treehouse: ['forest', 'garden'],
  ship: ['harbour'], fishing_boat: ['harbour', 'beach', 'lake'], sailing_boat: ['harbour', 'lake'], pier: ['harbour', 'lake'], train: ['station'], bus: ['town_street', 'road'], truck: ['road'], car: ['garage', 'road'], bicycle: ['town_street', 'workshop', 'road'], aeroplane: ['airfield'], balloon: ['meadow', 'field'], rocket: ['airfield', 'field'], satellite: ['space'], ufo: ['field', 'farm'], crane: ['construction_site', 'harbour'],
  waterfall: ['river', 'forest'], volcano: ['island', 'valley'], bench: ['park', 'station'], fountain: ['park', 'market'], statue: ['park', 'market', 'ruins'], well: ['village', 'garden'], gate: ['castle', 'village'], ferris_wheel: ['amusement_park', 'park'], carousel: ['amusement_park', 'park', 'market'], clock_tower: ['town', 'market'], billboard: ['city_street', 'road'],
  piano: ['living_room', 'stage', 'school'], bookshelf: ['library', 'bookshop'], telescope: ['observatory', 'rooftop', 'hill'], oven: ['bakery', 'kitchen'], sewing_machine: ['workshop', 'living_room'], machine: ['workshop', 'factory'], computer: ['office'], vault_door: ['bank', 'vault'], throne: ['throne_room', 'palace'], bed: ['bedroom'], fireplace: ['living_room'], blackboard: ['classroom'], aquarium: ['living_room'],
  campfire: ['forest', 'beach', 'desert'], snowman: ['snowfield', 'garden', 'park'], grave: ['graveyard'], phone_box: ['town_street', 'village'], vending_machine: ['station', 'town_street'], big_tree: ['hill', 'village', 'garden', 'schoolyard'], cherry_tree: ['park', 'temple', 'schoolyard'], pine: ['forest', 'mountain'],
};
