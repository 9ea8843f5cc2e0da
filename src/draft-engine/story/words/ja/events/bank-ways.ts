import type { EventBank } from '../../events/event-bank.ts';

type Groups = Pick<
  EventBank,
  | 'searching'
  | 'finding'
  | 'losing'
  | 'going'
  | 'arriving'
  | 'waiting'
  | 'meeting'
  | 'parting'
  | 'chasing'
  | 'fleeing'
  | 'hiding'
  | 'opening'
  | 'stealing'
  | 'taking'
  | 'giving'
>;

/** Around deeds of going, meeting and handing over. `[…]` is put into the film's tense and register. */
export const WAYS: Groups = {
  searching: {
    before: ['{who}は、どこから探すかを[考える]。', '{who}は、{thing}の手がかりを[たどる]。'],
    deed: ['{who}は、あちらこちらを[のぞきこむ]。'],
    after: ['{thing}は、まだ[見つからない]。', '{other}は、まだ[見つからない]。', '{who}は、もう一度[探す]。'],
    ending: ['{who}は、まだ{thing}を[探している]。', '{who}は、まだ{other}を[探している]。'],
    talk: [
      ['doer', '{thing}を[見る:past]?', '昨日まではあったはず。'],
      ['other', '見つからなかったら？', 'もう一度[探す].'],
    ],
  },
  finding: {
    before: ['{who}は、何かに[気づく]。'],
    after: ['{who}は、{thing}をじっと[見る]。', '{who}は、{other}をじっと[見る]。'],
    ending: ['{thing}は、{who}の目の前に[ある]。', '{who}は、{other}のそばに[いる]。'],
    talk: [
      ['doer', 'これ、何だと思う？', '触らないで。まだ誰にも言わないで。'],
      ['other', '何か[見つける:past]?', 'こっちへ来て、見ればわかる。'],
    ],
  },
  losing: {
    after: ['{who}は、{thing}のあった場所を[見る]。', '{who}は、なくした{thing}を[思う]。'],
    ending: ['{thing}は、もう{who}の手には[ない]。'],
    talk: [['other', 'どうしてなくなったの？', 'さっきまで、ここにあった。']],
  },
  going: {
    before: ['{who}は、行く手を[見る]。'],
    after: ['{who}は、先へ[進む]。'],
    talk: [],
  },
  arriving: {
    before: ['{who}は、足を[急がせる]。'],
    after: ['{who}は、あたりを[見回す]。', '{who}は、{other}の顔を[見る]。'],
    talk: [],
  },
  waiting: {
    before: ['{who}は、道のほうを[見る]。'],
    deed: ['{who}は、その場を[離れない]。'],
    after: ['{who}は、まだ[待っている]。'],
    ending: [
      '{who}は、まだ{other}を[待っている]。',
      '{who}は、まだ{thing}を[待っている]。',
      '{who}は、まだ[待っている]。',
    ],
    talk: [['doer', '来ると[思う]?', '約束したなら、来る。']],
  },
  meeting: {
    before: ['{who}は、{other}に[気づく]。'],
    after: ['{who}と{other}は、顔を[見合わせる]。', '{other}も、{who}を[見る]。'],
    ending: ['{who}と{other}は、もう他人では[ない]。'],
    talk: [['doer', '前に、[会う:past]?', '会っていたら、覚えている。']],
  },
  parting: {
    before: ['{who}は、{other}の顔を目に[焼きつける]。'],
    after: ['{who}は、{other}の背中を[見送る]。'],
    ending: ['{who}と{other}は、別々の道を[行く]。'],
    talk: [['other', '着いたら、手紙を[書く:te]。', '書く。かならず書く。']],
  },
  chasing: {
    before: ['{who}は、{other}の姿を[見つける]。'],
    deed: ['{who}は、{other}との差を[縮める]。'],
    after: ['{who}は、{other}から目を[離さない]。'],
    ending: ['{who}は、まだ{other}を[追っている]。'],
    talk: [['doer', '止まれ！', '追いつけるものなら！']],
  },
  fleeing: {
    before: ['{who}は、逃げ道を[探す]。'],
    after: ['{who}は、後ろを[気にする]。', '{who}は、息を[切らす]。'],
    ending: ['{who}は、どこまでも[逃げる]。'],
    talk: [['doer', '早く。来るぞ！', '後ろは見ないで。']],
  },
  hiding: {
    before: ['{who}は、隠し場所を[探す]。'],
    after: ['隠したことを知っているのは、{who}だけ[だ]。'],
    ending: ['{who}は、その秘密を[守る]。'],
    talk: [['other', 'それは、何？', 'な、なんでもない。']],
  },
  opening: {
    before: ['{who}は、{thing}に手を[かける]。', '{who}は、{thing}の前に[来る]。'],
    after: ['{who}は、{thing}を[見つめる]。'],
    ending: ['{thing}は、もう閉じては[いない]。'],
    talk: [['other', '中に、何が？', '見るのは、はじめて。']],
  },
  stealing: {
    before: ['{who}は、{thing}に[目をつける]。', '{who}は、まわりを[うかがう]。'],
    after: ['{thing}は、もう{who}の手の中に[ある]。', '{who}は、急いでその場を[離れる]。'],
    ending: ['{thing}は、{who}の手に[ある]。'],
    talk: [['other', '誰か[来る]?', '来ない。早く。']],
  },
  taking: {
    before: ['{who}は、{thing}に手を[伸ばす]。'],
    after: ['{who}は、{thing}から手を[離さない]。', '{who}は、{other}から手を[離さない]。'],
    ending: ['{thing}は、{who}の手の中に[ある]。'],
    talk: [['other', '気をつけて。', 'しっかり持った。']],
  },
  giving: {
    before: ['{who}は、{thing}を持って{other}のもとへ[行く]。', '{who}は、{thing}を用意[する]。'],
    after: ['{other}は、{thing}を[見つめる]。', '{thing}は、{other}の手に[渡る]。'],
    ending: ['{thing}は、{other}の宝物に[なる]。', '{thing}は、{other}のもとに[ある]。'],
    talk: [],
  },
};
