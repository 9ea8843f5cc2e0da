import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { PersonId } from '../concepts/people.ts';
import { conceptsOfWords } from '../lexicon/concepts-of-words.ts';
import type { AgeWords, PersonKind, WordKind } from './lists/age-words.ts';
import { CHINESE_AGE_WORDS } from './lists/cn.ts';
import { ENGLISH_AGE_WORDS } from './lists/en.ts';
import { JAPANESE_AGE_WORDS } from './lists/ja.ts';
import { KOREAN_AGE_WORDS } from './lists/ko.ts';
import { plainText } from './plain-text.ts';

/** A `thing` is anything that the lexicon knows and that is no person. */
export type MarkKind = WordKind | 'thing';

export interface IndexedWord {
  readonly word: string;
  readonly kind: MarkKind;
  /** Somebody whose trade is a grown-up's: a soldier, a barkeeper. */
  readonly grownUpLife?: true;
}

const AGE_WORDS: Readonly<Record<Language, AgeWords>> = {
  en: ENGLISH_AGE_WORDS,
  cn: CHINESE_AGE_WORDS,
  ko: KOREAN_AGE_WORDS,
  ja: JAPANESE_AGE_WORDS,
};

/** What the lexicon's people are who are not grown up by their trade. */
const KIND_OF_PERSON: Readonly<Partial<Record<PersonId, PersonKind>>> = {
  baby: 'infant',
  child: 'child',
  teenager: 'teen',
  boy: 'young',
  girl: 'young',
  orphan: 'young',
  student: 'young',
  prince: 'young',
  princess: 'young',
  apprentice: 'young',
  hero: 'young',
  person: 'peer',
  friend: 'peer',
  neighbour: 'peer',
  rival: 'peer',
  enemy: 'peer',
  athlete: 'peer',
  runner: 'peer',
  footballer: 'peer',
  swimmer: 'peer',
  daughter: 'kin',
  son: 'kin',
  granddaughter: 'kin',
  grandson: 'kin',
  brother: 'kin',
  sister: 'kin',
  mother: 'elder',
  father: 'elder',
  grandmother: 'elder',
  grandfather: 'elder',
  couple: 'grown',
};

/** 'fall|falls in love' as 'fall in love' and 'falls in love'. */
function alternatives(entry: string): string[] {
  return entry
    .split(' ')
    .reduce<string[]>(
      (begun, part) => begun.flatMap((start) => part.split('|').map((word) => (start ? `${start} ${word}` : word))),
      [''],
    );
}

const entriesOf = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .flatMap(alternatives)
    .map(plainText);

function kindOfConcepts(concepts: readonly ConceptId[]): MarkKind {
  const [family, id] = (concepts[0] ?? 'thing.box').split('.') as [string, PersonId];
  return family === 'person' ? (KIND_OF_PERSON[id] ?? 'grown') : 'thing';
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) {
    return `${word.slice(0, -1)}ies`;
  }
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function addLexicon(words: Map<string, Omit<IndexedWord, 'word'>>, language: Language): void {
  for (const [typed, concepts] of conceptsOfWords(language)) {
    if (/^(?:quality|time|weather)\./.test(concepts[0] ?? '')) {
      continue;
    }
    const word = plainText(typed);
    for (const form of language === 'en' ? [word, plural(word)] : [word]) {
      const known = words.get(form);
      const kind = kindOfConcepts(concepts);
      if (!known) {
        words.set(form, { kind });
      } else if (known.kind === 'grownUpLife' && kind === 'grown') {
        words.set(form, { kind, grownUpLife: true });
      }
    }
  }
}

/** Words by their first character, the longest first. */
export type WordIndex = ReadonlyMap<string, readonly IndexedWord[]>;

function buildIndex(order: readonly Language[]): WordIndex {
  const words = new Map<string, Omit<IndexedWord, 'word'>>();
  for (const language of order) {
    for (const [kind, list] of Object.entries(AGE_WORDS[language]) as [WordKind, string][]) {
      for (const word of entriesOf(list)) {
        if (!words.has(word)) {
          words.set(word, { kind });
        }
      }
    }
  }
  order.forEach((language) => addLexicon(words, language));
  const index = new Map<string, IndexedWord[]>();
  for (const [word, meaning] of words) {
    const first = word[0] as string;
    const list = index.get(first) ?? [];
    list.push({ word, ...meaning });
    index.set(first, list);
  }
  for (const list of index.values()) {
    list.sort((one, other) => other.word.length - one.word.length);
  }
  return index;
}

const indexes = new Map<boolean, WordIndex>();

/**
 * The words of all four languages, as ideas may mix them. Chinese and Japanese share characters: with `kana` a word is
 * Japanese first. Built at first use.
 */
export function wordIndex(kana: boolean): WordIndex {
  let index = indexes.get(kana);
  if (!index) {
    index = buildIndex(kana ? ['ja', 'cn', 'ko', 'en'] : LANGUAGES);
    indexes.set(kana, index);
  }
  return index;
}
