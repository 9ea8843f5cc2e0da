import { escapeRegExp } from '#src/shared/escape-reg-exp.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { Entry, Found } from './meaning.ts';

/**
 * How words stand in a text. `around` are borders of a word; `whole` says that what is written together with a found
 * word belongs to it, such as particles; `isWord` tells whether what is left over is worth telling.
 */
const WRITING: Readonly<
  Record<Language, { before: string; after: string; whole: boolean; isWord: (left: string) => boolean }>
> = {
  en: { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}])`, whole: false, isWord: () => true },
  cn: { before: '', after: '', whole: false, isWord: () => true },
  ja: { before: '', after: '', whole: false, isWord: (left) => !/^\p{Script=Hiragana}{1,2}$/u.test(left) },
  ko: { before: String.raw`(?<![\p{L}\p{N}])`, after: '', whole: true, isWord: (left) => left.length > 1 },
};

/** The words of the entries in a text, from left to right; where they overlap, the longest. */
export function findWords(text: string, entries: readonly Entry[], language: Language): Found[] {
  const { before, after, whole } = WRITING[language];
  const all = entries.flatMap(({ words, meaning }) => {
    const alternatives = words.split('|').map(patternOf).join('|');
    const pattern = new RegExp(`${before}(?:${alternatives})${after}${whole ? String.raw`[\p{L}\p{N}]*` : ''}`, 'giu');
    return [...text.matchAll(pattern)].map((match): Found & { said: number } => ({
      meaning,
      from: match.index,
      to: match.index + match[0].length,
      said: longestSaid(match[0], words),
    }));
  });
  const found: Found[] = [];
  for (const { said: _said, ...word } of all.toSorted(
    (one, other) => other.said - one.said || other.to - other.from - (one.to - one.from),
  )) {
    if (!found.some(({ from, to }) => word.from < to && from < word.to)) {
      found.push(word);
    }
  }
  return found.toSorted((one, other) => one.from - other.from);
}

/** Length of the longest alternative that a found word begins with: its particles do not count. */
function longestSaid(found: string, words: string): number {
  const lengths = words
    .split('|')
    .filter((word) => found.toLowerCase().startsWith(word.replace(/\*.*$/, '').toLowerCase()))
    .map((word) => word.length);
  return Math.max(0, ...lengths);
}

/** What a star stands for. */
const ANY_LETTERS = String.raw`[\p{L}']*`;
const patternOf = (word: string): string => word.split('*').map(escapeRegExp).join(ANY_LETTERS);

/** What is written beside the found words. */
export function leftOver(text: string, found: readonly Found[], language: Language): string[] {
  const blanked = found.reduce(
    (rest, { from, to }) => `${rest.slice(0, from)}${' '.repeat(to - from)}${rest.slice(to)}`,
    text,
  );
  return (blanked.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).filter(WRITING[language].isWord);
}
