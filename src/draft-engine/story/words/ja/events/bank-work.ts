import type { EventBank } from '../../events/event-bank.ts';

type Groups = Pick<
  EventBank,
  | 'making'
  | 'writing'
  | 'growing'
  | 'cooking'
  | 'mending'
  | 'breaking'
  | 'teaching'
  | 'competing'
  | 'working'
  | 'performing'
  | 'trading'
  | 'deciding'
  | 'changing'
>;

/** Around deeds of hand and head. */
export const WORK: Groups = {
  making: {
    before: ['{who}は、道具を[そろえる]。', '{thing}の形は、もう{who}の頭の中に[ある]。'],
    deed: ['{who}は、手を[休めない]。'],
    after: ['{who}は、{thing}の出来を[確かめる]。'],
    ending: ['{thing}が、とうとう[出来上がる]。', '{who}は、出来上がったものを[眺める]。'],
    talk: [
      ['doer', 'ここを、押さえて。', 'こう？ もう少し上？'],
      ['other', '本当に[できる]?', 'やっているうちに、できる。'],
    ],
  },
  writing: {
    before: ['{who}は、{thing}を前に[考える]。'],
    deed: ['{who}は、手を[休めない]。'],
    after: ['{who}は、はじめから[見直す]。'],
    ending: ['{thing}に、{who}の思いが[残る]。', '{who}は、最後まで[書き終える]。'],
    talk: [],
  },
  growing: {
    after: ['{who}は、{thing}のそばに[かがむ]。'],
    ending: ['{who}の{thing}は、すくすくと[育つ]。'],
    talk: [['doer', '今日は、伸びた？', '朝、測ったばかり。']],
  },
  cooking: {
    before: ['{who}は、支度に[かかる]。'],
    talk: [],
  },
  mending: {
    before: ['{who}は、{thing}のどこが悪いのかを[調べる]。'],
    deed: ['{who}は、手を[休めない]。'],
    after: ['{who}は、{thing}を[確かめる]。'],
    ending: ['{thing}は、元どおりに[なる]。'],
    talk: [['other', 'まだ[直る]?', '直る。時間はかかるけど。']],
  },
  breaking: {
    before: ['{who}は、{thing}を[見る]。'],
    talk: [['other', '何をする！', 'もっと早く、こうすればよかった。']],
  },
  teaching: {
    before: ['{who}と{other}の稽古が[始まる]。'],
    after: ['{who}と{other}は、もう一度はじめから[やる]。'],
    ending: ['教えたことは、{who}と{other}の間に[残る]。'],
    talk: [
      ['doer', 'もう一回。', '今のは、数えないの？'],
      ['doer', '見えた？', '目は覚えた。手がまだ。'],
    ],
  },
  competing: {
    before: ['{who}は、{other}を[見る]。', '{who}は、深く息を[吸う]。'],
    after: ['{who}は、{other}の力を[知る]。'],
    ending: ['{who}は、この勝負を[忘れない]。'],
    talk: [['doer', '手加減は[しない].', 'したら、怒る。']],
  },
  working: {
    deed: ['{who}は、手を[休めない]。'],
    after: ['{who}は、ひと息[つく]。'],
    talk: [],
  },
  performing: {
    before: ['{who}は、大きく息を[吸う]。'],
    after: ['{who}は、{other}のほうを[見る]。', '{who}は、もう一度[続ける]。'],
    talk: [],
  },
  trading: {
    before: ['{who}は、{thing}の値段を[考える]。'],
    after: ['{thing}は、人の手に[渡る]。'],
    ending: ['{thing}には、新しい持ち主が[できる]。'],
    talk: [['other', 'これは、いくら？', '本当にほしいなら、高くは言わない。']],
  },
  deciding: {
    before: ['{who}は、心を[決めかねている]。'],
    after: ['{who}の決意は、もう[変わらない]。'],
    ending: ['{who}は、自分で決めた道を[行く]。'],
    talk: [['other', '決めたの？', '一晩考えた。十分だ。']],
  },
  changing: {
    talk: [],
  },
};
