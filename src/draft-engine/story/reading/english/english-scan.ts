import type { QualityId } from '../../concepts/concept.ts';
import type { FrameId } from '../../frames/frames.ts';
import type { TimeOfDay, Weather } from '../../place-spec.ts';
import type { ReadNoun } from '../idea-reading.ts';
import { readingIndex } from '../more-words.ts';
import { knownRun, meansSome, type KnownRun } from './known-run.ts';
import { phrasesOf } from './phrases.ts';
import { termsOf, type Term } from './tagged-terms.ts';
import { ARTICLES } from './word-classes.ts';
import { verbBases } from './word-forms.ts';

/** A verb that the scan met. */
export interface FoundVerb {
  frame: FrameId;
  /** Where it stands among the terms. */
  at: number;
  base: string;
  /** It belongs to a clause, or to what was before the story. */
  aside: boolean;
  afterTo: boolean;
}

/** Prepositions that no unknown word becomes a place by. */
const MATERIAL = /^(?:from|by|after|before|during|up|down|between)$/;

/** What a rule does with the term that the scan stands on: true where it took it, moving `at` to the last term it took. */
export type ScanRule = (scan: EnglishScan) => boolean;

/** A sentence read from left to right: what was met so far, and what waits for its noun. */
export class EnglishScan {
  readonly body: string;
  readonly terms: readonly Term[];
  readonly frames = readingIndex('en').frames;
  readonly phrases = phrasesOf(this.frames);
  readonly nouns: ReadNoun[] = [];
  readonly verbs: FoundVerb[] = [];
  at = 0;
  time: TimeOfDay | undefined;
  weather: Weather | undefined;
  /** Adjectives, qualities and number that wait for their noun. */
  adjectives: string[] = [];
  qualities: QualityId[] = [];
  count = 0;
  /** The preposition that the next noun stands behind. */
  preposition: string | undefined;
  /** The next noun is the one who does it: 'stolen by'. */
  byAgent = false;
  /** The next noun stands beside whoever acts. */
  besideNext = false;
  /** The next place is one that somebody sets out for. */
  towardsNext = false;
  /** Inside a clause: 'who lives in a shoe'. */
  inClause = false;
  verbsOfClause = 0;
  /** A verb of the main clause was met. */
  seenVerb = false;
  /** How many terms had been read up to the last verb when each noun was met. */
  private readonly verbBehind = new Map<ReadNoun, number>();

  constructor(body: string) {
    this.body = body;
    this.terms = termsOf(body);
  }

  get term(): Term {
    return this.terms[this.at] as Term;
  }
  get next(): Term | undefined {
    return this.terms[this.at + 1];
  }
  get previous(): Term | undefined {
    return this.terms[this.at - 1];
  }

  /** The words of the lexicon from here. */
  get run(): KnownRun | undefined {
    return knownRun(this.terms, this.at);
  }
  /** The base form of this term that names a frame. */
  get base(): string | undefined {
    return verbBases(this.term.lower).find((form) => this.frames.has(form));
  }
  get afterArticle(): boolean {
    return this.previous !== undefined && (ARTICLES.has(this.previous.lower) || this.adjectives.length > 0);
  }
  get beforeNoun(): boolean {
    return this.next?.tags.has('Noun') === true && !/[,.;]/.test(this.term.after);
  }
  /** 'forgotten umbrellas look': a participle before the subject describes it. */
  get describes(): boolean {
    return (
      this.beforeNoun &&
      !this.nouns.some((noun) => noun.role === 'subject') &&
      !this.inClause &&
      /(?:ed|en|own|orn)$/.test(this.term.lower) &&
      (!this.previous || /[,;:]/.test(this.previous.after))
    );
  }

  /** Whether the term at `at` means one of these families. */
  means(at: number, ...families: readonly string[]): boolean {
    return meansSome(knownRun(this.terms, at), ...families);
  }

  /** Drops what waits for a noun. */
  drop(): void {
    this.adjectives = [];
    this.qualities = [];
    this.count = 0;
  }

  /** Adds a noun with all that waited for it. */
  add(noun: Pick<ReadNoun, 'concepts' | 'word' | 'plural'> & { name?: string }): void {
    const added: ReadNoun = {
      ...noun,
      adjectives: this.adjectives.filter(
        (adjective, index) => !noun.word.startsWith(`${adjective} `) && this.adjectives.indexOf(adjective) === index,
      ),
      qualities: this.qualities,
      count: /^twins?$/.test(noun.word) ? 2 : this.count,
      role: this.roleOf(noun),
    };
    if (this.besideNext) {
      added.beside = true;
    }
    if (this.towardsNext && meansSome(noun, 'place')) {
      Object.assign(added, { goal: true, role: 'place' });
    }
    this.nouns.push(added);
    this.verbBehind.set(added, (this.verbs.at(-1)?.at ?? -1) + 1);
    this.towardsNext = this.besideNext = this.byAgent = false;
    this.preposition = undefined;
    this.drop();
  }

  /** Adds a noun that is said of another: whose it is, or where. */
  addAside(noun: Pick<ReadNoun, 'concepts' | 'word' | 'plural' | 'role' | 'owner'>): void {
    this.nouns.push({ ...noun, adjectives: [], qualities: [], count: 0 });
  }

  addVerb(frame: FrameId, base: string, aside: boolean): void {
    this.verbs.push({ frame, at: this.at, base, aside, afterTo: this.previous?.lower === 'to' });
  }

  /** The first noun behind a verb that the verb can be done to. */
  objectBehind(verb: FoundVerb): ReadNoun | undefined {
    return this.nouns.find(
      (noun) => (this.verbBehind.get(noun) ?? 0) > verb.at && noun.role !== 'place' && !noun.owner,
    );
  }

  private roleOf(noun: Pick<ReadNoun, 'concepts'>): ReadNoun['role'] {
    if (
      this.byAgent ||
      (this.preposition !== undefined && noun.concepts.length === 0 && MATERIAL.test(this.preposition))
    ) {
      return 'object';
    }
    if (this.preposition !== undefined) {
      return 'place';
    }
    return this.seenVerb || this.inClause ? 'object' : 'subject';
  }
}
