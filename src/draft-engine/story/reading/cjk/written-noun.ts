import type { ConceptId } from '../../concepts/concept.ts';
import { conceptByEnding } from '../noun-endings.ts';
import { markNoun } from './mark-noun.ts';
import type { Cjk, MarkedNoun } from './marked-words.ts';
import { TWO_OF_THEM } from './read-setting.ts';
import type { ScannedWord } from './scan-words.ts';

/** '消防犬': the unknown kanji before a creature belong to its name, save those that say when. */
const KANJI_BEFORE =
  /(?<!(?:毎|今|昨|明|去|翌|先|昔|突|最|全|一|次|々|初|時|週|年|月|日|朝|夜|夏|冬|春|秋))[\p{Script=Han}]{1,3}$/u;
const WHEN_IT_IS_TOLD = /^(?:毎日|毎朝|毎晩|毎年|今日|昨日|明日|今夜|今朝|ある日|先日|突然|最近|昔|今|皆|全員|一生)$/;
/** '音楽室': what follows without a gap makes another word of it. */
const KANJI_BEHIND = /^(?!達|等|間|中|後|前|時|的|上|下|内|外|様|君|氏|好|目|達)[\p{Script=Han}]{1,2}/u;
const LONE_WORDS: Readonly<Record<Cjk, string>> = { cn: '人', ko: '사람', ja: '人' };
const TWINS = /双子|双胞胎|孪生|쌍둥이/;
const CHINESE_SHOP = /^(?:店|铺|馆|屋|厂|摊|园|场|坊)/;

type Noun = ScannedWord & { kind: 'noun' };
const means = ({ concepts }: { concepts: readonly ConceptId[] }, families: RegExp): boolean =>
  concepts.some((concept) => families.test(concept));

/** What stands before a known word without a gap and belongs to it. */
function leadOf(body: string, language: Cjk, word: Noun, from: number): string {
  const before = body.slice(from, word.at);
  if (language === 'cn') {
    return means(word, /^person\./) ? (/[女男]$/.exec(before)?.[0] ?? '') : '';
  }
  if (language === 'ko' || !means(word, /^(?:person|animal|robot|thing)\./)) {
    return '';
  }
  const lead = KANJI_BEFORE.exec(before)?.[0] ?? '';
  return WHEN_IT_IS_TOLD.test(lead) ? '' : lead;
}

/**
 * The noun that a known word is as it is written: longer than the lexicon's where what stands around belongs to it.
 * `from` and `to` are the ends of its neighbours.
 */
export function writtenNoun(
  body: string,
  language: Cjk,
  word: Noun,
  { from, to }: { from: number; to: number },
): MarkedNoun {
  const known = body.slice(word.at, word.end);
  const lead = leadOf(body, language, word, from);
  const tail = language === 'ja' ? (KANJI_BEHIND.exec(body.slice(word.end, to))?.[0] ?? '') : '';
  const longer = tail === '' ? [] : conceptByEnding(known + tail, language);
  const end = longer.length > 0 ? word.end + tail.length : word.end;
  const two = TWO_OF_THEM.test(known);
  const inside = language === 'cn' && word.end - word.at > 2 ? /里$/ : /(?!)/;
  const written = two ? LONE_WORDS[language] : lead + body.slice(word.at, end).replace(inside, '');
  const { mark, plural, count } = markNoun(body, word.at - lead.length, end, language);
  return {
    concepts: longer.length > 0 ? longer : word.concepts.filter((concept) => !/^(quality|time|weather)/.test(concept)),
    word: written,
    adjectives: [],
    qualities: [],
    plural,
    count: two || TWINS.test(written) ? 2 : count,
    role: mark === 'place' ? 'place' : 'object',
    at: word.at,
    end,
    mark,
  };
}

/** '冰淇淋店': whether a Chinese word is a shop of what stands right before it. */
export const isShopOf = (shop: MarkedNoun, goods: MarkedNoun | undefined): goods is MarkedNoun =>
  goods?.end === shop.at && means(shop, /^place\./) && means(goods, /^thing\./) && CHINESE_SHOP.test(shop.word);
