import type { ColourName, ItemKind, PersonFigure } from '../figure-spec.ts';
import type { Landmark, PlaceKind } from '../place-spec.ts';
import type { AmbienceKind, SoundEventKind } from '../sound-kinds.ts';

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
  /** What is otherwise where the idea makes somebody a child or a pupil. */
  underAge?: Partial<Omit<PersonConcept, 'underAge'>>;
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
