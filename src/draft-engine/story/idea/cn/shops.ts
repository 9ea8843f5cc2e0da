import { conceptsOfWords } from '../../lexicon/concepts-of-words.ts';
import { isFoodOrDrink } from '../foods.ts';
import type { Token } from './token.ts';
import { deedOfVerb, isNoun, isPlaceNoun, isSomebody, isVerb } from './vocabulary.ts';

const SHOP = /^(?:铺|铺子|店|店铺|馆|坊|摊)$/;
const REPAIRED = /^([修补])([鞋车表伞锅琴钟船衣灯])$/;

/** '修鞋|铺', '旧书|店': what a place of business does or sells stands before it, and both are one noun. */
export function joinShops(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  tokens.forEach((token, at) => {
    const before = joined.at(-1);
    if (before && before.to === token.from && isShop(before, token, tokens[at + 1])) {
      const text = before.text + token.text;
      joined[joined.length - 1] = { ...before, text, base: text, to: token.to, tag: 'n', isOpen: false };
    } else {
      joined.push(token);
    }
  });
  return joined;
}

function isShop(before: Token, token: Token, next: Token | undefined): boolean {
  if (!SHOP.test(token.text) || before.text.length < 2 || isSomebody(before.text) || isPlaceNoun(before.text)) {
    return false;
  }
  if (!/^[铺摊]$/.test(token.text)) {
    return isTrade(before) || (before.tag === 'n' && isNoun(before.text));
  }
  return isTrade(before)
    ? !isObject(next)
    : before.tag === 'n' && isSold(before.text) && !isObject(next) && !LAID.test(next?.text ?? '');
}

/** '用石头铺路', '铺了三层': what is laid or spread stands behind 铺 and 摊, which are verbs then. */
const isObject = (next: Token | undefined): boolean =>
  /^(?:num|det|asp)$/.test(next?.tag ?? '') || (next?.tag === 'n' && !isSomebody(next.text));

/** '落叶铺在小路上', '花瓣铺满': where and how it lies. */
const LAID = /^(?:在|着|了|成|好|满|开|上)/;
/** Goods of shops and stalls by their last sign; leaves and petals are none. */
const GOODS =
  /(?:[书报鞋帽衣布伞茶酒糖药肉鱼菜果米面油盐饼糕粥粉汤饭餐吃烤货具品花纸笔墨画琴表钟灯刀锅碗瓷玉器饰豆]|[鞋帽裙扇镜椅桌篮包饺粽]子)$/;

const isSold = (noun: string): boolean =>
  GOODS.test(noun) || (conceptsOfWords('cn').get(noun) ?? []).some(isFoodOrDrink);

/** '修鞋', '洗车': a verb with what it is done to, and no going or opening. */
const isTrade = ({ text }: Token): boolean =>
  text.length === 2 &&
  (isVerb(text[0] as string) || deedOfVerb(text) !== undefined) &&
  isNoun(text[1] as string) &&
  !/^[开关进出到回离守]/.test(text);

/** '修鞋' before no noun is a verb and what is mended: 修|鞋. */
export function partRepairs(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const [, verb, thing] = REPAIRED.exec(token.text) ?? [];
    const next = tokens[at + 1];
    if (verb === undefined || thing === undefined || (next?.to !== undefined && next.tag === 'n')) {
      return [token];
    }
    const middle = token.from + 1;
    return [
      { ...token, text: verb, base: verb, to: middle, tag: 'v' as const, isOpen: false },
      { ...token, text: thing, base: thing, from: middle, tag: 'n' as const, isOpen: false },
    ];
  });
}
