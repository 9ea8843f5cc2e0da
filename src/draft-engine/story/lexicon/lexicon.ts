import type { Language } from '#src/shared/language/languages.ts';
import { countLetters, LANGUAGE_OF_SCRIPT } from '#src/shared/language/scripts.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { FrameId } from '../frames/frames.ts';
import { CHINESE_WORDS } from './words/cn.ts';
import { ENGLISH_WORDS } from './words/en.ts';
import { JAPANESE_WORDS } from './words/ja.ts';
import { KOREAN_WORDS } from './words/ko.ts';
import type { LexiconWords } from './words/lexicon-words.ts';

const WORDS: Readonly<Record<Language, LexiconWords>> = {
  en: ENGLISH_WORDS,
  cn: CHINESE_WORDS,
  ko: KOREAN_WORDS,
  ja: JAPANESE_WORDS,
};

export interface LexiconIndex {
  /** A word in lower case to its concepts. */
  concepts: ReadonlyMap<string, readonly ConceptId[]>;
  /** A verb's base form or stem to its frame; the first that claims it. */
  frames: ReadonlyMap<string, FrameId>;
  /** Longest word in characters, for scanning scripts that have no spaces. */
  longest: number;
}

const split = (words: string): string[] =>
  words
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter(Boolean);

function buildIndex(words: LexiconWords): LexiconIndex {
  const concepts = new Map<string, ConceptId[]>();
  const frames = new Map<string, FrameId>();
  let longest = 1;
  for (const [family, entries] of Object.entries<Readonly<Record<string, string>>>({ ...words })) {
    for (const [id, list] of Object.entries(entries)) {
      for (const word of split(list)) {
        longest = Math.max(longest, word.length);
        const key = word.toLowerCase();
        if (family === 'frame') {
          if (!frames.has(key)) {
            frames.set(key, id as FrameId);
          }
          continue;
        }
        const found = concepts.get(key);
        if (found) {
          found.push(`${family}.${id}` as ConceptId);
        } else {
          concepts.set(key, [`${family}.${id}` as ConceptId]);
        }
      }
    }
  }
  return { concepts, frames, longest };
}

const indexes = new Map<Language, LexiconIndex>();

/** A language's words turned round: word to concepts, verb to frame. Built at first use. */
export function lexiconIndex(language: Language): LexiconIndex {
  let index = indexes.get(language);
  if (!index) {
    index = buildIndex(WORDS[language]);
    indexes.set(language, index);
  }
  return index;
}

/** The word that films in a language use for a concept. */
export function wordFor(concept: ConceptId, language: Language): string {
  const [family, id] = concept.split('.') as [keyof LexiconWords, string];
  const entries: Readonly<Record<string, string>> = WORDS[language][family];
  return split(entries[id] ?? entries[Object.keys(entries)[0] as string] ?? id)[0] as string;
}

/** Which of the languages a text is written in, by its letters; a Latin word has about three times as many of them. */
export function languageOf(text: string): Language {
  const letters = countLetters(text);
  const { kana, hangul, han } = letters;
  const latin = letters.latin / 3;
  if (hangul > Math.max(kana, latin) && hangul * 2 >= han) {
    return LANGUAGE_OF_SCRIPT.hangul;
  }
  if (kana > 0 && kana + han > latin) {
    return LANGUAGE_OF_SCRIPT.kana;
  }
  return han > latin ? LANGUAGE_OF_SCRIPT.han : LANGUAGE_OF_SCRIPT.latin;
}
