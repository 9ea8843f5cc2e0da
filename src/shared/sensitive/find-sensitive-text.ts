import { SENSITIVE_WORDS } from './sensitive-words.ts';

/** Longer texts are refused by their fields' limits; text beyond this is not checked. */
const MOST_CHARACTERS = 20_000;

/** Characters that replace a letter to evade the lists. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/** Letters of other alphabets that look like Latin ones, each after the one that it looks like. */
const ALIKE = new Map(
  Object.entries({
    a: 'аαᴀ',
    b: 'ьʙ',
    c: 'сᴄϲ',
    d: 'ԁᴅ',
    e: 'еεᴇ',
    g: 'ɡɢ',
    h: 'һʜ',
    i: 'іιɪı',
    j: 'јᴊ',
    k: 'кκᴋ',
    l: 'ӏʟ',
    m: 'мᴍ',
    n: 'пηɴ',
    o: 'оοᴏσ',
    p: 'рρᴘ',
    q: 'ԛ',
    r: 'гʀ',
    s: 'ѕꜱ',
    t: 'тτᴛ',
    u: 'υᴜ',
    v: 'νᴠѵ',
    w: 'ԝᴡω',
    x: 'хχ',
    y: 'уγʏ',
    z: 'ᴢ',
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

/** A text prepared for matching. */
interface ComparedText {
  /** Its words with one space around each. */
  readonly words: string;
  /** The same without spaces. */
  readonly tight: string;
  /** Words that were written letter by letter, without what was between the letters. */
  readonly spelled: readonly string[];
  /** The words with a star for each letter that one hides; '' where none does. */
  readonly masked: string;
}

/** Shorter words are also made by chance of single letters. */
const SHORTEST_SPELLED = 6;
/** Of a hidden word at least so many letters are shown for each star. */
const SHOWN_FOR_STAR = 2;

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
  return (text) =>
    text.words.includes(words) ||
    (entry.tight.length >= SHORTEST_SPELLED && text.spelled.some((spelled) => spelled.includes(entry.tight))) ||
    (text.masked !== '' && isMasked(text.masked, words));
}

/** True where the words are in this text, with stars in place of some of their letters. */
function isMasked(masked: string, words: string): boolean {
  for (let from = 0; from <= masked.length - words.length; from++) {
    let [at, stars] = [0, 0];
    while (at < words.length && (masked[from + at] === words[at] || (masked[from + at] === '*' && words[at] !== ' '))) {
      stars += masked[from + at] === '*' ? 1 : 0;
      at++;
    }
    if (at === words.length && stars > 0 && words.length > stars * (SHOWN_FOR_STAR + 1)) {
      return true;
    }
  }
  return false;
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
  const joined = words.join(' ');
  return {
    words: ` ${joined} `,
    tight: words.join(''),
    spelled: (joined.match(/(?<![^ ])(?:[a-z] ){3,}[a-z](?![^ ])/g) ?? []).map((run) => run.replaceAll(' ', '')),
    masked: /[a-z]\*+[a-z]/.test(bare) ? ` ${bare.split(/[^\p{L}\p{M}\p{N}*]+/u).join(' ')} ` : '',
  };
}

/** A word with substituted characters, decoded to the intended letters. */
function readLetters(word: string): string {
  const latin = Array.from(word, (letter) => ALIKE.get(letter) ?? letter).join('');
  const read = /^[a-z0-9@$]+$/.test(latin) ? latin : word;
  return /[a-z]/.test(read) ? read.replaceAll(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign) : read;
}
