import { putTogether, takeApart } from '#src/shared/language/hangul.ts';
import { MARKED_WORDS } from './marked-words.ts';

/** Stands between two syllables where the first is said as at the end of a word, though no space is written. */
export const SEAM = '|';

const TENSE: Readonly<Record<string, string>> = { ㄱ: 'ㄲ', ㄷ: 'ㄸ', ㅂ: 'ㅃ', ㅅ: 'ㅆ', ㅈ: 'ㅉ' };

/** The syllable with its consonant tense, where it has a tense one. */
export function tense(syllable: string): string {
  const letters = takeApart(syllable);
  const initial = letters && TENSE[letters.initial];
  return letters && initial ? putTogether({ ...letters, initial }) : syllable;
}

function withInitial(syllable: string, from: string, to: string): string {
  const letters = takeApart(syllable);
  return letters?.initial === from ? putTogether({ ...letters, initial: to }) : syllable;
}

function withoutFinal(syllable: string): string {
  const letters = takeApart(syllable);
  return letters ? putTogether({ ...letters, final: '' }) : syllable;
}

const MARKS = /['+\-_|]/g;

interface MarkedWord {
  inside: boolean;
  plain: string;
  marked: string;
  notBefore: string;
}

function parse(entry: string): MarkedWord {
  const inside = entry.startsWith('~');
  const [marked = '', notBefore = ''] = entry
    .slice(inside ? 1 : 0)
    .replaceAll('^', ' ')
    .split('!');
  return { inside, marked, notBefore, plain: marked.replace(MARKS, '') };
}

const WORDS = MARKED_WORDS.trim().split(/\s+/).map(parse);
const BY_TEXT = new Map(WORDS.map((word) => [word.plain, word.marked]));

const START = '(?<![가-힣])';
const PATTERN = new RegExp(
  WORDS.toSorted((one, other) => other.plain.length - one.plain.length)
    .map(({ inside, plain, marked, notBefore }) => {
      // A mark at the end concerns whatever consonant follows.
      const following = marked.endsWith('_') ? '(?=[가-깋다-딯바-빟사-싷자-짛])' : '';
      return `${inside ? '' : START}${plain}${notBefore === '' ? '' : `(?!${notBefore})`}${following}`;
    })
    .join('|'),
  'g',
);

/** Respells the words whose sound their letters do not tell, so that the rules give it. */
export function respellMarkedWords(phrase: string): string {
  return applyMarks(phrase.replace(PATTERN, (plain) => BY_TEXT.get(plain) ?? plain));
}

function applyMarks(marked: string): string {
  return marked
    .replace(/(.)_(.?)/g, (_, before: string, next: string) => withoutFinal(before) + tense(next))
    .replace(/'(.)/g, (_, next: string) => tense(next))
    .replace(/\+(.)/g, (_, next: string) => withInitial(next, 'ㅇ', 'ㄴ'))
    .replace(/-(.)/g, (_, next: string) => withInitial(next, 'ㄹ', 'ㄴ'))
    .replaceAll('|', SEAM);
}
