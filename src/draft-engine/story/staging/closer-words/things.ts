import type { CloserWords } from './closer-words.ts';

/** Verbs of what is done with things, and to somebody as to a thing. */
export const THING_WORDS: readonly CloserWords[] = [
  {
    seen: 'tie_up',
    doneTo: 'anything',
    words: {
      en: 'tie, tie up, bind, chain, chain up, shackle, strap, tether, rope, hogtie, tie down',
      cn: '绑, 捆, 捆绑, 绑住, 绑起来, 捆住, 系, 拴, 束缚, 绑在',
      ja: '縛る, 縛り付ける, 結ぶ, くくる, 繋ぐ, 縛り上げる',
      ko: '묶다, 결박하다, 동여매다, 매다, 붙들어 매다, 잡아매다',
    },
  },
  {
    seen: 'pull',
    doneTo: 'something',
    words: {
      en: 'escort, transport, haul, convey, cart',
      cn: '护送, 押送, 运送, 押运, 护运',
      ja: '護送する, 輸送する, 運搬する',
      ko: '호송하다, 운반하다, 호위하다, 수송하다',
    },
  },
  {
    seen: 'fight_over',
    doneTo: 'something',
    words: {
      en: 'fight over, fight for, compete for, quarrel over, squabble over, argue over, scramble for, contend for, vie for, struggle over',
      cn: '争夺, 抢夺, 争抢, 抢, 争, 夺',
      ja: '奪い合う, 取り合う, 争う, 奪う',
      ko: '서로 빼앗다, 다투다, 쟁탈하다, 뺏다, 두고 싸우다, 차지하려 하다',
    },
  },
  {
    seen: 'fetch',
    doneTo: 'something',
    words: {
      en: 'fetch, go and get, go get, retrieve, bring back, go for',
      cn: '取, 取回, 去取, 拿回, 取来, 领取',
      ja: '取りに行く, 取ってくる, 取り戻す, 取り返す',
      ko: '가져오다, 가지러 가다, 찾아오다, 되찾다, 가져다주다',
    },
  },
  {
    seen: 'tidy',
    doneTo: 'anything',
    words: {
      en: 'tidy, tidy up, clean up, clear up, sort, sort through, sort out, put away, clear out, organise, organize, clean out, declutter, clear away',
      cn: '整理, 收拾, 打扫干净, 清理, 归置, 收好',
      ja: '片づける, 片付ける, 整理する, しまう, 整頓する, 仕分ける',
      ko: '정리하다, 치우다, 정돈하다, 청소하다, 갈무리하다',
    },
  },
  {
    seen: 'bury',
    doneTo: 'something',
    words: {
      en: 'bury, inter, put in the ground, entomb',
      cn: '埋, 埋葬, 埋下, 掩埋, 埋进, 埋入, 埋在, 安葬',
      ja: '埋める, 葬る, 埋葬する',
      ko: '묻다, 파묻다, 매장하다, 땅에 묻다',
    },
  },
  {
    seen: 'mail',
    doneTo: 'things_alone',
    words: {
      en: 'send, send off',
      cn: '寄给, 寄送',
      ja: '送る, 出す, 送り続ける',
      ko: '보내다',
    },
  },
  {
    seen: 'lay_to_rest',
    doneTo: 'somebody',
    words: {
      en: 'bury, inter, lay to rest, entomb',
      cn: '埋葬, 安葬, 埋, 下葬',
      ja: '埋葬する, 葬る, 弔う, 埋める',
      ko: '묻다, 매장하다, 장사 지내다, 안장하다',
    },
  },
  {
    seen: 'mail',
    doneTo: 'something',
    words: {
      en: 'mail, post, mail off',
      cn: '寄, 寄出, 邮寄, 投递, 寄去, 寄往',
      ja: '投函する, 郵送する',
      ko: '부치다, 발송하다, 우편으로 보내다',
    },
  },
  {
    seen: 'guard',
    doneTo: 'anything',
    words: {
      en: 'guard, watch over, keep watch over, keep watch, stand guard, stand guard over, patrol, police',
      cn: '看守, 守护, 守卫, 守着, 把守, 守, 看管, 驻守, 守望',
      ja: '見張る, 守る, 番をする, 見守る, 警備する',
      ko: '지키다, 경비하다, 감시하다, 망보다, 파수하다',
    },
  },
  {
    seen: 'count',
    doneTo: 'anything',
    words: {
      en: 'count, count up, tally, number',
      cn: '数, 清点, 点数, 计数',
      ja: '数える, 勘定する',
      ko: '세다, 헤아리다, 세어 보다',
    },
  },
  {
    seen: 'record',
    doneTo: 'anything',
    words: {
      en: 'record, tape, dub, narrate, broadcast, podcast, voice',
      cn: '录音, 录制, 录, 播音, 直播, 配音, 录下',
      ja: '録音する, 吹き込む, 朗読する, 放送する, 配信する',
      ko: '녹음하다, 방송하다, 낭독하다, 더빙하다, 중계하다',
    },
  },
  {
    seen: 'feed',
    doneTo: 'somebody',
    words: {
      en: 'feed, serve, nourish',
      cn: '喂, 喂养, 喂食, 投喂',
      ja: '食べさせる, 餌をやる, 餌付けする',
      ko: '먹이다, 먹이를 주다, 밥을 주다',
    },
  },
];
