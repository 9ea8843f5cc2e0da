import type { CloserWords } from './closer-words.ts';

/** Verbs of what people do to one another. */
export const PEOPLE_WORDS: readonly CloserWords[] = [
  {
    seen: 'recognise',
    doneTo: 'somebody',
    words: {
      en: 'recognise, recognize, identify, know again, realise who, realize who',
      cn: '认出, 认出来, 辨认, 认得, 识出',
      ja: '見分ける, 見抜く, 気づく, 見覚えがある, 認める',
      ko: '알아보다, 알아채다, 알아차리다',
    },
  },
  {
    seen: 'make_up',
    doneTo: 'somebody',
    words: {
      en: 'make up, make up the face of, embalm, paint the face of, powder',
      cn: '化妆, 化装, 上妆, 入殓, 整容, 梳妆',
      ja: '化粧する, 死化粧をする, 納棺する, 化粧を施す',
      ko: '화장하다, 화장해 주다, 염하다, 분장하다, 화장시키다',
    },
  },
  {
    seen: 'propose',
    doneTo: 'somebody',
    words: {
      en: "propose, propose to, ask for someone's hand, pop the question, propose marriage",
      cn: '求婚',
      ja: '求婚する, プロポーズする',
      ko: '청혼하다, 프러포즈하다, 구혼하다',
    },
  },
  {
    seen: 'propose',
    doneTo: 'nobody',
    words: { en: 'propose marriage', cn: '求婚', ja: '求婚する, プロポーズする', ko: '청혼하다, 프러포즈하다' },
  },
  {
    seen: 'choose',
    doneTo: 'somebody',
    words: {
      en: 'nominate, elect, appoint, choose, select, pick, name, award, crown, promote, recruit, hire',
      cn: '提名, 选中, 选为, 任命, 推选, 选, 当选, 表彰, 录用, 提拔',
      ja: '選ぶ, 任命する, 指名する, 推薦する, 選出する, 表彰する, 抜擢する, 雇う',
      ko: '뽑다, 선출하다, 임명하다, 지명하다, 추천하다, 고르다, 선택하다, 발탁하다, 표창하다',
    },
  },
  {
    seen: 'see_off',
    doneTo: 'somebody',
    words: {
      en: 'see off, send off, wave off, wave goodbye to, bid farewell to, say goodbye to, say farewell to',
      cn: '送别, 送行, 目送, 送走, 告别, 道别, 辞别, 惜别',
      ja: '見送る, 送り出す, 別れを告げる',
      ko: '배웅하다, 떠나보내다, 전송하다, 작별하다, 송별하다',
    },
  },
  {
    seen: 'be_sent_away',
    doneTo: 'somebody',
    words: {
      en: 'transfer, send away, relocate, post abroad, deport, dispatch',
      cn: '调往, 调到, 调去, 派往, 派去, 派到, 调离, 下放, 送往, 送去',
      ja: '転勤する, 異動する, 左遷する, 派遣する, 転校する',
      ko: '전근 가다, 파견하다, 발령 나다, 전출하다, 전학 가다',
    },
  },
  {
    seen: 'drive_out',
    doneTo: 'somebody',
    words: {
      en: 'drive out, chase away, chase off, banish, exile, expel, evict, fire, sack, dismiss, cast out, throw out, kick out, lay off, turn away, force out, disown, oust, drive away, scare away, deport',
      cn: '逐出, 赶走, 驱逐, 赶出, 开除, 解雇, 放逐, 流放, 撵走, 驱赶, 辞退, 赶, 轰走, 除名, 贬',
      ja: '追い出す, 追放する, クビにする, クビになる, 解雇する, 追い払う, 勘当する, 退学させる, 破門する, 首にする',
      ko: '쫓아내다, 내쫓다, 추방하다, 해고하다, 쫓다, 파면하다, 내보내다, 몰아내다, 해고되다, 쫓겨나다, 잘리다',
    },
  },
  {
    seen: 'abduct',
    doneTo: 'somebody',
    words: {
      en: 'abduct, kidnap, snatch, carry off, steal, take hostage, drag away, seize, capture',
      cn: '绑架, 掳走, 劫走, 拐走, 抓走, 诱拐, 掳, 劫持',
      ja: '誘拐する, さらう, 拉致する, 連れ去る, 攫う, 盗む',
      ko: '납치하다, 유괴하다, 끌고 가다, 잡아가다, 훔치다, 붙잡아 가다',
    },
  },
  {
    seen: 'hold_up',
    doneTo: 'anything',
    words: {
      en: 'hijack, hold up, hold hostage, hold at gunpoint, aim at, aim, point a gun at, rob, threaten with a gun, point at with a gun, mug, seize control of',
      cn: '劫持, 挟持, 持枪, 瞄准, 抢劫, 打劫, 举枪, 拦劫',
      ja: '乗っ取る, ハイジャックする, 人質に取る, 銃を向ける, 強盗する, 占拠する',
      ko: '인질로 잡다, 겨누다, 조준하다, 납치하다, 장악하다, 털다, 점거하다, 강탈하다, 총을 겨누다',
    },
  },
  {
    seen: 'blackmail',
    doneTo: 'somebody',
    words: {
      en: 'blackmail, extort',
      cn: '勒索, 敲诈, 要挟, 讹诈',
      ja: '脅迫する, 強請る, 恐喝する, ゆする',
      ko: '협박하다, 공갈하다, 갈취하다',
    },
  },
  {
    seen: 'threaten',
    doneTo: 'somebody',
    words: {
      en: 'threaten, intimidate, bully, warn, menace, coerce, dare, press, pressure',
      cn: '威胁, 恐吓, 欺负, 逼, 逼迫, 胁迫, 霸凌, 催',
      ja: '脅す, いじめる, 迫る, 脅かす',
      ko: '위협하다, 괴롭히다, 다그치다, 겁주다, 독촉하다',
    },
  },
  {
    seen: 'mock',
    doneTo: 'somebody',
    words: {
      en: 'mock, laugh at, make fun of, ridicule, tease, taunt, jeer, jeer at, poke fun at, laugh',
      cn: '嘲笑, 取笑, 讥笑, 笑话, 笑, 戏弄, 嘲弄',
      ja: '嘲笑する, 嘲笑う, 笑う, からかう, 馬鹿にする, あざ笑う, 嘲る',
      ko: '비웃다, 놀리다, 조롱하다, 웃다, 놀려 대다',
    },
  },
  {
    seen: 'quarrel',
    doneTo: 'anything',
    words: {
      en: 'argue, argue with, argue about, quarrel, quarrel with, bicker, squabble, row with, fall out, fall out with, have a row, have a fight with, disagree, clash over, debate',
      cn: '吵架, 争吵, 吵, 争论, 拌嘴, 争执, 斗嘴, 辩论',
      ja: '喧嘩する, けんかする, 言い争う, 口論する, 揉める, 言い合う, 議論する',
      ko: '다투다, 말다툼하다, 언쟁하다, 티격태격하다, 논쟁하다, 말싸움하다',
    },
  },
  {
    seen: 'suspect',
    doneTo: 'somebody',
    words: {
      en: 'suspect, distrust, doubt, mistrust, accuse, blame',
      cn: '怀疑, 猜疑, 疑心, 起疑, 指控, 指责, 监视',
      ja: '疑う, 怪しむ, 疑いはじめる, 疑い始める, 責める, 監視する',
      ko: '의심하다, 수상히 여기다, 추궁하다, 비난하다, 감시하다, 지목하다',
    },
  },
  {
    seen: 'plead',
    doneTo: 'somebody',
    words: {
      en: 'plead, plead with, beg, implore, beseech, persuade, convince, urge, ask for help, entreat, appeal to, coax, beg for',
      cn: '恳求, 央求, 哀求, 求, 乞求, 说服, 劝说, 请求, 劝, 求助, 求情, 央',
      ja: '頼み込む, 頼む, 懇願する, 説得する, お願いする, 哀願する, せがむ, すがる',
      ko: '부탁하다, 애원하다, 간청하다, 설득하다, 조르다, 사정하다, 매달리다',
    },
  },
  {
    seen: 'apologise',
    doneTo: 'anything',
    words: {
      en: 'apologise, apologize, apologise to, apologize to, say sorry, beg forgiveness, ask for forgiveness, thank, bow, bow to',
      cn: '道歉, 认错, 赔罪, 谢罪, 鞠躬, 致歉, 感谢',
      ja: '謝る, 詫びる, 謝罪する, お辞儀する, 感謝する, 礼を言う',
      ko: '사과하다, 사죄하다, 감사하다, 절하다, 용서를 빌다',
    },
  },
  {
    seen: 'call',
    doneTo: 'somebody',
    words: {
      en: 'call out to, hail, summon, beckon, call over',
      cn: '叫, 呼唤, 喊, 叫住, 呼叫, 召唤',
      ja: '呼ぶ, 呼びかける, 呼び止める, 呼び寄せる',
      ko: '부르다, 불러내다, 불러 세우다, 소환하다',
    },
  },
  {
    seen: 'take_in',
    doneTo: 'somebody',
    words: {
      en: 'take in, adopt, shelter, foster, give shelter to, take pity on, look after, care for, take care of, nurse, raise, bring up, nurture',
      cn: '收留, 收养, 领养, 照顾, 抚养, 照料, 照看, 养育, 收容, 养大',
      ja: '引き取る, 匿う, 養う, 世話する, 世話をする, 看病する, 拾う, 面倒を見る, 育てる, 保護する',
      ko: '거두다, 입양하다, 돌보다, 보살피다, 키우다, 간호하다, 기르다, 데려다 키우다, 거둬 키우다',
    },
  },
  {
    seen: 'take_along',
    doneTo: 'somebody',
    words: {
      en: 'take, take along, bring, bring along, fetch, pick up, collect, bring home, take home, bring back, accompany, escort, walk home, take with, lead away',
      cn: '带走, 带着, 领走, 接, 接走, 带, 领着, 牵着, 带回, 陪, 陪伴, 送, 接回, 护送, 带去',
      ja: '連れて行く, 連れていく, 連れる, 連れ帰る, 迎えに行く, 連れ出す, 送る, 連れて帰る, 引き連れる, 送り届ける',
      ko: '데려다주다, 데려다 주다, 모셔다드리다, 데려가다, 데리고 가다, 데려오다, 데리고 오다, 데리러 가다, 데리다, 모시다, 바래다주다, 동행하다',
    },
  },
  {
    seen: 'keep_secret',
    doneTo: 'somebody',
    words: {
      en: 'keep secret from, deceive, keep from, lie to, trick, fool, dupe, cheat, sneak past',
      cn: '瞒, 瞒着, 隐瞒, 欺瞒, 骗, 欺骗, 蒙骗',
      ja: '騙す, 欺く, 内緒にする, だます',
      ko: '속이다, 비밀로 하다, 사기 치다',
    },
  },
];
