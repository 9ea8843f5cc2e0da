import type { CloserWords } from './closer-words.ts';

/** Verbs of what is done for those who are near, and of the great days of a life. */
export const NEAR_WORDS: readonly CloserWords[] = [
  {
    seen: 'pray',
    doneTo: 'anything',
    words: {
      en: 'pray, pray for, pray to, worship, meditate, make an offering, mourn, mourn for, grieve, grieve for, commemorate, light a candle for',
      cn: '祈祷, 祷告, 拜, 祭拜, 供奉, 膜拜, 冥想, 悼念, 哀悼, 祭奠, 打坐, 扫墓, 祈福, 缅怀',
      ja: '祈る, 拝む, 祈願する, 礼拝する, 瞑想する, 供える, 悼む, 弔う, 供養する, 偲ぶ, 参拝する',
      ko: '기도하다, 예배하다, 빌다, 절하다, 명상하다, 추모하다, 애도하다, 참배하다, 기원하다, 제사 지내다',
    },
  },
  {
    seen: 'toast',
    doneTo: 'anything',
    words: {
      en: 'toast, raise a glass, raise a glass to, clink glasses, drink together, drink to, have a drink with, propose a toast, have a drink',
      cn: '干杯, 敬酒, 碰杯, 举杯, 喝酒, 对饮, 小酌',
      ja: '乾杯する, 杯を交わす, 飲み交わす, 酒を飲む',
      ko: '건배하다, 술을 마시다, 잔을 들다, 한잔하다, 술잔을 기울이다',
    },
  },
  {
    seen: 'confess_love',
    doneTo: 'somebody',
    words: {
      en: "court, woo, confess to, ask out, flirt with, seduce, date, declare one's love to, confess one's love to, pursue, go on a date with, confess one's feelings to, have a crush on, romance",
      cn: '表白, 告白, 追求, 约会, 求爱, 勾引, 搭讪, 暗恋, 示爱',
      ja: '告白する, 口説く, 求愛する, 誘惑する, デートする, 想いを伝える, 思いを打ち明ける, 気持ちを伝える',
      ko: '고백하다, 구애하다, 데이트하다, 유혹하다, 꼬시다, 마음을 전하다, 사랑을 고백하다, 짝사랑하다, 사귀다',
    },
  },
  {
    seen: 'confess_love',
    doneTo: 'nobody',
    words: {
      en: "confess one's love, go on a date, declare one's love, confess one's feelings",
      cn: '表白, 告白, 约会',
      ja: '告白する, デートする, 想いを伝える',
      ko: '고백하다, 데이트하다, 마음을 전하다',
    },
  },
  {
    seen: 'congratulate',
    doneTo: 'somebody',
    words: {
      en: 'congratulate, praise, reward, compliment, commend, applaud, honour, honor, salute',
      cn: '祝贺, 表扬, 夸, 夸奖, 称赞, 奖励, 恭喜, 赞扬, 嘉奖, 庆贺',
      ja: '祝う, 褒める, ほめる, 称える, 祝福する, お祝いする, 讃える',
      ko: '축하하다, 칭찬하다, 포상하다, 치하하다, 축하해 주다',
    },
  },
  {
    seen: 'cheer_on',
    doneTo: 'anything',
    words: {
      en: 'cheer on, cheer for, root for, encourage, urge on, motivate, egg on, rally',
      cn: '加油, 鼓励, 鼓舞, 激励, 助威, 声援, 应援, 打气',
      ja: '応援する, 励ます, 鼓舞する, 声援を送る, 元気づける',
      ko: '응원하다, 격려하다, 북돋우다, 성원하다, 용기를 주다, 힘을 주다',
    },
  },
  {
    seen: 'console',
    doneTo: 'somebody',
    words: {
      en: 'console, comfort, soothe, cheer up, reassure, calm, calm down, hush, sympathise with, sympathize with, pity, lull',
      cn: '安慰, 抚慰, 慰问, 哄, 宽慰, 安抚, 同情, 开导',
      ja: '慰める, なだめる, いたわる, あやす, 落ち着かせる, 癒す, 労わる',
      ko: '위로하다, 달래다, 다독이다, 위안하다, 안심시키다, 진정시키다, 달래 주다',
    },
  },
  {
    seen: 'invite',
    doneTo: 'somebody',
    words: {
      en: 'invite, ask over, ask to dinner, ask to come',
      cn: '邀请, 请来, 邀',
      ja: '招く, 誘う, 招待する, 招き入れる',
      ko: '초대하다, 초청하다, 불러들이다',
    },
  },
  {
    seen: 'perform',
    doneTo: 'nobody',
    words: {
      en: "perform, go on stage, appear on stage, make one's debut, act on stage, take the stage, put on a show, debut, star, audition, play a role, entertain",
      cn: '表演, 演出, 登台, 出道, 演戏, 上台, 试镜, 登场',
      ja: '出演する, 舞台に立つ, デビューする, 公演する, 上演する, 披露する',
      ko: '공연하다, 무대에 서다, 데뷔하다, 출연하다, 무대에 오르다, 연기하다, 오디션을 보다',
    },
  },
  {
    seen: 'be_born',
    doneTo: 'nobody',
    words: {
      en: 'be born, come into the world',
      cn: '出生, 诞生, 降生, 出世',
      ja: '生まれる, 誕生する, 産まれる',
      ko: '태어나다, 탄생하다, 출생하다',
    },
  },
  {
    seen: 'give_birth',
    doneTo: 'anything',
    words: {
      en: 'give birth, give birth to, have a baby, bear a child, become a mother, become a father, have a child, become a parent',
      cn: '生下, 生孩子, 分娩, 生育, 产下, 生子, 当妈妈, 当爸爸',
      ja: '産む, 出産する, 生む, 授かる, 母になる, 父になる',
      ko: '낳다, 출산하다, 아이를 낳다, 엄마가 되다, 아빠가 되다, 해산하다',
    },
  },
  {
    seen: 'move_house',
    doneTo: 'nobody',
    words: {
      en: 'move, move in, move out, move house, move away, relocate, move into a new house, move in together, settle, settle down, emigrate, immigrate, resettle, move in with, settle in',
      cn: '搬家, 搬走, 搬到, 搬, 搬进, 迁居, 移居, 定居, 移民, 搬来, 乔迁',
      ja: '引っ越す, 移り住む, 引越す, 移住する, 越してくる, 転居する, 住み着く, 上京する',
      ko: '이사하다, 이사 가다, 이사 오다, 이주하다, 정착하다, 이민 가다, 이사를 가다, 상경하다, 귀농하다',
    },
  },
  {
    seen: 'save_up',
    doneTo: 'anything',
    words: {
      en: 'save up, save money, save up for, scrape together, put money aside, deposit, invest, raise money, collect money, donate',
      cn: '攒钱, 存钱, 储蓄, 攒, 投资, 捐款, 捐, 集资, 募捐, 筹钱, 捐赠',
      ja: '貯金する, 貯める, 貯蓄する, 投資する, 寄付する, 募金する, 預ける, 節約する',
      ko: '저축하다, 저금하다, 돈을 모으다, 투자하다, 기부하다, 모금하다, 절약하다',
    },
  },
  {
    seen: 'greet',
    doneTo: 'anything',
    words: {
      en: 'greet, say hello, say hello to, welcome, salute, nod to, exchange greetings, introduce oneself, introduce oneself to',
      cn: '打招呼, 问候, 迎接, 欢迎, 问好, 招呼, 接待, 自我介绍, 招待',
      ja: '挨拶する, 迎える, 出迎える, 歓迎する, 自己紹介する, もてなす, 名乗る',
      ko: '인사하다, 맞이하다, 환영하다, 마중하다, 자기소개하다, 접대하다, 반기다',
    },
  },
  {
    seen: 'starve',
    doneTo: 'nobody',
    words: {
      en: 'starve, go hungry, be hungry, be starving, run out of food, beg in the street',
      cn: '挨饿, 饿, 饿肚子, 受饿, 断粮',
      ja: '飢える, 空腹になる, お腹が空く, 腹を空かせる, 断食する',
      ko: '굶다, 굶주리다, 배고프다, 배를 곯다, 단식하다',
    },
  },
  {
    seen: 'see_off',
    doneTo: 'somebody',
    words: {
      en: 'let go of, part with, part from',
      cn: '分别, 离别',
      ja: '別れを惜しむ',
      ko: '이별하다, 작별 인사를 하다, 작별을 고하다',
    },
  },
  {
    seen: 'quarrel',
    doneTo: 'anything',
    words: {
      en: 'scold, tell off, rebuke, complain, complain about, complain to, shout at, yell at, confront, criticise, criticize, provoke, nag, insult, lash out at',
      cn: '骂, 责骂, 训斥, 批评, 抱怨, 投诉, 指责, 斥责, 质疑, 侮辱, 数落, 顶嘴',
      ja: '叱る, 怒る, 文句を言う, 責め立てる, 説教する, 怒鳴る, 非難する, 対立する, 罵る',
      ko: '꾸짖다, 야단치다, 혼내다, 불평하다, 따지다, 대립하다, 맞서다, 나무라다, 욕하다, 화내다',
    },
  },
  {
    seen: 'throw',
    doneTo: 'things_alone',
    words: {
      en: 'throw away, throw out, toss, discard, dispose of, hurl, fling, dump',
      cn: '扔掉, 丢掉, 丢弃, 抛弃, 扔, 抛',
      ja: '捨てる, 投げ捨てる, 放り投げる',
      ko: '버리다, 내던지다, 내버리다, 던져 버리다',
    },
  },
];
