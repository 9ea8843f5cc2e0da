import type { Draft } from './drafts.ts';
import { tagAt, wordAt } from './item-tags.ts';
import type { Item } from './phrases.ts';

/** '里', '上' behind a noun make it a place. */
export function attachPlaces(items: readonly Item[], draft?: Draft): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    const before = found.at(-1);
    if (before?.token?.tag === 'adj' && item.token?.tag === 'loc' && draft) {
      found[found.length - 1] = placeOf(before, item, draft);
    } else if (before?.phrases && item.token && !before.loc && isSpace(item.token, found)) {
      found[found.length - 1] = { ...before, to: item.to, isPlace: true, loc: item.token.text };
    } else {
      found.push(item);
    }
  }
  return found;
}

/** '黑暗中' */
function placeOf({ from, token }: Item, { to, token: space }: Item, { phrases }: Draft): Item {
  phrases.push({ from, to, head: token?.base ?? '', adjectives: [] });
  return { from, to, phrases: [phrases.length - 1], isPlace: true, loc: space?.text ?? '' };
}

/** 前 and 后 are times unless 在 and a place stand before. */
const isSpace = ({ tag, text }: NonNullable<Item['token']>, found: readonly Item[]): boolean =>
  tag === 'loc' || (/^[前后]$/.test(text) && found.at(-2)?.token?.text === '在' && found.at(-1)?.isPlace !== undefined);

/** 'A、B和C' are one item of three phrases. */
export function joinNouns(items: readonly Item[]): Item[] {
  const found: Item[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item;
    const before = found.at(-1);
    const next = items[at + 1];
    if (before?.phrases && next?.phrases && isJoin(items, at) && isAlike(before, next, found)) {
      found[found.length - 1] = joined(before, next);
      at++;
    } else if (item.token?.tag !== 'pause' || before?.phrases) {
      found.push(item);
    }
  }
  return found;
}

const isJoin = (items: readonly Item[], at: number): boolean =>
  /^(?:pause|and)$/.test(tagAt(items, at)) || (tagAt(items, at) === 'prep' && /^[和与跟同]$/.test(wordAt(items, at)));

const joined = (before: Item, next: Item): Item => ({
  ...before,
  to: next.to,
  phrases: [...(before.phrases ?? []), ...(next.phrases ?? [])],
  ...(next.isPlace ? { isPlace: true } : {}),
  ...(next.loc ? { loc: next.loc } : {}),
});

/** '在酒吧和陌生人相遇' does not join the bar and the stranger. */
function isAlike(before: Item, next: Item, found: readonly Item[]): boolean {
  const isGoverned = /^(?:在|从|于|到)$/.test(found.at(-2)?.token?.text ?? '');
  return !(isGoverned || before.loc) || (next.isPlace ?? false) === (before.isPlace ?? false);
}
