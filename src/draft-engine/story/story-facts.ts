import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { ConceptId } from './concepts/concept.ts';
import type { DrawnFigure, PersonFigure } from './figure-spec.ts';
import type { FrameId } from './frames/frames.ts';
import type { PlaceKind, TimeOfDay, Weather } from './place-spec.ts';

/** How the narrator sounds. */
const NARRATOR_VOICES = ['warm', 'dry', 'epic', 'childlike', 'reporting', 'salesman'] as const;
export type NarratorVoice = (typeof NARRATOR_VOICES)[number];

/** A character as the words need it, already in the film's language. */
export interface CastFact {
  key: string;
  /** A personal name, or the role where the character has none (a storm, a fox). */
  name: string;
  /** True when `name` is a personal name. */
  named: boolean;
  /** The bare noun: 'lighthouse keeper'. */
  role: string;
  /** Adjectives in the film's language, or as they were typed where the lexicon has none. */
  adjectives: readonly string[];
  concept: ConceptId;
  gender: PersonFigure['gender'];
  age: PersonFigure['age'];
  /** The idea makes them a child or a pupil. */
  underAge?: boolean;
  kind: DrawnFigure['kind'];
  /** How the story sees it. */
  figure: DrawnFigure;
  /** A picture that was brought along says how it looks. */
  pictured?: boolean;
}

/** How old somebody is told to be: of those drawn as youths, pupils are in their teens and the others grown up. */
export type ToldAge = PersonFigure['age'] | 'teen';

/** The age that descriptions speak of. */
export const toldAge = ({ age, underAge }: CastFact): ToldAge => (age === 'youth' && underAge ? 'teen' : age);

export interface HeroGroup {
  said: number;
  names: readonly string[];
}

export type TargetKind = 'thing' | 'landmark' | 'place' | 'other' | 'idea';

/** A thing or a place as the words need it. */
export interface NounFact {
  /** The bare noun in the film's language, or the typed word. */
  noun: string;
  adjectives: readonly string[];
  plural: boolean;
  concept: ConceptId;
  /** A name that the idea gave, kept as typed ('Rome'). */
  proper: boolean;
}

/** Everything that sentences may speak of. Every field is always there: casting fills what the idea leaves out. */
export interface StoryFacts {
  language: Language;
  type: FilmType;
  voice: NarratorVoice;
  tense: 'past' | 'present';
  frame: FrameId;
  hero: CastFact;
  /** How many the heroes are: 1, or more where the idea speaks of several who act as one. */
  heroes: number;
  /**
   * Where the heroes are several: the number that the idea says, 0 where it says only that they are many, and all their
   * names.
   */
  group?: HeroGroup;
  other: CastFact;
  /** What the verb is about: a thing, a place, or the second character. */
  target: NounFact;
  targetIsOther: boolean;
  /**
   * What the target is to the eye: something carried, something that stands, a place, the second character, or nothing
   * that can be seen.
   */
  targetKind: TargetKind;
  /** A thing of the story: from the idea, else what the hero has in hand. */
  thing: NounFact;
  /** The idea itself names `thing`; else it is only what the hero has at hand, and new when it is first told of. */
  thingGiven: boolean;
  place: NounFact & { kind: PlaceKind };
  elsewhere: NounFact & { kind: PlaceKind };
  time: TimeOfDay;
  weather: Weather;
  /** The hour or the weather that comes at the end, where the idea names one as its limit. */
  until?: { time?: TimeOfDay; weather?: Weather };
  /** Years that the hero has been at it, 2 to 60. */
  years: number;
  /**
   * The idea's own verb phrase without its subject, in the film's language and in the form of the slot {want}, where it
   * could be read.
   */
  ownWish?: string;
  /** The idea as typed, where it is in the film's language. */
  ownIdea?: string;
  /** Words of the idea that no other fact holds. */
  loose: readonly string[];
}
