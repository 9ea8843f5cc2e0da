import { isAlsoVerb } from './moods.ts';
import type { Item } from './phrases.ts';

/** Items that are looked at ahead. */
const AHEAD = 40;

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

/** '他在家', '给他一本书': a preposition that is the verb itself, because no other one follows. */
export function isVerbAlone(items: readonly Item[], at: number, hasSubject: boolean): boolean {
  const text = items[at]?.token?.text ?? '';
  const isSubordinate = items
    .slice(at + 2, at + AHEAD)
    .some(({ token }) => token?.tag === 'since' || token?.tag === 'adj');
  const isAlone = !hasVerb(items, at + 2) && /^(?:给|到|在|用|靠|对|跟|遭到|受到|遭|受|遭受)$/.test(text);
  return isAlone && !isSubordinate && !(text === '在' && !hasSubject);
}

/** '去' before a verb, '是' that only stresses what follows. */
export function isOnlyLink(items: readonly Item[], at: number): boolean {
  const word = items[at]?.token?.text ?? '';
  const following = items[at + 1];
  const next = following?.token?.tag ?? (following?.phrases ? 'np' : '');
  if (/^(?:来|去|前来|前去)$/.test(word)) {
    return isPurposeNext(items, at, next);
  }
  return word === '是' && next !== 'np' && (next === 'num' || isVerbNext(items, at + 1));
}

/** '去' and what is gone for. */
function isPurposeNext(items: readonly Item[], at: number, next: string): boolean {
  const isVerbByItself = /^(?:对|给|跟|用)$/.test(items[at + 1]?.token?.text ?? '') && items.length === at + 3;
  return isVerbByItself || next === 'v' || (next === 'prep' && isVerbNext(items, at + 1));
}
