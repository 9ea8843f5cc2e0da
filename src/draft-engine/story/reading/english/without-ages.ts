import { readingIndex } from '../more-words.ts';
import { NUMBER, readNumber } from '../number-words.ts';

const AGE = new RegExp(String.raw`\b(${NUMBER.latin.replaceAll(' ', '[ -]')})[- ]years?[- ]old\b(?: ([a-z]+))?`, 'gi');
/** Words that cannot be the one whose age is said. */
const NO_NOUN = /^(?:and|or|who|that|with|is|was|has|in|on|at|to|of|from|by|for|when|while)$/i;

const isKnown = (word: string): boolean => {
  const { concepts, frames } = readingIndex('en');
  return concepts.has(word.toLowerCase()) || !frames.has(word.toLowerCase().replace(/e?s$/, ''));
};

/** An idea without the ages before its nouns, which are no adjectives; an age that stands alone is somebody. */
export function withoutAges(text: string): string {
  return text.replaceAll(AGE, (_, number: string, next: string | undefined) => {
    const isNoun = next !== undefined && !NO_NOUN.test(next) && isKnown(next);
    if (isNoun) {
      return next;
    }
    const years = readNumber(number.toLowerCase().replace('-', ' '));
    return `${wordForAge(years)}${next === undefined ? '' : ` ${next}`}`;
  });
}

function wordForAge(years: number): string {
  if (years < 13) {
    return 'child';
  }
  return years < 18 ? 'teenager' : 'person';
}
