import type { Language } from '#src/shared/language/languages.ts';
import type { ReadSentence, ReadWord } from './read-word.ts';

/** The readers, each with its dictionaries loaded at its first use. */
const READERS: Readonly<Record<Language, () => Promise<ReadSentence>>> = {
  en: async () => (await import('./en/read-english.ts')).readEnglish,
  cn: async () => (await import('./cn/read-chinese.ts')).readChinese,
  ja: async () => (await import('./ja/read-japanese.ts')).readJapanese,
  ko: async () => (await import('./ko/read-korean.ts')).readKorean,
};

/** Reads one sentence of a language: which words are said, and how. */
export async function readSentence(sentence: string, language: Language): Promise<ReadWord[]> {
  return (await READERS[language]())(sentence);
}
