import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { ToldAge } from '../ages/told-age.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { ColourName, DrawnFigure, ItemKind } from '../figure-spec.ts';
import type { MusicMood, PlannedShot } from '../film-plan.ts';
import type { IdeaGraph, IdeaPlaceId, Participant } from '../idea/idea-graph.ts';
import type { PlaceSpec } from '../place-spec.ts';
import type { Plot, PlotStep } from '../plot/plot.ts';
import type { Speech } from '../speech.ts';
import type { OpeningActivity } from './events/opening-activity.ts';

/** Somebody of the film with a face. */
export interface CastMember {
  /** 'character-1', the hero. */
  key: string;
  /** As the idea tells of them. */
  participant: Participant;
  concept: ConceptId;
  figure: DrawnFigure;
  gender: 'feminine' | 'masculine' | 'neutral';
  age: ToldAge;
  /** A name that somebody gave to a character that they brought along. */
  givenName?: string;
}

/** A thing of the film. */
export interface CastThing {
  /** 'item-1'. */
  key: string;
  /** Absent for what a deed needs and the idea does not name. */
  participant?: Participant;
  concept: ConceptId;
  item: ItemKind;
  /** The idea's own word, where it is drawn as the nearest kind only. */
  label?: string;
  /** Its main colour, where the idea names one. */
  colour?: ColourName;
}

/** A place of the film. */
export interface CastPlace {
  /** 'place-1'. */
  key: string;
  /** The idea's own place; absent where we chose it. */
  id?: IdeaPlaceId;
  concept: ConceptId;
  place: PlaceSpec;
}

/** A shot without its words. */
export interface StagedShot extends Omit<PlannedShot, 'speech' | 'script' | 'durationSeconds'> {
  step: PlotStep;
  /** Who is to be heard: the narrator, somebody of the cast, or nobody. */
  heard: { kind: 'narration' } | { kind: 'line'; speakerKey: string; hearerKey?: string } | { kind: 'silent' };
  /** Seconds that the action needs at the least. */
  seconds: number;
  /** Who is at what when the film begins. */
  opening?: OpeningActivity;
}

/** Everything that is told: a film on paper without its words. */
export interface FilmFacts {
  graph: IdeaGraph;
  plot: Plot;
  type: FilmType;
  /** Of its music. */
  mood: MusicMood;
  language: Language;
  /** The idea is in the film's language: its own words can be used. */
  isOwnLanguage: boolean;
  /** The hero first. Two or three of a kind ('two strangers') are so many members with the same participant. */
  members: readonly CastMember[];
  /** Things of the idea, then those that its deeds need and it does not name. */
  things: readonly CastThing[];
  places: readonly CastPlace[];
  shots: readonly StagedShot[];
  /** Seed of everything that the words leave to chance. */
  seed: number;
}

/** The words of a film. */
export interface FilmWords {
  title: string;
  /** The idea as one good sentence. */
  logline: string;
  outline: string;
  /** By key of character, place or item. */
  named: ReadonlyMap<string, { name: string; description: string }>;
  /** One for each shot: what is seen, for a storyboard, and what is heard. */
  shots: readonly { script: string; speech: Omit<Speech, 'emotion'> }[];
  /** For a person or a paid model to read. */
  music: string;
}

/** A language's way to tell a film. */
export interface Storyteller {
  language: Language;
  /** Units of speech a second, and how to count them in a text. */
  speechUnitsPerSecond: number;
  countSpeechUnits(text: string): number;
  /**
   * Writes the words of a film. Pure. A shot whose words cannot be found is silent; no text holds slots or is empty but
   * a silent shot's.
   */
  write(facts: FilmFacts): FilmWords;
}
