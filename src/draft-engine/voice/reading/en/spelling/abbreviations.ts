import type { Around } from './spell-rule.ts';

/** What an abbreviation stands for, in small letters and without its last dot. */
const ABBREVIATIONS: Record<string, string> = {
  mr: 'Mister',
  mrs: 'Missus',
  ms: 'Miz',
  prof: 'Professor',
  capt: 'Captain',
  sgt: 'Sergeant',
  lt: 'Lieutenant',
  col: 'Colonel',
  gen: 'General',
  cmdr: 'Commander',
  rev: 'Reverend',
  hon: 'Honorable',
  gov: 'Governor',
  sen: 'Senator',
  rep: 'Representative',
  pres: 'President',
  jr: 'Junior',
  sr: 'Senior',
  inc: 'Incorporated',
  ltd: 'Limited',
  corp: 'Corporation',
  co: 'Company',
  bros: 'Brothers',
  dept: 'department',
  univ: 'University',
  ave: 'Avenue',
  blvd: 'Boulevard',
  rd: 'Road',
  ln: 'Lane',
  hwy: 'Highway',
  mt: 'Mount',
  ft: 'Fort',
  'e.g': 'for example',
  'i.e': 'that is',
  vs: 'versus',
  etc: 'et cetera',
  approx: 'approximately',
  misc: 'miscellaneous',
  feat: 'featuring',
  vol: 'volume',
  fig: 'figure',
  jan: 'January',
  feb: 'February',
  apr: 'April',
  aug: 'August',
  sept: 'September',
  sep: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  'ph.d': 'P H D',
  phd: 'P H D',
};

/** Abbreviations that are read so without a dot too. */
const WITHOUT_DOT = new Set(['mr', 'mrs', 'ms', 'jr', 'sgt', 'prof', 'vs', 'etc', 'ltd', 'blvd', 'phd']);

/** Before a number only: `No. 5`. */
const BEFORE_NUMBER: Record<string, string> = { 'no.': 'number', 'nos.': 'numbers', 'p.': 'page', 'pp.': 'pages' };

/** With a name after it, and without one. */
const BY_NAME_AFTER: Record<string, [before: string, after: string]> = {
  dr: ['Doctor', 'Drive'],
  st: ['Saint', 'Street'],
};

const DOTTED = /^(?:\p{L}\.)+(?:\p{L}\.?)?$/u;

/** True where the last dot of a word belongs to it; `rest` is what follows the word. */
export function keepsDot(word: string, rest: string): boolean {
  const small = word.toLowerCase();
  const bare = small.slice(0, -1);
  return Object.hasOwn(BEFORE_NUMBER, small)
    ? /^\s*\d/.test(rest)
    : expansionOf(word) !== undefined || Object.hasOwn(BY_NAME_AFTER, bare) || DOTTED.test(word);
}

/** The words of an abbreviation, or undefined if the text is none. */
export function spellAbbreviation(text: string, { next }: Around): string | undefined {
  const small = text.toLowerCase();
  const dotted = small.endsWith('.');
  const bare = dotted ? small.slice(0, -1) : small;
  if (Object.hasOwn(BEFORE_NUMBER, small)) {
    return /^[\dIVX]/.test(next) ? BEFORE_NUMBER[small] : undefined;
  }
  if (Object.hasOwn(BY_NAME_AFTER, bare) && /^\p{Lu}/u.test(text)) {
    const isTitle = /^\p{Lu}/u.test(next);
    return isTitle || dotted ? BY_NAME_AFTER[bare]?.[isTitle ? 0 : 1] : undefined;
  }
  return expansionOf(text) ?? spelledLetters(text);
}

/** Names and titles are abbreviated with a capital: `hon` and `rep` in small letters are words. */
function expansionOf(text: string): string | undefined {
  const bare = text.toLowerCase().replace(/\.$/, '');
  const isShort = text.endsWith('.') || WITHOUT_DOT.has(bare);
  const expansion = isShort && Object.hasOwn(ABBREVIATIONS, bare) ? ABBREVIATIONS[bare] : undefined;
  const isWord = /^\p{Ll}/u.test(text) && expansion !== undefined && /^\p{Lu}/u.test(expansion);
  return isWord && !WITHOUT_DOT.has(bare) ? undefined : expansion;
}

function spelledLetters(text: string): string | undefined {
  return DOTTED.test(text) ? [...text.replaceAll('.', '').toUpperCase()].join(' ') : undefined;
}
