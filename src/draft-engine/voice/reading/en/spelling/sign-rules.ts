import { spellAbbreviation } from './abbreviations.ts';
import { spellCapitals } from './acronyms.ts';
import { cardinal, numberWords } from './number-words.ts';
import type { SpellRule } from './spell-rule.ts';

const SIGNS: Record<string, string> = {
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '@': 'at',
  '%': 'percent',
  '×': 'times',
  '÷': 'divided by',
  '#': 'number',
  '№': 'number',
};
const DOMAIN = /^(?:https?:\/\/)?((?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?)(\/[^\s]*)?$/i;
/** Ends of addresses that are said as words; the others are spelled. */
const SAID_ENDS = /^(?:com|org|net|gov|info|film|films|app|blog|shop|online|site|biz|pro|live|studio|co|dot)$/;
const FILE_END = /^[\p{L}\d_-]+\.([a-z]{2,4}\d?)$/u;
const ADDRESS_SIGNS: Record<string, string> = {
  '.': 'dot',
  '/': 'slash',
  '@': 'at',
  '-': 'dash',
  '?': 'question mark',
  '=': 'equals',
  '&': 'and',
  '#': 'hash',
  ':': 'colon',
  '+': 'plus',
  '%': 'percent',
  '~': 'tilde',
};

/** Abbreviations, signs, addresses, capitals and mixtures of letters and digits. */
export const SIGN_RULES: SpellRule[] = [
  [/^(?:.*\.|\p{L}+|\p{L}\.\p{L}.*)$/u, ([text = ''], around) => spellAbbreviation(text, around)],
  [/^[&+=@%×÷#№]$/, ([sign = '']) => SIGNS[sign]],
  [/^WW(I{1,2}|[12])$/, ([, number = '']) => `World War ${number === '1' || number === 'I' ? 'one' : 'two'}`],
  [/^[CF]#$/, ([letter = '']) => `${letter.charAt(0)} sharp`],
  [/^x$/, (_, { previous, next }) => (/\d$/.test(previous) && /^\d/.test(next) ? 'times' : undefined)],
  [/^#(\d+)$/, ([, digits = '']) => `number ${cardinal(digits)}`],
  [/^#([\p{L}\d_]+)$/u, ([, tag = '']) => `hashtag ${plainWords(tag)}`],
  [/^@([\p{L}\d_.]+)$/u, ([, name = '']) => `at ${plainWords(name)}`],
  [/^[~≈](\d[\d,]*(?:\.\d+)?)$/, ([, digits = '']) => `about ${numberWords(digits)}`],
  [/^[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i, ([text = '']) => addressWords(text)],
  [DOMAIN, ([, host = '', path = '']) => addressWords(`${host}${path.replace(/\/$/, '')}`)],
  [/^https?:\/\/(.+)$/i, ([, rest = '']) => addressWords(rest)],
  [/^\p{Lu}[\p{Lu}&]*\p{Lu}(?:['’]?s)?$/u, ([text = ''], around) => spellCapitals(text, around)],
  [/^\p{Lu}$/u, ([text = '']) => text],
];

const NO_VOWELS = /^[BCDFGHJ-NP-TV-XZ]{2,}$/;
/** Beside digits, short capitals are spelled: `C3PO`. */
const MIXED_CAPITALS = /^[A-Z]{2,4}$/;

/** Other words: letters, digits and signs in turns are said one after another. */
export function plainWords(text: string): string {
  const parted = text
    .replace(/\p{L}+\/(?=\p{L})/gu, (word) => `${word.slice(0, -1)} `)
    .replace(/_/g, ' ')
    .replace(
      /(\p{L}{2,}|\d)-?(?=\d)(?<!\d)|(?<=\d)-?(?=\p{L})|(?<=\p{L})-?(?=\d)/gu,
      (part) => `${part.replace(/-$/, '')} `,
    )
    .replace(/\d[\d,]*(?:\.\d+)?/g, (digits) => ` ${numberWords(digits)} `)
    .replace(/[&+=@%×÷#](?=.)|(?<=.)[&+=@%×÷#]/gu, (sign) => ` ${SIGNS[sign] ?? ''} `);
  return parted
    .split(/\s+/)
    .flatMap((word) => (isCamelCase(word) ? word.split(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})/u) : [word]))
    .map((word) => word.replace(/[^\p{L}\p{M}\p{Nd}'’-]/gu, ''))
    .map((word) => ((/\d/.test(text) ? MIXED_CAPITALS : NO_VOWELS).test(word) ? [...word].join(' ') : word))
    .filter((word) => word !== '')
    .join(' ');
}

/** `DreamWorks` is two words; `McDonald` and `iPhone` are one. */
function isCamelCase(word: string): boolean {
  return /^\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2}/u.test(word) && !/^(?:YouTube|Mac\p{Lu})/u.test(word);
}

/** An address or a file's name: signs by name, endings spelled where nobody says them as a word. */
function addressWords(address: string): string {
  const parts = address.split(/([./@?=&#:+%~-])/).filter((part) => part !== '');
  return parts
    .map((part, index) => {
      const sign = ADDRESS_SIGNS[part];
      if (sign !== undefined) {
        return sign;
      }
      const isEnd =
        parts[index - 1] === '.' &&
        !parts.slice(index).includes('@') &&
        part.length < 4 &&
        !SAID_ENDS.test(part.toLowerCase());
      return isEnd || part.toLowerCase() === 'www' ? [...part.toUpperCase()].join(' ') : plainWords(part);
    })
    .join(' ');
}

/** The name of a file, or undefined. */
export function spellFileName(text: string): string | undefined {
  return FILE_END.test(text) ? addressWords(text) : undefined;
}
