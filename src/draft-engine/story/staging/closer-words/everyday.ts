import type { CloserWords } from './closer-words.ts';

/** Verbs of work and home. */
export const EVERYDAY_WORDS: readonly CloserWords[] = [
  {
    seen: 'leave_work',
    doneTo: 'anything',
    words: {
      en: "retire, resign, quit, quit one's job, lose one's job, leave one's job, give up one's job, be laid off, be fired, get fired, be sacked, be dismissed, drop out, drop out of school, step down",
      cn: '退休, 辞职, 失业, 离职, 下岗, 辞去, 被解雇, 被裁, 辍学, 卸任, 丢了工作',
      ja: '退職する, 引退する, 辞職する, 失業する, 辞める, 退学する, リストラされる, 解雇される, 退く, 会社を辞める',
      ko: '은퇴하다, 퇴사하다, 사직하다, 실직하다, 퇴직하다, 그만두다, 자퇴하다, 물러나다, 직장을 잃다',
    },
  },
  {
    seen: 'keep_shop',
    doneTo: 'nobody',
    words: {
      en: 'run a shop, run a cafe, keep a shop, open a shop, start a business, run a business, set up shop, open for business, own a shop, found a company',
      cn: '开店, 经营, 营业, 创业, 摆摊, 开张, 做生意, 开业, 开公司',
      ja: '経営する, 営む, 開業する, 開店する, 起業する, 店を開く, 商売する, 店を営む',
      ko: '운영하다, 경영하다, 개업하다, 창업하다, 장사하다, 가게를 열다, 차리다, 꾸리다',
    },
  },
  {
    seen: 'come_home',
    doneTo: 'anything',
    words: {
      en: "return home, come home, go home, go back home, get home, arrive home, come back home, go back to one's village",
      cn: '回家, 归来, 返乡, 回乡, 归家, 回国, 归乡, 回到家, 凯旋',
      ja: '帰宅する, 帰郷する, 帰省する, 帰ってくる, 里帰りする, 帰国する, 家に帰る',
      ko: '귀가하다, 귀향하다, 집에 돌아오다, 귀국하다, 집에 가다, 집에 오다, 집으로 돌아오다',
    },
  },
  {
    seen: 'try_on',
    doneTo: 'something',
    words: {
      en: 'wear, put on, try on, dress in, change into, model',
      cn: '穿, 穿上, 试穿, 戴上, 换上, 披上, 戴',
      ja: '着る, 試着する, 身に着ける, 身につける, 履く, まとう, 羽織る, 着替える',
      ko: '입다, 입어 보다, 착용하다, 신다, 걸치다, 갈아입다',
    },
  },
  {
    seen: 'do_hair',
    doneTo: 'anything',
    words: {
      en: "comb, brush one's hair, comb one's hair, do one's hair, braid, comb her hair, comb his hair",
      cn: '梳, 梳头, 梳头发, 编辫子',
      ja: '髪をとかす, 髪を梳く, 髪を結う, 梳かす',
      ko: '빗다, 머리를 빗다, 머리를 땋다',
    },
  },
  {
    seen: 'be_crowned',
    doneTo: 'nobody',
    words: {
      en: 'be crowned, become king, become queen, become emperor, ascend the throne, take the throne, come to the throne, be crowned king, be crowned queen',
      cn: '登基, 即位, 加冕, 称帝, 称王, 继位, 登上王位',
      ja: '即位する, 戴冠する, 王になる, 王位に就く, 女王になる',
      ko: '즉위하다, 왕이 되다, 왕위에 오르다, 등극하다, 여왕이 되다',
    },
  },
  {
    seen: 'choose',
    doneTo: 'somebody',
    words: {
      en: 'enthrone',
      cn: '册封, 封',
      ja: '任ずる',
      ko: '책봉하다',
    },
  },
  {
    seen: 'sit_exam',
    doneTo: 'anything',
    words: {
      en: 'take an exam, sit an exam, take a test, study for an exam, take the exam, sit the exam, cram, cram for, take exams',
      cn: '考试, 应考, 高考, 备考, 赶考',
      ja: '受験する, 試験を受ける',
      ko: '시험을 보다, 시험을 치르다, 응시하다',
    },
  },
  {
    seen: 'play_board',
    doneTo: 'anything',
    words: {
      en: 'play chess, play go, play checkers, play a board game, play chess with, play cards with',
      cn: '下棋, 下围棋, 对弈, 下象棋, 弈棋',
      ja: '将棋を指す, 囲碁を打つ, チェスをする, 対局する',
      ko: '바둑을 두다, 장기를 두다, 체스를 두다, 대국하다',
    },
  },
  {
    seen: 'overcome',
    doneTo: 'anything',
    words: {
      en: "overcome, overcome one's fear, overcome fear, conquer one's fear, face one's fear, face one's fears, recover, pull oneself together, gather courage, find the courage, find one's courage, summon one's courage, stand up for oneself, become brave, get over",
      cn: '克服, 战胜恐惧, 鼓起勇气, 振作, 振作起来, 重新站起来, 走出阴影, 挺过',
      ja: '克服する, 乗り越える, 勇気を出す, 立ち直る, 打ち勝つ, 立ち向かう',
      ko: '극복하다, 이겨내다, 용기를 내다, 이겨 내다, 딛고 일어서다, 버텨 내다',
    },
  },
  {
    seen: 'inherit',
    doneTo: 'anything',
    words: {
      en: 'inherit, come into an inheritance, come into money, inherit from',
      cn: '继承, 继承遗产, 承袭',
      ja: '受け継ぐ, 相続する, 継ぐ, 継承する',
      ko: '물려받다, 상속받다, 상속하다, 이어받다',
    },
  },
  {
    seen: 'teach',
    doneTo: 'anything',
    words: {
      en: 'explain, explain to, instruct, tutor, coach, train, mentor, demonstrate to, show how to, give lessons, give lessons to',
      cn: '讲解, 解释, 辅导, 讲课, 授课, 传授, 指导, 培训',
      ja: '説明する, 解説する, 指導する, 授業をする, 伝授する',
      ko: '설명하다, 해설하다, 지도하다, 수업하다, 전수하다, 과외하다',
    },
  },
  {
    seen: 'exercise',
    doneTo: 'anything',
    words: {
      en: 'train for, practise for, practice for, prepare for the match, prepare for a fight, get in shape for',
      cn: '备战',
      ja: '鍛錬する, 筋トレをする',
      ko: '체력을 기르다, 몸을 만들다',
    },
  },
  {
    seen: 'investigate',
    doneTo: 'anything',
    words: {
      en: 'solve a mystery, solve the mystery, solve a crime, solve the crime, crack the case, crack a case, solve a riddle, uncover, unravel',
      cn: '揭开, 解开, 查清, 查明, 揭露, 解谜',
      ja: '謎を解く, 解き明かす, 突き止める, 暴く, 謎を追う, 真相を追う',
      ko: '수수께끼를 풀다, 규명하다, 비밀을 밝히다, 진실을 밝히다',
    },
  },
];
