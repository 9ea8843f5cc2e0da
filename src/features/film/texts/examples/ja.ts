import type { FilmExamplesTexts } from './en.ts';

/** Example ideas, in Japanese. */
export const ja: FilmExamplesTexts = {
  one: '灯台守が、帰り道をなくした嵐と友だちになる。',
  two: '時計職人が、だれも使ったことのない一分を拾う。',
  three: '向かい合う二軒のパン屋が、同じ秘伝のレシピを守っていたと知る。',
  four: '終電が、路線図にない駅に止まる。',
  five: 'くず鉄置き場のロボットが、古いラジオでダンスを覚える。',
  six: '少女が月に手紙を書きつづけ、ある晩、月から返事が届く。',
  seven: '引退した探偵が、自分の飼い猫に雇われる。',
  eight: '港を守るクジラは、じつは深い海がこわい。',
  nine: '宇宙飛行士が、雨の降ったことのない星に庭をつくる。',
};
