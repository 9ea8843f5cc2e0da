import { SENSITIVE_WORDS } from './sensitive-words.ts';

/** Longer texts are refused by the limits of their own fields; what stands behind this is not looked at. */
const MOST_CHARACTERS = 20_000;

/** Signs that stand for a letter where somebody writes around a list. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/** A text made ready to be compared: its words with one space around each, and the same without any. */
interface ComparedText {
  readonly words: string;
  readonly tight: string;
}

/**
 * Makes a test for texts that may not stand here (ERR-06). `changes` are the operator's: a word or phrase more, or,
 * with - in front, one of the lists that is allowed after all.
 *
 * What is written in letters is found as whole words alone, so that Scunthorpe stays a town. Korean is found where a
 * word begins, since its particles hang on. Chinese and Japanese have no spaces, so they are found anywhere.
 */
export function createSensitiveTextFinder(changes: readonly string[] = []): (text: string) => boolean {
  const allowed = new Set(changes.filter((word) => word.startsWith('-')).map((word) => prepare(word.slice(1)).words));
  const listed = [...Object.values(SENSITIVE_WORDS).flat(), ...changes.filter((word) => !word.startsWith('-'))];
  const tests = listed
    .map(prepare)
    .filter(({ words, tight }) => tight !== '' && !allowed.has(words))
    .map(testFor);
  return (text) => {
    const compared = prepare(text.slice(0, MOST_CHARACTERS));
    return tests.some((test) => test(compared));
  };
}

function testFor(entry: ComparedText): (text: ComparedText) => boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(entry.tight))
    return ({ tight }) => tight.includes(entry.tight);
  const words = /\p{Script=Hangul}/u.test(entry.tight) ? entry.words.trimEnd() : entry.words;
  return (text) => text.words.includes(words);
}

function prepare(text: string): ComparedText {
  const plain = text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '');
  // Accents go from Latin letters alone: those of kana tell one sound from another.
  const bare = plain
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
  const words = bare
    .split(/[^\p{L}\p{M}\p{N}@$]+/u)
    .map(readLetters)
    .join(' ')
    .split(/[\s@$]+/u)
    .filter((word) => word !== '');
  return { words: ` ${words.join(' ')} `, tight: words.join('') };
}

/** A word of letters in which some are replaced, with the letters that are meant. */
function readLetters(word: string): string {
  return /[a-z]/.test(word) ? word.replaceAll(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign) : word;
}
