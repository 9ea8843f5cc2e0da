import type { CloserWords } from './closer-words.ts';

/** Verbs of what somebody does or suffers alone. */
export const LONE_WORDS: readonly CloserWords[] = [
  {
    seen: 'lie_ill',
    doneTo: 'nobody',
    words: {
      en: 'fall ill, be ill, be sick, fall sick, lie in a coma, be paralysed, be paralyzed, be bedridden, get sick, catch a fever, fall into a coma, be hospitalised, be hospitalized, be in a coma, lie ill',
      cn: '瘫痪, 生病, 病倒, 患病, 卧病, 住院, 昏迷, 病重, 得病, 发烧, 卧床',
      ja: '病気になる, 寝込む, 入院する, 病む, 寝たきりになる, 患う, 昏睡する, 熱を出す',
      ko: '앓다, 아프다, 병들다, 입원하다, 몸져눕다, 투병하다, 병에 걸리다, 드러눕다, 마비되다',
    },
  },
  {
    seen: 'go_blind',
    doneTo: 'nobody',
    words: {
      en: "go blind, lose one's sight, be blinded, lose sight, lose eyesight",
      cn: '失明, 变瞎, 瞎, 看不见',
      ja: '失明する, 目が見えなくなる, 視力を失う',
      ko: '실명하다, 눈이 멀다, 시력을 잃다, 앞을 못 보다',
    },
  },
  {
    seen: 'close_down',
    doneTo: 'nobody',
    words: {
      en: 'close down, shut down, go out of business, go bankrupt, go bust, close',
      cn: '倒闭, 关门, 破产, 停业, 歇业, 关闭',
      ja: '閉店する, 廃業する, 倒産する, 閉める, 閉まる, 潰れる',
      ko: '폐업하다, 문을 닫다, 망하다, 파산하다, 폐점하다, 도산하다',
    },
  },
  {
    seen: 'vanish',
    doneTo: 'nobody',
    words: {
      en: 'disappear, vanish, go out, fade, fade away, die away',
      cn: '消失, 消散',
      ja: '消える, 消えてしまう',
      ko: '사라지다, 없어지다',
    },
  },
  {
    seen: 'pretend',
    doneTo: 'anything',
    words: {
      en: 'pretend, disguise, pose as, pass off as, impersonate, masquerade as, feign, act as, dress up as, fake',
      cn: '装作, 假装, 伪装, 冒充, 装扮, 扮作, 假扮, 乔装',
      ja: '装う, ふりをする, 変装する, なりすます, 化ける, 偽る',
      ko: '척하다, 변장하다, 위장하다, 가장하다, 행세하다, 사칭하다',
    },
  },
  {
    seen: 'overhear',
    doneTo: 'anything',
    words: {
      en: 'overhear, eavesdrop, eavesdrop on, listen in on, listen at the door, hear about, hear of',
      cn: '偷听, 听说, 得知, 听到, 听闻',
      ja: '盗み聞きする, 聞きつける, 立ち聞きする, 耳にする',
      ko: '엿듣다, 전해 듣다, 귀동냥하다, 소문을 듣다',
    },
  },
  {
    seen: 'hope',
    doneTo: 'anything',
    words: {
      en: 'hope, hope for, wish, wish for, yearn, yearn for, long for',
      cn: '希望, 盼, 盼望, 期盼, 渴望, 许愿, 盼着',
      ja: '願う, 望む, 期待する',
      ko: '바라다, 희망하다, 소망하다, 꿈꾸다',
    },
  },
  {
    seen: 'go_missing',
    doneTo: 'nobody',
    words: {
      en: 'go missing, lose contact, walk out on',
      cn: '失踪, 不见, 不见了, 走失, 失联',
      ja: '失踪する, 行方不明になる, いなくなる, 姿を消す, 蒸発する',
      ko: '실종되다, 자취를 감추다, 행방불명되다, 잠적하다',
    },
  },
  {
    seen: 'run_away_from_home',
    doneTo: 'nobody',
    words: {
      en: 'run away from home, leave home',
      cn: '离家出走, 出走, 离家',
      ja: '家出する, 家を飛び出す, 家を出る',
      ko: '가출하다, 집을 나가다, 집을 나오다',
    },
  },
  {
    seen: 'stay',
    doneTo: 'nobody',
    words: {
      en: 'stay, remain, stay behind, be left behind, stick around',
      cn: '留下, 留, 留下来, 剩下, 留守',
      ja: '残る, 留まる, とどまる, 居残る',
      ko: '남다, 머무르다, 머물다, 남겨지다',
    },
  },
];
