import type { Emotion } from '#src/shared/catalogue/shots.ts';

/** Words for what a face shows, in any of the four languages. */
const SAID: readonly (readonly [Emotion, RegExp])[] = [
  ['surprised', /\b(?:surprised|astonished|amazed|startled)\b|惊讶|吃惊|惊奇|驚い|びっくり|놀라|놀란/iu],
  ['excited', /\b(?:excited|thrilled|overjoyed)\b|兴奋|激动|わくわく|興奮|신나|들떠|흥분/iu],
  [
    'happy',
    /\b(?:happy|happily|glad|smil(?:es|ing)|joyful)\b|高兴|开心|快乐|微笑|嬉し|うれし|笑顔|幸せそう|기뻐|기쁘|행복|웃는 얼굴|미소/iu,
  ],
  ['sad', /\b(?:sad|sadly|sorrowful|unhappy|in tears)\b|悲伤|难过|伤心|悲し|寂しそう|슬프|슬퍼|슬픈/iu],
  ['fear', /\b(?:afraid|scared|frightened|terrified|fearful)\b|害怕|恐惧|惊恐|怖が|怯え|恐れ|무서워|겁에 질|두려워/iu],
  ['angry', /\b(?:angry|angrily|furious|enraged)\b|生气|愤怒|怒っ|怒り|화난|화가 난|분노/iu],
];

/** The feeling that a text names; undefined where it names none, or says that it is not felt. */
export function saidFeeling(text: string): Emotion | undefined {
  return /\b(?:not|never|no longer|isn['’]t)\b|不再|并不|ない|않|안 /iu.test(text)
    ? undefined
    : SAID.find(([, words]) => words.test(text))?.[0];
}
