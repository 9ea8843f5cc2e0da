import { isSurname } from './chinese-names.ts';
import { functionTag } from './function-words.ts';
import { merge } from './merge-words.ts';
import type { Token } from './token.ts';
import { isNoun, isVerb } from './vocabulary.ts';

/** Characters that write the sounds of foreign names. */
const SOUNDS = new Set(
  '阿埃艾安奥巴贝本比彼宾波伯博布查达大戴丹德迪蒂杜多厄恩尔法菲费芬弗福盖格戈古哈海汉赫亨华怀霍基吉加贾杰金卡凯柯科克肯库拉莱兰朗劳勒雷蕾黎里莉丽利莲林琳卢鲁露伦罗洛马玛麦迈曼梅蒙米密明莫默穆娜南内尼妮涅宁纽努诺欧帕派佩皮珀普齐乔切琼茹瑞若撒萨塞桑瑟森沙莎山舍什史斯丝苏索塔泰坦汤特提图托瓦万威韦维魏温文沃伍西希夏肖谢辛休雅亚扬耶叶伊英尤约泽扎詹朱兹佐娅薇妲翰逊姆丘摩俄顿赛爱绮黛芙珍姬托什奇伽茜蓓菈茨彻腓根捷冯贡胡梵荷敏桃俊珊赖恺勃鲍仑莎芮邓弥顺桑勋',
);
const isForeign = (word: string): boolean => [...word].every((sign) => SOUNDS.has(sign));
const NAME = { tag: 'name', sort: 'nrt' } as const;
const adjoin = (one: Token | undefined, next: Token | undefined): boolean => one !== undefined && one.to === next?.from;

/** Foreign names: 凯文·弗林, and words of sounds that jieba knows as names: 玛丽, 阿尔弗雷德. */
export function foreign(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const run = soundsFrom(tokens, at);
    const isDot = /^[·・•‧]$/.test(token.text) && found.length > 0 && at + 1 < tokens.length;
    if (run > 0) {
      found.push(merge(tokens, at, at + run, NAME));
      at += run - 1;
    } else if (isDot) {
      at = joinAtDot(tokens, at, found);
    } else {
      found.push(isForeignName(token) ? withSoundBefore(token, found) : token);
    }
  }
  return found;
}

/** Joins the sounds on both sides of a middle dot; answers where the name ends. */
function joinAtDot(tokens: readonly Token[], dot: number, found: Token[]): number {
  let from = found.length - 1;
  while (from > 0 && adjoin(found[from - 1], found[from]) && isSoundOnly(found[from - 1])) {
    from--;
  }
  let to = dot + 2;
  while (to < dot + 5 && adjoin(tokens[to - 1], tokens[to]) && isSoundOnly(tokens[to])) {
    to++;
  }
  const parts = [...found.splice(from), ...tokens.slice(dot, to)];
  found.push(merge(parts, 0, parts.length, NAME));
  return to - 1;
}

/** How many single sounds stand here that make a foreign name: 艾|琳|娜. */
function soundsFrom(tokens: readonly Token[], at: number): number {
  let end = at;
  while (end < at + 6 && isSingleSound(tokens[end]) && (end === at || adjoin(tokens[end - 1], tokens[end]))) {
    end++;
  }
  const word = tokens
    .slice(at, end)
    .map(({ text }) => text)
    .join('');
  const isPair =
    word.length === 2 && !isSurname(word[0] as string) && /[娜莉妮丽雅娅琳斯尔克森顿特罗莎丝蒂]$/.test(word);
  return word.length >= 3 || isPair ? end - at : 0;
}

const isSingleSound = (token: Token | undefined): boolean =>
  token?.text.length === 1 && isSoundOnly(token) && !isVerb(token.text);

/** 艾|琳娜: a sound that jieba cut off. */
function withSoundBefore(token: Token, found: Token[]): Token {
  const before = found.at(-1);
  if (before?.tag === 'n' && adjoin(before, token) && isSingleSound(before)) {
    found.pop();
    return merge([before, token], 0, 2, NAME);
  }
  return { ...token, tag: 'name' };
}

const isSoundOnly = (token: Token | undefined): boolean =>
  token !== undefined &&
  isForeign(token.text) &&
  !isNoun(token.text) &&
  !(isVerb(token.text) && token.text.length > 1) &&
  (functionTag(token.text) === undefined || token.text.length > 1);

const isForeignName = ({ text, sort, tag }: Token): boolean =>
  tag === 'n' && /^(?:nrt|nr|x|nz)$/.test(sort) && text.length > 1 && !isNoun(text) && isForeign(text);
