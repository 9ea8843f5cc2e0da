import type { Emotion } from '#src/shared/catalogue/shots.ts';

/** Words for what a face shows, in any of the four languages. */
const SAID: readonly (readonly [Emotion, RegExp])[] = [
  [
    'surprised',
    /\b(?:surprised|astonished|amazed|startled)\b|惊讶|吃惊|惊奇|驚い|びっくり|(?<![가-힣])놀라(?![운울])|(?<![가-힣])놀란/giu,
  ],
  ['excited', /\b(?:excited|thrilled|overjoyed)\b|兴奋|激动|わくわく|興奮|(?<![가-힣])신나|(?<![가-힣])들떠|흥분/giu],
  [
    'happy',
    /\b(?:happy|happily|glad|smil(?:es|ing)|joyful)\b|高兴|开心(?!果)|快乐|微笑|嬉し|うれし|笑顔|幸せそう|기뻐|기쁘|행복|웃는 얼굴|(?<![가-힣])미소(?![년녀])/giu,
  ],
  ['sad', /\b(?:sad|sadly|sorrowful|unhappy|in tears)\b|悲伤|难过|伤心|悲し|寂しそう|슬프|슬퍼|슬픈/giu],
  ['fear', /\b(?:afraid|scared|frightened|terrified|fearful)\b|害怕|恐惧|惊恐|怖が|怯え|恐れ|무서워|겁에 질|두려워/giu],
  [
    'angry',
    /\b(?:angry|angrily|furious|enraged)\b|生气(?![勃盎])|愤怒|怒っ|怒り|(?<![가-힣])화(?:난|가 (?:난|났))(?![가-힣]{2}|로)|분노/giu,
  ],
];

/** 'not at all sad', 不高兴, '안 슬프다': right before the feeling. */
const DENIED_BEFORE =
  /(?:(?:\b(?:not|never|no longer)|n['’]t) (?:(?:very|so|too|really|at all|even|any more|feel(?:ing)?|look(?:ing)?|be(?:ing)?) )*|[不没别未](?:有|再|是|会|很|太|怎么|那么|感到|觉得)*|(?:^|\s)[안못]\s)$/iu;
/** 悲しくない, '슬프지 않다', '미소가 없다': right behind it. */
const DENIED_BEHIND =
  /^(?:[くらでしがてじゃはそうげりれい]{0,5}(?:ない|なく|なかっ|ません|ずに)|[가-힣]{0,3}지[도는]?\s*(?:않|못|마)|[가이도]?\s없)/u;

/** The feeling that a text names; undefined where it names none, or says that it is not felt. */
export const saidFeeling = (text: string): Emotion | undefined =>
  SAID.find(([, words]) =>
    [...text.matchAll(words)].some(
      ({ 0: { length }, index }) =>
        !DENIED_BEFORE.test(text.slice(0, index)) && !DENIED_BEHIND.test(text.slice(index + length)),
    ),
  )?.[0];

/** What stands beside a feeling where nothing else is said: 'with a … face', '…的表情', '…そうな顔', '… 띤 표정'. */
const FACE =
  /\b(?:looking|with|and|an?|very|so|faces?|expressions?|looks?|all)\b|[的很着地]|表情|神情|样子|模样|的?脸|面容|そうな|そうに|そう|様子|[いたなのに顔]|얼굴|표정|모습|띤|띠고|있는|짓는|한|하는|매우|[\s,，、.。]/giu;

/** The feeling that is all that a text says ('smiling', '悲伤的表情'); undefined where it says anything else. */
export function feelingAlone(text: string): Emotion | undefined {
  const rest = SAID.reduce((words, [, pattern]) => words.replace(pattern, ''), text);
  return rest.replace(FACE, '') === '' ? saidFeeling(text) : undefined;
}
