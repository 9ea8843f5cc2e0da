import type { Token } from '../split-words.ts';
import { DATE_RULES } from './date-rules.ts';
import { MEASURE_RULES } from './measure-rules.ts';
import { NUMBER_RULES } from './number-rules.ts';
import { ROMAN_RULES } from './roman-rules.ts';
import { plainWords, SIGN_RULES, spellFileName } from './sign-rules.ts';
import type { Around, SpellRule } from './spell-rule.ts';

/** The first rule that knows the word spells it out. */
const RULES: SpellRule[] = [...DATE_RULES, ...ROMAN_RULES, ...NUMBER_RULES, ...MEASURE_RULES, ...SIGN_RULES];

/** Rules are for words of people; what is longer is read as letters come. */
const LONGEST_WORD = 80;

/** Every word as a reader would say it, in words. A word can become several; one that is not said becomes ''. */
export function spellOut(tokens: Token[]): string[] {
  const letters = tokens.map(({ text }) => text).join(' ');
  const isShouted = !/\p{Ll}/u.test(letters) && /\p{Lu}{2,}.* .*\p{Lu}{2,}/u.test(letters);
  return tokens.map(({ text }, index) =>
    spell(plainForms(text.slice(0, LONGEST_WORD)), aroundOf(tokens, index, isShouted)),
  );
}

/** Letters, digits and signs that only look different: ligatures, wide forms, `℃`. */
function plainForms(text: string): string {
  return text.replace(/[\ufb00-\ufb06\uff01-\uff5e℃℉]/g, (sign) => sign.normalize('NFKC'));
}

function aroundOf(tokens: Token[], index: number, isShouted: boolean): Around {
  const textAt = (place: number): string => tokens[place]?.text ?? '';
  return {
    previous: textAt(index - 1),
    next: textAt(index + 1),
    earlier: textAt(index - 2),
    later: textAt(index + 2),
    pauseBefore: tokens[index - 1]?.mark ?? '',
    pauseAfter: tokens[index]?.mark ?? '',
    isShouted,
  };
}

function spell(text: string, around: Around): string {
  for (const [form, say] of RULES) {
    const groups = form.exec(text);
    const spoken =
      groups &&
      say(
        [...groups].map((group: string | undefined) => group ?? ''),
        around,
      );
    if (typeof spoken === 'string') {
      return spoken;
    }
  }
  return spellFileName(text) ?? spellJoined(text, around) ?? plainWords(text);
}

/** `$20-$30` and `10:30-11:00` are ranges, `mid-1990s` is only joined. */
function spellJoined(text: string, around: Around): string | undefined {
  const [, left = '', right = ''] = /^([^-–]+)[-–]([^\p{L}]*\d.*)$/u.exec(text) ?? [];
  if (left === '') {
    return undefined;
  }
  const inside = { ...around, previous: '', next: '', earlier: '', later: '' };
  return `${spell(left, inside)} ${/\d/.test(left) ? 'to ' : ''}${spell(right, inside)}`;
}
