import type { Language } from '#src/shared/language/languages.ts';
import { languageOf } from '../lexicon/lexicon.ts';
import { buildGraph } from './build-graph.ts';
import { cleanText } from './clean-text.ts';
import type { IdeaGraph } from './idea-graph.ts';
import type { LanguageReader, Word } from './text-reading.ts';
import { withoutDenied } from './without-denied.ts';
import { withoutMood } from './without-mood.ts';

/** Loaded when an idea of the language is first read: their dictionaries are large. */
const READERS: Readonly<Record<Language, () => Promise<LanguageReader>>> = {
  en: async () => (await import('./en/english-reader.ts')).ENGLISH_READER,
  cn: async () => (await import('./cn/chinese-reader.ts')).CHINESE_READER,
  ko: async () => (await import('./ko/korean-reader.ts')).KOREAN_READER,
  ja: async () => (await import('./ja/japanese-reader.ts')).JAPANESE_READER,
};

/** Longest idea that is read, in UTF-16 units; the rest is left out. */
const LONGEST = 2000;

/** The text of an idea's graph. */
export const textOfIdea = (idea: string): string => cleanText(idea).slice(0, LONGEST);

/**
 * Reads who, what, where and when in an idea of any of the four languages, by its letters unless it is known. Equal
 * texts give equal graphs.
 */
export async function readIdeaGraph(idea: string, known?: Language): Promise<IdeaGraph> {
  const text = textOfIdea(idea);
  const language = known ?? languageOf(text);
  const { read, tables } = await READERS[language]();
  const { text: told, hour } = withoutMood(text, language);
  const graph = buildGraph(text, await read(withoutDenied(told, language)), { language, tables });
  if (hour) {
    graph.setting.hour ??= hour;
  }
  return graph;
}

/** The words of a text with their places in it, as the reader of its language parts them. */
export async function readWords(text: string, language: Language): Promise<Word[]> {
  const { read } = await READERS[language]();
  return (await read(textOfIdea(text))).words;
}
