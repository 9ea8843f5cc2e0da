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
  // '用石头铺路', '花瓣铺满': the sign is a verb too.
  const isLaid = token.text === '铺' && (/^(?:n|num|det|asp)$/.test(next?.tag ?? '') || next?.text === '满');
  return !isLaid && (isTrade(before) || (before.tag === 'n' && isNoun(before.text)));
}

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
