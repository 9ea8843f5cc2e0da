import type { ColourName, ItemKind, PersonFigure, SPIRIT_ELEMENTS, Species } from '../figure-spec.ts';
import type { Landmark, PlaceKind, TimeOfDay, Weather } from '../place-spec.ts';
import type { AmbienceKind, SoundEventKind } from '../sound-kinds.ts';
export type { PersonId } from './concepts/people.ts';
export type { QualityId } from './concepts/qualities.ts';
import type { PersonId } from './concepts/people.ts';
import type { ExtraPlaceId } from './concepts/places.ts';
import type { QualityId } from './concepts/qualities.ts';
import type { ExtraThingId } from './concepts/things.ts';

export type SpiritId = (typeof SPIRIT_ELEMENTS)[number];
export type PlaceId = PlaceKind | ExtraPlaceId;
export type ThingId = ItemKind | ExtraThingId;
export const ROBOT_IDS = ['robot', 'drone', 'android', 'computer_mind', 'alien'] as const;
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

/** What a person of a trade or role looks like, where one meets them and what is in their hands. */
export interface PersonConcept {
  outfit?: PersonFigure['outfit'];
  hat?: PersonFigure['hat'];
  accessories?: PersonFigure['accessories'];
  age?: PersonFigure['age'];
  gender?: PersonFigure['gender'];
  colour?: ColourName;
  /**
   * A place's and a thing's id; plain strings here because those lists name people in turn. Use checks them by literal
   * type.
   */
  place: string;
  tool: string;
}

/** A place that is more than its kind: what it is drawn as and who keeps it. */
export interface PlaceConcept {
  kind: PlaceKind;
  landmarks: Landmark[];
  keeper: string;
  ambience: AmbienceKind;
}

/** A thing of daily life: what it is drawn as, who makes or sells it and where that happens. */
export interface ThingConcept {
  item: ItemKind;
  maker: string;
  /**
   * A place's and a thing's id; plain strings here because those lists name people in turn. Use checks them by literal
   * type.
   */
  place: string;
  sound: SoundEventKind;
  /** It stands in its place instead of being carried. */
  landmark?: Landmark;
}
