import { isAlsoVerb } from './moods.ts';
import type { Item } from './phrases.ts';

/** Items that are looked at ahead. */
export const AHEAD = 40;

/** A verb comes before any noun that is not a preposition's. */
export function isVerbNext(items: readonly Item[], from: number): boolean {
  const end = Math.min(items.length, from + AHEAD);
  for (let index = from; index < end; index++) {
    const item = items[index] as Item;
    const tag = item.token?.tag ?? '';
    if (tag === 'v') {
      return true;
    }
    const isGoverned = item.phrases !== undefined && /^(?:prep|and)$/.test(items[index - 1]?.token?.tag ?? '');
    if (!isGoverned && !/^(?:adv|prep|and|not|di|adj|time|part|join|asp)$/.test(tag)) {
      return false;
    }
  }
  return false;
}

export const hasVerb = (items: readonly Item[], from: number): boolean =>
  items
    .slice(from, from + AHEAD)
    .some(({ token }) => token?.tag === 'v' || (token?.tag === 'not' && isAlsoVerb(token.text)));

/** A noun stands behind the verb: '出现了一头鲸鱼'. */
export function isObjectNext(items: readonly Item[], from: number): boolean {
  const next = items.slice(from, from + AHEAD).find(({ token }) => token?.tag !== 'asp' && token?.tag !== 'num');
  return next?.phrases !== undefined;
}
