import type { Language } from '#src/shared/language/languages.ts';
import { countLetters, LANGUAGE_OF_SCRIPT } from '#src/shared/language/scripts.ts';
import type { ConceptId } from '../concepts/concept.ts';
import { CHINESE_WORDS } from './words/cn.ts';
import { ENGLISH_WORDS } from './words/en.ts';
import { JAPANESE_WORDS } from './words/ja.ts';
import { KOREAN_WORDS } from './words/ko.ts';
import type { LexiconWords } from './words/lexicon-words.ts';

export const LEXICON: Readonly<Record<Language, LexiconWords>> = {
  en: ENGLISH_WORDS,
  cn: CHINESE_WORDS,
  ko: KOREAN_WORDS,
  ja: JAPANESE_WORDS,
};

/** The words of a list with commas. */
export const wordsOf = (words: string): string[] =>
  words
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** The word that films in a language use for a concept. */
export function wordFor(concept: ConceptId, language: Language): string {
  const [family, id] = concept.split('.') as [keyof LexiconWords, string];
  const entries: Readonly<Record<string, string>> = LEXICON[language][family];
  return wordsOf(entries[id] ?? entries[Object.keys(entries)[0] as string] ?? id)[0] as string;
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

/** The language that a text is read in: one without letters of its own may be Japanese as well as Chinese. */
export function languageRead(text: string, language: Language): Language {
  const read = languageOf(text);
  return read === 'cn' && language === 'ja' ? language : read;
}
