import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { MusicMood } from '../film-plan.ts';
import type { FrameId } from '../frames/frames.ts';
import type { Plot } from '../plots/plot.ts';
import type { BeatId, LineBeat, NarrationBeat } from '../shapes/beats.ts';
import type { CastFact, NarratorVoice, NounFact, StoryFacts } from '../story-facts.ts';

/** Sentences for one beat: a plain list for any voice, or lists by voice (`any` goes with all). */
export type SentenceBank = readonly string[] | Readonly<Partial<Record<NarratorVoice | 'any', readonly string[]>>>;

/** What the verb of the idea adds to the beats: these are preferred to the general sentences. */
export interface FrameWords {
  /** Verb phrase for the slot {want}, used where the idea's own words cannot be: may hold slots. */
  wish: string;
  /** The idea in one sentence, used where the idea was typed in another language. Holds slots. */
  loglines: readonly string[];
  narration: Readonly<Partial<Record<NarrationBeat, SentenceBank>>>;
  lines: Readonly<Partial<Record<LineBeat, readonly string[]>>>;
}

/** The way in which one character speaks, applied to some of its lines: gives the line back changed or unchanged. */
export type VerbalHabit = (line: string, speaker: CastFact, listener: CastFact) => string;

/**
 * Everything that a language must supply. Sentences are templates with slots in braces, `{hero}`; a slot may have a
 * form, `{hero.role}`. Which forms exist is the language's own affair: `slot` renders them, `finish` settles agreement
 * afterwards (articles, particles, capitals).
 */
export interface Grammar {
  language: Language;
  /** Each beat and what is told in it. At least eight sentences a beat is the aim. */
  narration: Readonly<Record<NarrationBeat, SentenceBank>>;
  /** Each spoken beat. At most twelve words (or what says as much). Never in quotation marks. */
  lines: Readonly<Record<LineBeat, readonly string[]>>;
  frames: Readonly<Record<FrameId, FrameWords>>;
  /** Whole courses of events for a verb; a verb without one that fits is told by its film type's shape. */
  plots: Readonly<Partial<Record<FrameId, readonly Plot[]>>>;
  /** Sentences and lines that only one film type says; after the verb's own, before those for all. Optional. */
  types?: Readonly<Partial<Record<FilmType, Readonly<Partial<Record<NarrationBeat | LineBeat, readonly string[]>>>>>>;
  /** What is seen in each beat, one sentence in the present, for a storyboard. */
  scripts: Readonly<Record<BeatId, readonly string[]>>;
  /** Narrators for each film type, the usual first. */
  voices: Readonly<Record<FilmType, readonly NarratorVoice[]>>;
  habits: readonly VerbalHabit[];
  titles: {
    any: readonly string[];
    types: Readonly<Partial<Record<FilmType, readonly string[]>>>;
    frames: Readonly<Partial<Record<FrameId, readonly string[]>>>;
  };
  /** Closing sentences of the outline after the logline; each holds slots. */
  outlines: readonly string[];
  /** Given names by gender and age, natural for this language's audience. */
  names: Readonly<Record<'feminine' | 'masculine', Readonly<Record<'young' | 'grown' | 'old', readonly string[]>>>>;
  musicMoods: Readonly<Record<MusicMood, string>>;
  /** Typical length of a spoken line: units a second, and how to count them in a text. */
  speechUnitsPerSecond: number;
  countSpeechUnits(text: string): number;

  /** Renders a slot in a form, or undefined where this language does not know it (a test finds such templates). */
  slot(name: string, form: string | undefined, facts: StoryFacts): string | undefined;
  /** Settles agreement, spacing and capitals after the slots are filled. */
  finish(text: string, facts: StoryFacts): string;
  describeCharacter(cast: CastFact, facts: StoryFacts): string;
  describePlace(place: StoryFacts['place'], facts: StoryFacts, first: boolean): string;
  describeItem(item: NounFact, facts: StoryFacts): string;
  describeMusic(mood: MusicMood, facts: StoryFacts): string;
  /** The idea as typed, made one clean sentence. */
  tidyIdea(idea: string): string;
  /** A noun as a name on a card: 'The Old Lighthouse', '灯塔'. */
  nameOf(noun: NounFact): string;
}
