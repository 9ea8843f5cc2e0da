import { languageOf } from '../lexicon/lexicon.ts';
import { cleanText, type IdeaReading } from './idea-reading.ts';
import { readCjk } from './read-cjk.ts';
import { readEnglish } from './read-english.ts';
import { readLimit, startBefore } from './read-limit.ts';
import { settleVerb } from './settle-verb.ts';

/** Reads an idea in whichever of the four languages it is written: who, what, where, when and above all the verb. */
export function readIdea(idea: string): IdeaReading {
  const text = cleanText(idea);
  const language = languageOf(text);
  const { rest, until } = readLimit(text, language);
  const reading = settleVerb(language === 'en' ? readEnglish(rest) : readCjk(rest, language));
  if (!until) return reading;
  const time = reading.time ?? (until.time && startBefore(until.time));
  const weather = reading.weather ?? (until.weather && 'cloudy' as const);
  return { ...reading, text, until, ...(time ? { time } : {}), ...(weather ? { weather } : {}) };
}
