import type { Language } from '#src/shared/language/languages.ts';
import { languageOf } from '../lexicon/lexicon.ts';
import { readCjk } from './cjk/read-cjk.ts';
import { readEnglish } from './english/read-english.ts';
import { cleanText, type IdeaReading } from './idea-reading.ts';
import { giveNames, liftNames } from './lift-names.ts';
import { readLimit, startBefore } from './read-limit.ts';
import { readSentences } from './read-sentences.ts';
import { settleVerb } from './settle-verb.ts';
import { withYoung } from './young-of.ts';

/** Reads an idea in whichever of the four languages it is written: who, what, where, when and above all the verb. */
export function readIdea(idea: string): IdeaReading {
  const text = cleanText(idea);
  const language = languageOf(text);
  const { rest, until } = readLimit(text, language);
  const reading = withYoung(settleVerb(readNamed(rest, language)));
  if (!until) {
    return { ...reading, text };
  }
  const time = reading.time ?? (until.time && startBefore(until.time));
  const weather = reading.weather ?? (until.weather && ('cloudy' as const));
  return { ...reading, text, until, ...(time ? { time } : {}), ...(weather ? { weather } : {}) };
}

const READERS: Readonly<Record<Language, (words: string) => IdeaReading>> = {
  en: readEnglish,
  cn: (words) => readCjk(words, 'cn'),
  ko: (words) => readCjk(words, 'ko'),
  ja: (words) => readCjk(words, 'ja'),
};

/**
 * Reads words whose introductions ('a girl named Maya') would only be in the way, and gives the names back to whom they
 * belong.
 */
function readNamed(text: string, language: Language): IdeaReading {
  const readOne = READERS[language];
  const read = (words: string): IdeaReading => readSentences(words, readOne);
  const lifted = liftNames(text, language);
  if (lifted.names.length === 0) {
    return read(text);
  }
  const reading = read(lifted.text);
  return giveNames(reading.nouns, lifted.names) ? reading : read(text);
}
