import type { Grammar } from '../grammar.ts';

/** Titles for any film, by film type and by verb. */
export const TITLES: Grammar['titles'] = {
  any: ['{place}の{hero.role}', '{hero.role}と{held}', '{time}の{place}', '{place}から{elsewhere}へ'],
  types: {
    ads: ['{thing}のある朝', 'いつもの一日に、{thing}'], documentary: ['{target}の時間', '{place}の手ざわり'], news: ['{place}、いま', '{place}で起きていること'], horror: ['{place}に、いる', '{other.role}の足音'], suspense: ['{time}の足音', '消えた{held}'],
    detective: ['{held}の証言', '{place}の謎'], martial_arts: ['{elsewhere}の風', '一閃'], history: ['{place}記', '{hero.role}の世'], war: ['{elsewhere}からの便り', '帰らない{time}'], scifi: ['{elsewhere}の信号', '{years}年目の返事'], fantasy: ['{hero.role}と{other.role}', '{place}の魔法'],
    romance: ['{place}で、もう一度', '{time}の約束'], comedy: ['{hero.role}、困る', '{place}は今日も大さわぎ'], adventure: ['{elsewhere}への地図', '{hero.role}の大冒険'], western: ['{place}の決闘', '乾いた{time}'], nature: ['{place}の一年', '{hero.role}の道'],
    travel: ['{elsewhere}、三日', '{place}の寄り道'], education: ['{target}のひみつ', 'なぜ、{target}なのか'], variety: ['挑め、{hero.role}', '{place}一本勝負'], disaster: ['最後の{time}', '{place}が揺れた日'], art: ['{held}と光', '無題、{place}'], biography: ['{hero.role}という生き方', '{years}年'],
    youth: ['{place}の放課後', '{time}のふたり'], family: ['{place}の食卓', 'ただいまの{time}'], crime: ['裏口の{hero.role}', '{elsewhere}の取引'], road: ['{elsewhere}まで', '長い{time}'], action: ['{elsewhere}、残り十秒', '走れ、{hero.role}'],
    drama: ['{hero.role}の窓', '{time}のあとで'], animation: ['{hero.role}と小さな{held}', '{place}のともだち'],
  },
  frames: {
    befriend: ['{hero.role}と{other.role}', '皿がふたつ'], find: ['{target}を見つけた日'], lose: ['{target}のいた場所', 'なくした{target}'], search: ['{target}をさがして'], return: ['ただいま', '帰り道'], rescue: ['その声のほうへ'], escape: ['鍵は三つ', '塀の外'], build: ['曲がった釘', '{target}ができるまで'],
    repair: ['余ったねじ', '{target}が直る日'], win: ['十一番目の坂'], compete: ['{hero.role}対{other.role}', '互角'], learn: ['箒の三月'], teach: ['一番うしろの席'], discover: ['見てしまった{hero.role}'], invent: ['失敗、十三号'], open_shop: ['鈴の鳴る店', '下手な看板'], sell: ['最後のひとつ'], launch_product: ['{thing}、できました'],
    travel: ['靴の中の砂'], arrive: ['よそ者の{time}'], leave: ['始発の{time}'], wait: ['来るはずの船', 'まだ来ない'], remember: ['夏の引き出し'], forget: ['はじめまして、何度でも'], fall_in_love: ['傘は一本', '天気の話'], part: ['最後の一日', 'また、と言って'], reconcile: ['塩を取って', '三文字'], betray: ['橋の上のふたり'],
    avenge: ['雪に埋める'], hide: ['床板の下'], reveal: ['ほんとうの話'], guard: ['百の鈴'], steal: ['十三秒'], solve: ['四通りの話'], transform: ['鏡のほう'], grow: ['大きくなれ'], celebrate: ['傘が三十本'], cook: ['ひとつまみ', 'おかわり'], perform: ['三秒の静けさ'], explain: ['{target}のしくみ'], survive: ['朝まで', '水は三口'],
    defend: ['{place}は渡さない'], join: ['空いている席'], overcome: ['十一歩目'], want: ['畳んだ願い'],
  },
};
