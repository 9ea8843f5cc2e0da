import type { Language } from '#src/shared/language/languages.ts';
import { IDLE_WORDS } from './idle-words.ts';

/** A stretch of a text. */
export interface Span {
  start: number;
  end: number;
}

/** Longer ones are no words. */
const LONGEST = 40;
const LATIN_WORD = /[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu;
/** Endings of Chinese and Japanese words are in hiragana: what is a word of its own is not. */
const HAN_WORD = /[\p{Script=Han}\p{Script=Katakana}ー]+|[a-z][a-z'’&-]+/gu;
const NUMBER = /^\d+$/;
const KOREAN_PARTICLE = /(?:에서|으로|처럼|같은|의|에|을|를|이|가|은|는|와|과|도|로)$/u;

/** Words of a lower-case text that are in none of the spans and say something, each once. */
export function findUnknown(text: string, language: Language, known: readonly Span[]): string[] {
  const isKnown = new Uint8Array(text.length);
  known.forEach(({ start, end }) => isKnown.fill(1, start, end));
  const words = language === 'cn' || language === 'ja' ? hanWords(text, isKnown, language) : spacedWords(text, isKnown);
  const idle = idleWords(language);
  const tells = (word: string): boolean =>
    word !== '' && word.length <= LONGEST && !NUMBER.test(word) && !idle.has(word) && !idleWords('en').has(word);
  const bare =
    language === 'ko' ? words.flatMap((word) => (idle.has(word) ? [] : word.replace(KOREAN_PARTICLE, ''))) : words;
  return [...new Set(bare.filter(tells))];
}

/** Words between spaces of which nothing is known: endings belong to a word that is. */
function spacedWords(text: string, isKnown: Uint8Array): string[] {
  return [...text.matchAll(LATIN_WORD)].flatMap(({ index, 0: word }) =>
    isKnown.subarray(index, index + word.length).includes(1) ? [] : [word],
  );
}

/** Runs of characters beside what is known, without the idle words in them. */
function hanWords(text: string, isKnown: Uint8Array, language: 'cn' | 'ja'): string[] {
  const left = Array.from(isKnown, (known, at) => (known ? ' ' : text.charAt(at))).join('');
  const idle = [...idleWords(language)].sort((one, other) => other.length - one.length);
  return idle.reduce((rest, word) => rest.replaceAll(word, ' '), left).match(HAN_WORD) ?? [];
}

const sets = new Map<Language, ReadonlySet<string>>();

function idleWords(language: Language): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) {
    return known;
  }
  const words = new Set(IDLE_WORDS[language].split(', '));
  sets.set(language, words);
  return words;
}
