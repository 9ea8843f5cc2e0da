import { isQuantity } from './join-words.ts';
import { kindOfNoun } from './noun-kinds.ts';
import { quantityOf } from './quantities.ts';
import { TIME_WORDS } from './setting-words.ts';
import type { Token } from './words.ts';

/** Ends of words that say how near something is in time: '閉店間際', '出航直前'. */
const TIME_ENDS: ReadonlySet<string> = new Set('間際 直前 寸前 間近 直後'.split(' '));

/** True for a word that says when: a time of day, a season, a number of days. */
export const isTime = (token: Token): boolean =>
  TIME_WORDS.has(token.base) ||
  (token.name === undefined && TIME_ENDS.has(token.parts?.at(-1)?.text ?? token.base)) ||
  kindOfNoun(token.base || token.text) === 'time' ||
  (isQuantity(token) && quantityOf(token).kind === 'time');
