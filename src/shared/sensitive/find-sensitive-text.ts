import { SENSITIVE_WORDS } from './sensitive-words.ts';

/** Longer texts are refused by their fields' limits; text beyond this is not checked. */
const MOST_CHARACTERS = 20_000;

/** Characters that replace a letter to evade the lists. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/** A text prepared for matching: its words with one space around each, and the same without spaces. */
interface ComparedText {
  readonly words: string;
  readonly tight: string;
}

/**
 * Creates a test for forbidden texts (ERR-06). `changes` are the operator's: additional words or phrases, or, with a
 * leading -, entries to remove from the lists. Alphabetic text is matched as whole words only, so that Scunthorpe is
 * allowed. Korean is matched at word beginnings, since particles are suffixed. Chinese and Japanese have no spaces, so
 * they are matched anywhere.
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
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(entry.tight)) {
    return ({ tight }) => tight.includes(entry.tight);
  }
  const words = /\p{Script=Hangul}/u.test(entry.tight) ? entry.words.trimEnd() : entry.words;
  return (text) => text.words.includes(words);
}

function prepare(text: string): ComparedText {
  const plain = text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '');
  // Strip accents from Latin letters only: in kana they distinguish sounds.
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

/** A word with substituted characters, decoded to the intended letters. */
function readLetters(word: string): string {
  return /[a-z]/.test(word) ? word.replaceAll(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign) : word;
}
