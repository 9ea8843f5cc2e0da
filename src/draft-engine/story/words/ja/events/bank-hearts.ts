import type { EventBank } from '../../events/event-bank.ts';

type Groups = Pick<
  EventBank,
  | 'fighting'
  | 'killing'
  | 'dying'
  | 'telling'
  | 'listening'
  | 'loving'
  | 'helping'
  | 'guarding'
  | 'remembering'
  | 'suffering'
  | 'betraying'
  | 'resting'
  | 'being'
  | 'wishing'
  | 'refusing'
>;

/** Around deeds of the heart, of words and of force, and around what is only wanted or does not happen. */
export const HEARTS: Groups = {
  fighting: {
    before: ['{who}は、{other}と[向かい合う]。', '{who}と{other}の間が、少しずつ[縮まる]。'],
    after: ['{who}は、{other}から目を[離さない]。', '{who}も{other}も、肩で息を[する]。'],
    ending: ['{who}と{other}の勝負が[終わる]。'],
    talk: [
      ['doer', 'どけ。', '通りたければ、倒していけ。'],
      ['doer', '今日で終わりにする。', 'ずっと待っていた。'],
    ],
  },
  killing: {
    before: ['{who}は、{other}のそばまで[来る]。'],
    after: ['{who}は、動かない{other}を[見下ろす]。'],
    ending: ['{other}は、もう[動かない]。'],
    talk: [],
  },
  dying: {
    after: ['残された者は、{who}の名を[呼ぶ]。'],
    ending: ['{who}の名は、みんなの胸に[残る]。'],
    talk: [],
  },
  telling: {
    before: ['{who}は、{other}のほうを[向く]。'],
    after: ['{other}は、{who}の言葉を[聞いている]。', '{other}は、{who}の顔を[見つめる]。'],
    talk: [],
  },
  listening: {
    before: ['{who}は、{other}のほうへ[目を向ける]。', '{who}は、{thing}に[目を留める]。'],
    after: ['{who}は、{other}から目が[離せない]。', '{who}は、{thing}から目が[離せない]。'],
    ending: ['{who}は、{other}の姿を[忘れない]。', '{who}は、{thing}のことを[忘れない]。'],
    talk: [],
  },
  loving: {
    before: ['{who}の目は、{other}を[追っている]。'],
    after: ['{who}の胸は、{other}のことで[いっぱいだ]。', '{who}は、{other}の顔を[見つめる]。'],
    ending: ['{who}の胸には、いつも{other}が[いる]。'],
    talk: [],
  },
  helping: {
    before: ['{who}は、{other}のもとへ[急ぐ]。'],
    after: ['{who}は、{other}の無事を[確かめる]。', '{other}は、{who}の顔を[見上げる]。'],
    ending: ['{other}は、{who}のしたことを[忘れない]。'],
    talk: [],
  },
  guarding: {
    before: ['{who}は、{other}の前に[出る]。'],
    after: ['{who}は、{other}を背中に[かばう]。', '{who}は、{thing}のそばを[離れない]。'],
    ending: ['{who}は、{other}を[守り抜く]。', '{who}は、{thing}を[守り抜く]。'],
    talk: [['doer', '後ろへ。', 'そっちは、どうするの？']],
  },
  remembering: {
    before: ['{who}は、{thing}を前に昔のことを[考える]。'],
    after: ['{who}は、{thing}を[見つめる]。'],
    ending: ['{who}は、{thing}のことを[忘れない]。'],
    talk: [],
  },
  suffering: {
    talk: [],
  },
  betraying: {
    before: ['{who}は、{other}に隠していることが[ある]。'],
    after: ['{other}は、信じられない思いで{who}を[見る]。'],
    ending: ['{other}はもう、{who}を[信じない]。'],
    talk: [['other', 'あの約束は？', 'あのときは、本当だった。']],
  },
  resting: {
    talk: [],
  },
  being: {
    talk: [],
  },
  wishing: {
    before: ['{who}は、{thing}のことばかり[考える]。', '{who}は、{other}のことばかり[考える]。'],
    after: ['{who}は、まだ[あきらめない]。'],
    ending: ['{who}は、まだ[あきらめない]。'],
    talk: [['other', '本当に[やる]?', 'やってみないと、わからない。']],
  },
  refusing: {
    after: ['{who}の気持ちは、[変わらない]。'],
    ending: ['{who}は、最後まで[譲らない]。'],
    talk: [['other', '一度だけでも？', '一度も。']],
  },
};
