import type { ItemKind, SPIRIT_ELEMENTS, Species } from '../figure-spec.ts';
import type { PlaceKind, TimeOfDay, Weather } from '../place-spec.ts';
export type { PersonId } from './people.ts';
export type { QualityId } from './qualities.ts';
import type { PersonId } from './people.ts';
import type { ExtraPlaceId } from './places.ts';
import type { QualityId } from './qualities.ts';
import type { ExtraThingId } from './things.ts';

export type SpiritId = (typeof SPIRIT_ELEMENTS)[number];
export type PlaceId = PlaceKind | ExtraPlaceId;
export type ThingId = ItemKind | ExtraThingId;
const ROBOT_IDS = ['robot', 'drone', 'android', 'computer_mind', 'alien'] as const;
export type AnimalId = Species;
export type RobotId = (typeof ROBOT_IDS)[number];

/** A concept's name across languages: its family and its id in that family. */
export type ConceptId =
  | `person.${PersonId}`
  | `animal.${Species}`
  | `spirit.${SpiritId}`
  | `robot.${RobotId}`
  | `place.${PlaceId}`
  | `thing.${ThingId}`
  | `quality.${QualityId}`
  | `time.${TimeOfDay}`
  | `weather.${Weather}`;
