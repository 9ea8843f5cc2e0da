import { isQuantity } from './join-words.ts';
import { kindOfNoun } from './noun-kinds.ts';
import { quantityOf } from './quantities.ts';
import { TIME_WORDS } from './setting-words.ts';
import type { Token } from './words.ts';

/** True for a word that says when: a time of day, a season, a number of days. */
export const isTime = (token: Token): boolean =>
  TIME_WORDS.has(token.base) ||
  kindOfNoun(token.base || token.text) === 'time' ||
  (isQuantity(token) && quantityOf(token).kind === 'time');
