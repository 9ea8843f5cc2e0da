import { languageOf } from '../lexicon/lexicon.ts';
import { cleanText, type IdeaReading } from './idea-reading.ts';
import { readCjk } from './read-cjk.ts';
import { readEnglish } from './read-english.ts';

/** Reads an idea in whichever of the four languages it is written: who, what, where, when and above all the verb. */
export function readIdea(idea: string): IdeaReading {
  const text = cleanText(idea);
  const language = languageOf(text);
  return language === 'en' ? readEnglish(text) : readCjk(text, language);
}
