import { functionTag, isComplement } from './function-words.ts';
import { moodOf } from './moods.ts';
import { COUNTED } from './numbers.ts';
import { isNoun, isQuality, isVerb } from './vocabulary.ts';

/** Words that jieba leaves together are parted: each part with where it begins. */
export function partsOf(word: string): [number, string][] {
  for (const placeOf of CUTS) {
    const at = word.length > 1 ? placeOf(word) : 0;
    if (at > 0) {
      return [
        [0, word.slice(0, at)],
        ...partsOfRest(word.slice(at)).map(([from, part]): [number, string] => [at + from, part]),
      ];
    }
  }
  return [[0, word]];
}

/** '得慢' is two words again. */
const partsOfRest = (word: string): [number, string][] => (word.startsWith('得') ? partsOf(word) : [[0, word]]);

/** Words longer than this are no compound of everyday words. */
const LONGEST = 8;
const KEPT = /^(?:睡着|点着|存在|现在|落后|处在|活着|有着|背后)$/;

const isUnknown = (word: string): boolean =>
  !isVerb(word) && !isNoun(word) && !isQuality(word) && !functionTag(word) && moodOf(word) === undefined;

/** Each says where a word parts; 0 where it does not. */
const CUTS: readonly ((word: string) => number)[] = [
  (word) => Number(/^(?:才学|一[死响动到来走开哭笑停醒睡])$/.test(word)),
  // 跑得慢
  (word) => Number(/^.得.{1,2}$/.test(word) && isUnknown(word) && isVerb(word.slice(0, 1))),
  (word) => Number(/^得.{1,2}$/.test(word) && isUnknown(word)),
  // 亲手做
  (word) => (/^亲[手自口眼]./.test(word) ? 2 : 0),
  beforeParticle,
  (word) => Number(word.startsWith('被') && isVerb(word.slice(1)) && moodOf(word) === undefined),
  (word) => (word.length <= LONGEST && isUnknown(word) ? insideUnknown(word) : 0),
  beforePlace,
];

/** 着, 在 and 后 are words of their own behind a verb. */
function beforeParticle(word: string): number {
  const verb = word.slice(0, -1);
  if (!isVerb(verb) || functionTag(word)) {
    return 0;
  }
  const isPart = (/[着在后]$/.test(word) && !KEPT.test(word)) || (/[了过]$/.test(word) && !isVerb(word));
  return isPart ? verb.length : 0;
}

/** 桌上, 村里 */
function beforePlace(word: string): number {
  const noun = word.slice(0, -1);
  const isKnown =
    isNoun(noun) || /^[手心眼怀嘴头脸桌树墙窗街路桥船车床梦山海河湖雪雨风城村镇店屋房家井镜空水林]$/.test(noun);
  return isKnown && /[上里中下内]$/.test(word) && !isVerb(word) && !functionTag(word) ? noun.length : 0;
}

/** '发现自己', '做手术', '一封信', '不让', '只有' */
function insideUnknown(word: string): number {
  if (startsWithSmallWord(word)) {
    return 1;
  }
  for (let at = word.length - 1; at > 0; at--) {
    if (isCutAt(word.slice(0, at), word.slice(at))) {
      return at;
    }
  }
  return Number(isVerbAndObject(word));
}

const startsWithSmallWord = (word: string): boolean =>
  /^(?:只有|才能|替人|帮人)$/.test(word) ||
  /^[用把被从让给向][^\p{P}]{1,2}$/u.test(word) ||
  (/^[老小]/.test(word) && word.length > 2 && isNoun(word.slice(1)));

const isCutAt = (first: string, rest: string): boolean =>
  (first.length > 1 && isVerb(first) && (functionTag(rest) !== undefined || isNoun(rest) || isComplement(rest))) ||
  (first.length > 1 && COUNTED.test(first) && isNoun(rest)) ||
  isNounAndVerb(first, rest) ||
  (first === '不' && isVerb(rest)) ||
  (/^[竟就却都也才仍便]$/.test(first) && rest === '是');

/** 工厂|倒闭 */
const isNounAndVerb = (first: string, rest: string): boolean =>
  first.length === 2 && rest.length === 2 && isNoun(first) && isVerb(rest) && !isNoun(rest);

const isVerbAndObject = (word: string): boolean =>
  (/^[剪拆挖撕扔摸牵寄借还埋绑砸擦]..$/.test(word) && isNoun(word.slice(1))) || isPlainVerbAndObject(word);

const isPlainVerbAndObject = (word: string): boolean =>
  /^[怕爱恨娶嫁追陪守护喂养抓躲织补造卖做买送打看听写画唱吃喝洗修种养找救杀偷抢采摘放骑开当学教]/.test(word) &&
  !/[家手人者师员物机器场船车楼房具品书票]$/.test(word) &&
  (isNoun(word.slice(1)) || (word.startsWith('做') && isVerb(word.slice(1))));
