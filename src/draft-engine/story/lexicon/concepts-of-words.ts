import type { Language } from '#src/shared/language/languages.ts';
import type { ConceptId } from '../concepts/concept.ts';
import { CHINESE_EVERYDAY } from './everyday/cn.ts';
import { ENGLISH_EVERYDAY } from './everyday/en.ts';
import type { EverydayNouns } from './everyday/everyday-nouns.ts';
import { JAPANESE_EVERYDAY } from './everyday/ja.ts';
import { KOREAN_EVERYDAY } from './everyday/ko.ts';
import { TYPED_NOUNS } from './everyday/typed-nouns.ts';
import { CHINESE_WIDER } from './everyday/wider-cn.ts';
import { ENGLISH_WIDER } from './everyday/wider-en.ts';
import { JAPANESE_WIDER } from './everyday/wider-ja.ts';
import { KOREAN_WIDER } from './everyday/wider-ko.ts';
import { LEXICON, wordsOf } from './lexicon.ts';

const EVERYDAY: Readonly<Record<Language, EverydayNouns>> = {
  en: ENGLISH_EVERYDAY,
  cn: CHINESE_EVERYDAY,
  ko: KOREAN_EVERYDAY,
  ja: JAPANESE_EVERYDAY,
};

const WIDER: Readonly<Record<Language, EverydayNouns>> = {
  en: ENGLISH_WIDER,
  cn: CHINESE_WIDER,
  ja: JAPANESE_WIDER,
  ko: KOREAN_WIDER,
};

/** A word in lower case to what it can mean, the usual meaning first. */
export type ConceptsOfWords = ReadonlyMap<string, readonly ConceptId[]>;

const indexes = new Map<Language, ConceptsOfWords>();

/** A language's words, those that films use before those that ideas are typed with. Built at first use. */
export function conceptsOfWords(language: Language): ConceptsOfWords {
  let index = indexes.get(language);
  if (!index) {
    index = buildIndex(language);
    indexes.set(language, index);
  }
  return index;
}

function buildIndex(language: Language): ConceptsOfWords {
  const index = new Map<string, ConceptId[]>();
  for (const [concept, list] of listsOf(language)) {
    for (const word of wordsOf(list)) {
      const key = word.toLowerCase();
      const known = index.get(key) ?? [];
      if (!known.includes(concept)) {
        index.set(key, [...known, concept]);
      }
    }
  }
  // '东西' and 'object' name nothing.
  for (const [word, concepts] of index) {
    if (concepts.length === 1 && concepts[0] === 'thing.covered') {
      index.delete(word);
    }
  }
  return index;
}

function listsOf(language: Language): [ConceptId, string][] {
  const own = Object.entries<Readonly<Record<string, string>>>({ ...LEXICON[language] }).flatMap(([family, entries]) =>
    Object.entries(entries).map(([id, list]): [string, string] => [`${family}.${id}`, list]),
  );
  const typed = [TYPED_NOUNS[language], EVERYDAY[language], WIDER[language]];
  const lists = [...own, ...typed.flatMap((each) => Object.entries(each))];
  return lists as [ConceptId, string][];
}
