import { COUNTER, NUMBER, numberWords } from './number-words.ts';
import { applyRules, NUMBER_RULES, SIGN_RULES, TIDYING_RULES } from './spelling-rules.ts';

/** A written word, how it is spelled out, and the mark of the pause after it ('' where there is none). */
export interface SpelledWord {
  text: string;
  /** Hangul, with a space between its words and ', ' where it pauses. */
  spoken: string;
  mark: string;
}

/** Where words meet without a space: after a mark that makes a pause. */
const MEETING =
  /\s+|(?<=[!?…;—–]["'”’」』)]*)(?=[\p{L}\p{N}"'“‘「『(])|(?<=[가-힣]["'”’」』)]*[.,:])(?=["'“‘「『(]?[가-힣])|(?<=[가-힣])(?=[—–])/u;
const OUTSIDE = String.raw`[^\p{L}\p{M}\p{N}₩$€¥£%℃℉°#+@&=×÷]`;
const BEFORE_WORD = new RegExp(String.raw`^(?:(?![-−–]\d)${OUTSIDE})+`, 'u');
const AFTER_WORD = new RegExp(`${OUTSIDE}+$`, 'u');

/** The marks of a pause with what is written for them, the strongest first. */
const MARKS: readonly (readonly [written: RegExp, mark: string])[] = [
  [/[?？]/, '?'],
  [/[!！]/, '!'],
  [/…|\.{2,}/, '…'],
  [/[.。]/, '.'],
  [/[—–]|^-+$/, '—'],
  [/[;；]/, ';'],
  [/[:：]/, ':'],
  [/[,，、()（）]/, ','],
];
const ABBREVIATION = /^(?:Mr|Mrs|Ms|Dr|St|Jr|Sr|No|vs)$/i;

const markOf = (written: string): string => MARKS.find(([pattern]) => pattern.test(written))?.[1] ?? '';

const NUMBERS = new RegExp(NUMBER, 'gu');
const COUNTER_NEXT = new RegExp(`^${COUNTER}`, 'u');

/** Spells out a sentence in Hangul. Words in which nothing can be read are left out. */
export function spellOut(sentence: string): SpelledWord[] {
  const written = sentence.split(MEETING).filter((word) => word !== '');
  const spoken = spell(written.join('\n')).split('\n');
  const words: SpelledWord[] = [];
  written.forEach((word, index) => {
    const before = BEFORE_WORD.exec(word)?.[0] ?? '';
    const inside = word.slice(before.length);
    const after = AFTER_WORD.exec(inside)?.[0] ?? '';
    const text = inside.slice(0, inside.length - after.length);
    const last = words.at(-1);
    if (last && last.mark === '') {
      last.mark = /^[-—–(（]/.test(before) ? markOf(before) : last.mark;
    }
    const said = (spoken[index] ?? '')
      .replace(/^[ ,]+|[ ,]+$/g, '')
      .replace(/ *,[ ,]*/g, ', ')
      .replace(/ +/g, ' ');
    if (text !== '' && said !== '') {
      words.push({ text, spoken: said, mark: ABBREVIATION.test(text) ? '' : markOf(after) });
    } else if (last && last.mark === '') {
      last.mark = markOf(word);
    }
  });
  return words;
}

function spell(text: string): string {
  const tidy = applyRules(applyRules(text.normalize('NFC'), TIDYING_RULES), NUMBER_RULES);
  return applyRules(tidy.replace(NUMBERS, readNumber), SIGN_RULES);
}

function readNumber(number: string, ...found: unknown[]): string {
  const [offset, text] = found.slice(-2) as [number, string];
  const rest = text.slice(offset + number.length);
  return numberWords(number, rest) + (COUNTER_NEXT.test(rest) ? ' ' : '');
}
