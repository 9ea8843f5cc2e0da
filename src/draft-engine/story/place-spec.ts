import type { ColourName } from './figure-spec.ts';
import type { WorldId } from './worlds/worlds.ts';

export const TIMES_OF_DAY = ['dawn', 'morning', 'noon', 'afternoon', 'dusk', 'night'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export const WEATHERS = ['clear', 'cloudy', 'rain', 'storm', 'snow', 'fog', 'wind'] as const;
export type Weather = (typeof WEATHERS)[number];

/** Places that can be drawn out of doors. */
const OUTDOOR_PLACES = [
  'coast',
  'beach',
  'harbour',
  'sea',
  'underwater',
  'island',
  'river',
  'lake',
  'cliff',
  'meadow',
  'field',
  'farm',
  'garden',
  'park',
  'forest',
  'jungle',
  'mountain',
  'valley',
  'desert',
  'snowfield',
  'savanna',
  'rice_field',
  'swamp',
  'cave',
  'village',
  'town_street',
  'city_street',
  'alley',
  'rooftop',
  'skyline',
  'market',
  'bridge',
  'road',
  'station',
  'railway',
  'parking_lot',
  'skating_rink',
  'schoolyard',
  'stadium',
  'castle',
  'ruins',
  'temple',
  'battlefield',
  'construction_site',
  'western_town',
  'airfield',
  'graveyard',
  'playground',
  'space',
  'planet',
  'moon',
  'sky',
  'ship_deck',
  'corn_field',
] as const;

/** Places that can be drawn indoors. */
export const INDOOR_PLACES = [
  'living_room',
  'bedroom',
  'kitchen',
  'attic',
  'cellar',
  'corridor',
  'elevator',
  'staircase',
  'workshop',
  'garage',
  'factory',
  'office',
  'meeting_room',
  'classroom',
  'library',
  'laboratory',
  'hospital',
  'shop',
  'bakery',
  'cafe',
  'restaurant',
  'bar',
  'bank',
  'vault',
  'theatre',
  'gallery',
  'museum',
  'studio',
  'newsroom',
  'courtroom',
  'police_station',
  'prison',
  'church',
  'palace',
  'throne_room',
  'train_car',
  'ship_cabin',
  'spaceship',
  'control_room',
  'gym',
  'greenhouse',
  'barn',
  'tent',
  'dojo',
  'lighthouse_room',
  'observatory',
  'hut',
  'bathroom',
  'bathhouse',
  'swimming_pool',
  'laundromat',
  'supermarket',
  'funeral_hall',
  'bus_inside',
  'subway',
  'plane_inside',
  'airport',
  'operating_room',
  'tunnel',
  'mine',
] as const;

export const PLACE_KINDS = [...OUTDOOR_PLACES, ...INDOOR_PLACES] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Things that stand in a place and give it its name: a lighthouse on a coast, a piano in a room. */
export const LANDMARKS = [
  'lighthouse',
  'house',
  'cottage',
  'tower',
  'windmill',
  'watermill',
  'church',
  'castle',
  'skyscraper',
  'shop_front',
  'bakery_front',
  'school',
  'barn',
  'tent',
  'big_tree',
  'pine',
  'palm',
  'cherry_tree',
  'bamboo',
  'cactus',
  'flowers',
  'rocks',
  'waterfall',
  'volcano',
  'pier',
  'sailing_boat',
  'ship',
  'fishing_boat',
  'train',
  'bus',
  'bus_shelter',
  'car',
  'truck',
  'bicycle',
  'aeroplane',
  'balloon',
  'rocket',
  'satellite',
  'ufo',
  'robot_arm',
  'crane',
  'street_lamp',
  'bench',
  'fountain',
  'statue',
  'well',
  'gate',
  'torii',
  'pagoda',
  'ferris_wheel',
  'carousel',
  'clock_tower',
  'billboard',
  'bridge',
  'treehouse',
  'piano',
  'bookshelf',
  'telescope',
  'oven',
  'sewing_machine',
  'computer',
  'machine',
  'vault_door',
  'elevator_door',
  'throne',
  'bed',
  'fireplace',
  'blackboard',
  'stage_curtain',
  'tv_camera',
  'hospital_bed',
  'aquarium',
  'greenhouse',
  'campfire',
  'snowman',
  'grave',
  'flag',
  'sign',
  'phone_box',
  'vending_machine',
  'iceberg',
  'eiffel_tower',
  'great_mountain',
  'pyramid',
  'coral',
  'birch',
  'lotus',
  'bullet_train',
] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** Landmarks that stand in no room. */
export const OUTSIDE_ONLY: ReadonlySet<Landmark> = new Set<Landmark>([
  'lighthouse',
  'house',
  'cottage',
  'tower',
  'windmill',
  'watermill',
  'church',
  'castle',
  'skyscraper',
  'shop_front',
  'bakery_front',
  'school',
  'barn',
  'waterfall',
  'volcano',
  'pier',
  'ship',
  'torii',
  'pagoda',
  'ferris_wheel',
  'clock_tower',
  'billboard',
  'bridge',
  'treehouse',
  'bus_shelter',
  'iceberg',
  'eiffel_tower',
  'great_mountain',
  'pyramid',
  'birch',
  'lotus',
  'bullet_train',
]);

/** What can be seen in the sky of a picture. */
const SKY_SIGNS = [
  'aurora',
  'rainbow',
  'fireworks',
  'ringed_planet',
  'planets',
  'earth',
  'full_moon',
  'crescent',
  'sun',
  'lightning',
  'balloons',
  'birds',
  'shooting_stars',
  'milky_way',
] as const;
export type SkySign = (typeof SKY_SIGNS)[number];

/** What covers the ground of a picture as far as one sees. */
const GROWTHS = ['sunflowers', 'tulips', 'lavender', 'wildflowers', 'wheat'] as const;
export type Growth = (typeof GROWTHS)[number];

export const MOST_LANDMARKS = 3;

const BOAT_COLOURS = ['red', 'blue', 'teal', 'mustard'] as const satisfies readonly ColourName[];

/** The colour of the rowing boats of a place: the same one in each shot. */
export const boatColourOf = ({ seed }: Pick<PlaceSpec, 'seed'>): ColourName =>
  BOAT_COLOURS[seed % BOAT_COLOURS.length] as ColourName;

/** What a place looks like, whatever the shot. */
export interface PlaceSpec {
  kind: PlaceKind;
  /** Decides houses, rooms, vehicles, plants and lettering; absent for a place of nowhere in particular. */
  world?: WorldId;
  /** At most `MOST_LANDMARKS`, the most telling first. */
  landmarks: Landmark[];
  /** The first landmark is what the film is about: it stands in the middle, behind those who act. */
  central?: boolean;
  /** A colour that the place leans to, if the idea names one: degrees in OKLCH. */
  hue?: number;
  /** What is seen in its sky beside sun, moon and clouds. */
  sky?: SkySign[];
  /** Plants show it: leaves turn, blossom comes out, trees are bare. */
  season?: 'spring' | 'autumn' | 'winter';
  growth?: Growth;
  /** Nothing but an even ground and wall of this colour, as in a studio. */
  plain?: ColourName;
  /** A drawing without things, out of these colours. */
  pattern?: { kind: 'shapes' | 'waves' | 'badge'; colours: ColourName[] };
  /** Seeds all that is left to chance, so that the place is the same in every shot. */
  seed: number;
}

const INDOOR = new Set<PlaceKind>(INDOOR_PLACES);

/** True where there is a ceiling and light comes from lamps and windows. */
export function isIndoor(kind: PlaceKind): boolean {
  return INDOOR.has(kind);
}
