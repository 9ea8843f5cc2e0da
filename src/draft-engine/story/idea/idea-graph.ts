import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { ConceptId, QualityId } from '../concepts/concept.ts';
import type { KnownCharacter } from '../known-cast.ts';
import type { PlaceSpec, TimeOfDay, Weather } from '../place-spec.ts';
import type { DeedId } from './deeds.ts';

/** A stretch of the idea's text: UTF-16 offsets into `IdeaGraph.text`, `to` exclusive. */
export interface Span {
  from: number;
  to: number;
}

/**
 * What an idea says: who, what happens, where and when. Plain JSON. The idea's own words are kept beside what was
 * understood of them.
 */
export interface IdeaGraph {
  /** The language that the idea is written in. */
  language: Language;
  /** The idea without control characters and doubled spaces; spans refer to it. */
  text: string;
  participants: Participant[];
  /** In the order of the text; links say the order of the story where it differs. */
  events: IdeaEvent[];
  places: IdeaPlace[];
  setting: Setting;
  telling: Telling;
  /** Places of an earlier film by what they are, and its first one: only while a film is planned. */
  known?: { byConcept: Readonly<Partial<Record<ConceptId, PlaceSpec>>>; home?: ConceptId };
}

/** 'p1', 'e1', 'l1': unique in a graph. */
export type ParticipantId = `p${number}`;
export type EventId = `e${number}`;
export type IdeaPlaceId = `l${number}`;

export const PARTICIPANT_KINDS = ['person', 'animal', 'spirit', 'robot', 'thing', 'abstract'] as const;
export type ParticipantKind = (typeof PARTICIPANT_KINDS)[number];

/** Whether somebody can be met in the story: the dead and the missing are remembered, the dreamt are dreamt. */
export const PRESENCES = ['here', 'dead', 'missing', 'former', 'imagined', 'dreamt'] as const;
export type Presence = (typeof PRESENCES)[number];

export const TOLD_AGES = ['baby', 'child', 'teen', 'youth', 'adult', 'old'] as const;
export type ToldAge = (typeof TOLD_AGES)[number];

/** The count of several without a number: 'sailors', 'a few sailors'. */
export const SEVERAL = 0;

/** Somebody or something that takes part. */
export interface Participant {
  id: ParticipantId;
  /** The noun as the idea has it, without article, adjectives and particles; the name where there is nothing else. */
  words: string;
  /** Every mention, the first one first. */
  spans: Span[];
  name?: string;
  kind: ParticipantKind;
  /** What it is, or the nearest kind that can be drawn. */
  concept?: ConceptId;
  /** `concept` is only the nearest kind: the idea's own word is to be said or lettered on it. */
  isNearest?: boolean;
  /** {@link SEVERAL} where the idea does not say how many. */
  count: number;
  age?: ToldAge;
  /** In years, where the idea says so. */
  ageYears?: number;
  gender?: 'feminine' | 'masculine';
  qualities: { words: string; quality?: QualityId }[];
  /** 'grandmother' of p2, 'owner' of p3, in the idea's own words. */
  relations: { words: string; to: ParticipantId }[];
  presence: Presence;
  /** Clothes and hair that the idea says of them: part of how they are drawn, no things of the film. */
  looks?: Participant[];
  /** Who of an earlier film plays them: only while a film is planned. */
  known?: KnownCharacter;
}

export const ROLES = ['agent', 'patient', 'recipient', 'instrument', 'companion', 'topic', 'result'] as const;
/** `topic`: what is spoken, thought or dreamt about. `result`: what is made or turned into. */
export type Role = (typeof ROLES)[number];

export const MOODS = ['does', 'wants', 'tries', 'can', 'must', 'refuses', 'asks', 'begins', 'stops'] as const;
export type Mood = (typeof MOODS)[number];

export const EVENT_LINKS = ['before', 'after', 'when', 'because', 'so_that', 'but', 'if', 'content'] as const;
/** 'before' e2: happens before e2. 'content' e2: is what e2 says, thinks, dreams or decides. */
export type EventLink = (typeof EVENT_LINKS)[number];

export const FREQUENCIES = ['once', 'again', 'often', 'always', 'each_day', 'each_night', 'each_year'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Something that happens or is so. */
export interface IdeaEvent {
  id: EventId;
  /** The clause as the idea has it, without the word that joins it to another. */
  words: string;
  span: Span;
  /** The verb in its dictionary form, with what belongs to it: 'take out'. */
  predicate: string;
  deed?: DeedId;
  /** `deed` was chosen by the roles alone, because the verb is not known. */
  isNearest?: boolean;
  roles: Partial<Record<Role, ParticipantId[]>>;
  at?: IdeaPlaceId;
  to?: IdeaPlaceId;
  from?: IdeaPlaceId;
  /** Adverbs as the idea has them. */
  manner: string[];
  often?: Frequency;
  isNegated: boolean;
  mood: Mood;
  /** What the film is about: one event of the graph at least, if there is any. */
  isMain: boolean;
  /** It only says who a participant is ('a man who lost his dog'). */
  describes?: ParticipantId;
  links: { kind: EventLink; to: EventId }[];
  hour?: TimeOfDay;
  weather?: Weather;
}

/** A place that the idea names. */
export interface IdeaPlace {
  id: IdeaPlaceId;
  words: string;
  span: Span;
  name?: string;
  concept?: ConceptId;
  isNearest?: boolean;
  qualities: { words: string; quality?: QualityId }[];
}

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const PERIODS = [
  'prehistory',
  'antiquity',
  'middle_ages',
  'early_modern',
  'nineteenth_century',
  '1900s',
  '1920s',
  '1940s',
  '1950s',
  '1960s',
  '1970s',
  '1980s',
  '1990s',
  'today',
  'near_future',
  'far_future',
  'tale',
] as const;
export type Period = (typeof PERIODS)[number];

export const CULTURES = [
  'china',
  'korea',
  'japan',
  'europe',
  'north_america',
  'latin_america',
  'africa',
  'arab_world',
  'india',
] as const;
export type Culture = (typeof CULTURES)[number];

/** When and in which world. Each field is there only where the idea says so. */
export interface Setting {
  hour?: Said<TimeOfDay>;
  season?: Said<Season>;
  weather?: Said<Weather>;
  period?: Said<Period>;
  culture?: Said<Culture>;
  isWartime?: Said<true>;
}

/** What was understood and the words that say it. */
interface Said<Value> {
  value: Value;
  words: string;
  span: Span;
}

/** What the idea says of the film and not of the story. */
interface Telling {
  /** 'a horror film about', '武侠故事'. */
  type?: FilmType;
  /** Words of style, camera and format that a prompt carries: 'in the style of watercolour', '4k', 'close-up'. */
  style: string[];
  /** The idea asks how or why something is. */
  isQuestion: boolean;
}
