import type { Language } from '#src/shared/language/languages.ts';
import type { FrameId } from '../frames/frames.ts';
import type { ConceptId, QualityId } from '../lexicon/concept.ts';
import type { TimeOfDay, Weather } from '../place-spec.ts';
import type { Limit } from './read-limit.ts';

/** A noun of the idea with what stands around it. */
export interface ReadNoun {
  /** What it can mean; empty for a word that the lexicon does not know. */
  concepts: readonly ConceptId[];
  /** The noun as typed, without article, in the singular where that is known. */
  word: string;
  /** Adjectives as typed. */
  adjectives: string[];
  qualities: QualityId[];
  plural: boolean;
  /** 0 where no number was said. */
  count: number;
  /** A personal name or another proper name. */
  name?: string;
  role: 'subject' | 'object' | 'place';
  /** Where the words say it: '大工の少女'. */
  gender?: 'feminine' | 'masculine';
  /** Named after 'with': whoever acts is not it. */
  beside?: boolean;
  /** The verb is done to it, by its particle. */
  direct?: boolean;
  /** Said of another noun: whose or of what it is. */
  owner?: boolean;
}

export interface IdeaReading {
  language: Language;
  /** The idea without control characters and doubled spaces. */
  text: string;
  nouns: ReadNoun[];
  frame: FrameId;
  /** False where no verb of the idea is known and the frame was guessed from its nouns. */
  frameFromVerb: boolean;
  /** The verb phrase without its subject, in the base form. */
  ownWish?: string;
  /** The idea asks how or why something is. */
  question: boolean;
  time?: TimeOfDay;
  weather?: Weather;
  /** The hour or the weather that the story runs up to, and ends with. */
  until?: Limit;
  /** Gender of the protagonist by the idea's pronouns. */
  gender?: 'feminine' | 'masculine';
  age?: number;
  /** What the verb does is done to the first noun. */
  passive?: boolean;
}

/** Strips what no film should say aloud (control and direction marks, markup, emoji) and folds spaces. */
export function cleanText(text: string): string {
  return text.normalize('NFC')
    .replace(/<[^>]{0,80}>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, ' ')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe00}-\u{fe0f}\u{1f1e6}-\u{1f1ff}]/gu, ' ')
    .replace(/[{}\\|`~^<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The frame that a film of nouns alone gets. */
export function frameOfNouns(nouns: readonly ReadNoun[], question: boolean): FrameId {
  if (question) return 'explain';
  const first = nouns[0];
  if (!first) return 'want';
  const qualities = nouns.flatMap((noun) => noun.qualities);
  if (qualities.includes('rival')) return 'compete';
  if (qualities.includes('afraid')) return 'overcome';
  if (qualities.includes('last') || qualities.includes('flooded')) return 'defend';
  if (qualities.includes('lost')) return 'return';
  if (qualities.includes('broken')) return 'repair';
  if (qualities.includes('lonely') || qualities.includes('shy')) return 'befriend';
  if (qualities.includes('haunted') || qualities.includes('abandoned') || qualities.includes('secret') || qualities.includes('strange')) return 'discover';
  if (qualities.includes('forgotten')) return 'remember';
  const family = first.concepts[0]?.split('.')[0];
  if (family === 'thing') return 'find';
  if (family === 'place') return 'arrive';
  return nouns.length > 1 ? 'befriend' : 'want';
}
