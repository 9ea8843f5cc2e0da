import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { ConceptId, QualityId } from '../concepts/concept.ts';
import type { DeedId } from './deeds.ts';
import type { EventLink, Frequency, Mood, Presence, Role, Setting, Span, ToldAge } from './idea-graph.ts';

/** A word of the text with its boundaries. */
export interface Word extends Span {
  text: string;
  /** The dictionary form. */
  base: string;
  /** The language's own part of speech, for its own rules. */
  tag: string;
}

/** A noun with what belongs to it. Phrases that are joined by 'and' are separate. */
export interface NounPhrase extends Span {
  /** The noun in its dictionary form without article, adjectives and particles; empty for a bare name or a pronoun. */
  head: string;
  /** A personal name or another proper name, never cut. */
  name?: string;
  /** The name is known as that of a place. */
  isPlaceName?: true;
  /** It stands for somebody said before. */
  pronoun?: 'he' | 'she' | 'they' | 'it' | 'self' | 'i' | 'we';
  /** Weather or an hour that acts like somebody: '台风登陆'. */
  isActor?: true;
  /** The pronoun is not whoever acted in the clause before: it would be left out. */
  isOther?: true;
  /** A known verb says that it has a mind. Found by the graph, not by a reader. */
  isAnimate?: true;
  /** Dictionary forms, in the order of the text. */
  adjectives: string[];
  /** 1 where one is said, `SEVERAL` for several without a number, absent where the language does not say. */
  count?: number;
  ageYears?: number;
  gender?: 'feminine' | 'masculine';
  /** Of everybody in the body that it belongs to. Found by the graph, not by a reader. */
  groupGender?: 'feminine' | 'masculine';
  /** Index of the phrase that it belongs to: 'the keeper' in 'the keeper's daughter', 'his' in 'his daughter'. */
  owner?: number;
  presence?: Presence;
  /** It is known already by what was told of it: 'the broken violin'. */
  isTold?: true;
  /** It is known already: 'the map' after 'a secret map'. */
  isKnown?: true;
  /** What it means here, where its word means several things; 'none' for what has no picture. */
  sense?: ConceptId | 'none';
}

export type PhraseRole = Role | 'at' | 'to' | 'from';

/** A verb with what belongs to it. */
export interface Clause extends Span {
  /** How it hangs on its parent; 'and' follows it in time. */
  kind: 'main' | 'and' | 'relative' | EventLink;
  /** Index of the clause that it hangs on; absent for a main clause. */
  parent?: number;
  /** Index of the phrase that a relative clause describes. The phrase has its role in this clause too. */
  describes?: number;
  /** The verb in its dictionary form with its particle; of a state the adjective or noun. */
  predicate: string;
  /** Those of the deed itself: a passive is turned round, and 'forces her to fight' is two clauses. */
  roles: { role: PhraseRole; phrase: number }[];
  manner: string[];
  often?: Frequency;
  isNegated: boolean;
  mood: Mood;
  /** It only says how or what somebody is: 'is corrupt', 'is a king'. */
  isState?: true;
  /** Who does it is left unsaid, and is not whoever acted before: 'is made of gold'. */
  isAgentless?: true;
}

/** What a language's reader finds in a text: no meaning yet beyond grammar. */
export interface TextReading {
  words: Word[];
  phrases: NounPhrase[];
  /** In the order of the text. An omitted subject is left out. */
  clauses: Clause[];
  /** Stretches that speak of the film and not of the story, already left out of the clauses. */
  telling: { type?: FilmType; style: string[]; isQuestion: boolean };
}

/** A language's words for what the graph knows, by dictionary form. */
export interface ReadingTables {
  /** Verbs for each deed, separated by ', '. */
  deeds: Readonly<Record<DeedId, string>>;
  /** Words and endings of nouns the lexicon lacks, and the nearest kind: 'surgeon' → person.doctor, '…社' → place.office. */
  nearest: { words: Readonly<Record<string, ConceptId>>; endings: Readonly<Record<string, ConceptId>> };
  /** Words that name an hour, a season, weather, period or culture. */
  settings: { [Field in keyof Setting]-?: Readonly<Record<string, NonNullable<Setting[Field]>['value']>> };
  /** Words that say that somebody is dead, missing, former, imagined or dreamt. */
  presences: Readonly<Record<string, Presence>>;
  /** Adjectives that the lexicon lacks. */
  qualities: Readonly<Record<string, QualityId>>;
  /** Words that say how old somebody is. */
  ages: Readonly<Record<string, ToldAge>>;
  /**
   * What a verb means by what it is done to ('raises a child', 'grows potatoes'): by concept, kind, 'any' or 'none'; by
   * who does it where it is done to nothing ('by thing'); 'result' where it makes something.
   */
  deedsTo?: Readonly<Record<string, Readonly<Record<string, DeedId>>>>;
  /** Parts of a body, and verbs that take them off it. */
  bodyParts?: { nouns: ReadonlySet<string>; takenOff: ReadonlySet<string> };
  /** Verbs of asking: what somebody is asked to do is about whoever asks. */
  asking?: ReadonlySet<string>;
  /** Deeds against somebody: 'the driver who killed her son' did not kill his own. */
  harming?: ReadonlySet<string>;
}

/** One language's way from a text to a reading. */
export interface LanguageReader {
  /** The text is clean (`cleanText`) and at most 2,000 characters. Loads its dictionaries when first called. */
  read(text: string): TextReading | Promise<TextReading>;
  tables: ReadingTables;
}
