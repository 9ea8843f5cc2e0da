import type { CloserWords } from './closer-words.ts';

/** Verbs of danger, wonders and games. */
export const ADVENTURE_WORDS: readonly CloserWords[] = [
  {
    seen: 'break_out',
    doneTo: 'anything',
    words: {
      en: 'break out, break out of, escape from prison, break out of prison, tunnel out, escape from jail',
      cn: '越狱, 逃狱, 脱狱',
      ja: '脱獄する, 脱走する',
      ko: '탈옥하다, 탈주하다',
    },
  },
  {
    seen: 'imprison',
    doneTo: 'somebody',
    words: {
      en: 'imprison, jail, lock up, lock away, lock in, confine, cage, detain, put in prison, incarcerate, hold captive, hold prisoner, keep prisoner, keep captive, throw in jail, quarantine, intern',
      cn: '关, 关押, 监禁, 囚禁, 软禁, 关进, 拘留, 幽禁, 锁住',
      ja: '閉じ込める, 監禁する, 投獄する, 収監する, 幽閉する, 拘束する, 閉じこめる',
      ko: '가두다, 감금하다, 투옥하다, 수감하다, 가둬 두다, 구속하다, 감옥에 보내다, 억류하다',
    },
  },
  {
    seen: 'imprison',
    doneTo: 'nobody',
    words: {
      en: 'be imprisoned, be jailed, be locked up, go to prison, go to jail, be caged, be held captive',
      cn: '坐牢, 被关, 入狱, 服刑, 被囚',
      ja: '投獄される, 服役する, 監禁される, 収監される',
      ko: '감금되다, 수감되다, 복역하다, 투옥되다, 감옥에 가다',
    },
  },
  {
    seen: 'haunt',
    doneTo: 'anything',
    words: {
      en: 'haunt, appear as a ghost, come back as a ghost, spook',
      cn: '闹鬼, 附身, 作祟, 显灵',
      ja: '取り憑く, 祟る, 化けて出る, 憑依する, 取りつく',
      ko: '홀리다, 빙의하다, 귀신으로 나타나다',
    },
  },
  {
    seen: 'cast_spell',
    doneTo: 'anything',
    words: {
      en: 'cast a spell, cast a spell on, enchant, bewitch, conjure, conjure up, curse, hex, perform magic, do magic, perform a trick, put a spell on, put a curse on, bless, charm, summon, hypnotise, hypnotize',
      cn: '施法, 变魔术, 变戏法, 施魔法, 诅咒, 下咒, 催眠, 迷惑, 念咒, 祝福, 召唤',
      ja: '魔法をかける, 呪う, 呪いをかける, 手品をする, 唱える, 召喚する, 催眠術をかける, 祝福する, 魔法を使う',
      ko: '마법을 걸다, 저주하다, 마술을 하다, 주문을 걸다, 주문을 외우다, 최면을 걸다, 마술을 부리다, 축복하다, 소환하다',
    },
  },
  {
    seen: 'hunt',
    doneTo: 'anything',
    words: {
      en: 'hunt, hunt down, shoot an arrow, go hunting, hunt for food, track down, poach',
      cn: '打猎, 狩猎, 猎杀, 射箭, 捕猎, 猎, 射, 追猎, 射杀',
      ja: '狩る, 狩りをする, 射る, 狩猟する, 仕留める',
      ko: '사냥하다, 활을 쏘다, 사냥 나가다',
    },
  },
  {
    seen: 'shoot',
    doneTo: 'anything',
    words: {
      en: 'shoot, shoot at, shoot down, shoot dead, gun down, open fire, open fire on, fire at',
      cn: '开枪, 枪杀, 枪击, 开火',
      ja: '撃つ, 射殺する, 銃撃する, 発砲する, 狙撃する',
      ko: '쏘다, 총을 쏘다, 저격하다, 사격하다, 총격하다',
    },
  },
  {
    seen: 'angle',
    doneTo: 'anything',
    words: {
      en: 'fish, go fishing, angle, fish for, reel in, catch a fish, catch fish',
      cn: '钓鱼, 钓, 捕鱼, 打鱼, 垂钓, 钓起',
      ja: '釣る, 釣りをする, 漁をする, 釣り上げる',
      ko: '낚시하다, 낚다, 고기를 잡다, 물고기를 잡다, 낚시를 하다',
    },
  },
  {
    seen: 'explore',
    doneTo: 'anything',
    words: {
      en: 'explore, venture into, venture, go exploring',
      cn: '探险, 探索, 勘探, 探寻, 摸索, 探秘',
      ja: '探検する, 冒険する, 探索する, 踏み込む, 探査する, 分け入る',
      ko: '탐험하다, 모험하다, 탐사하다, 탐색하다, 누비다',
    },
  },
  {
    seen: 'lose_way',
    doneTo: 'nobody',
    words: {
      en: "get lost, be lost, lose one's way, lose the way, go astray, stray, get lost on the way, take a wrong turn",
      cn: '迷路, 走丢, 迷失, 迷了路, 走错路, 迷失方向',
      ja: '道に迷う, 迷う, 迷子になる, はぐれる, 迷い込む',
      ko: '길을 잃다, 길을 헤매다, 미아가 되다, 길을 잃어버리다',
    },
  },
  {
    seen: 'stalk',
    doneTo: 'somebody',
    words: {
      en: 'stalk, tail, shadow, spy on, sneak up on, creep up on, trail, snoop on',
      cn: '跟踪, 尾随, 盯梢, 偷窥, 潜伏, 窥视, 盯上',
      ja: '尾行する, 後をつける, 忍び寄る, 覗く, つけ狙う, つきまとう',
      ko: '미행하다, 뒤를 밟다, 스토킹하다, 훔쳐보다, 엿보다, 쫓아다니다',
    },
  },
  {
    seen: 'gamble',
    doneTo: 'anything',
    words: {
      en: 'gamble, bet, play cards, play poker, bet on, gamble away, wager, roll the dice, play dice',
      cn: '赌博, 赌, 打牌, 打赌, 下注, 打麻将',
      ja: '賭ける, 賭博をする, 博打を打つ, 賭け事をする, ギャンブルする',
      ko: '도박하다, 내기하다, 노름하다, 카드놀이를 하다',
    },
  },
  {
    seen: 'exercise',
    doneTo: 'nobody',
    words: {
      en: 'exercise, train, work out, lift weights, practise, practice, go to the gym, get fit, get in shape, warm up, do push-ups, train hard, train for, practise for',
      cn: '锻炼, 训练, 健身, 练习, 苦练, 练, 举重, 特训',
      ja: '鍛える, 練習する, 訓練する, 特訓する, 筋トレする, トレーニングする',
      ko: '운동하다, 훈련하다, 단련하다, 연습하다',
    },
  },
  {
    seen: 'invent',
    doneTo: 'anything',
    words: {
      en: 'invent, come up with, have an idea, think up, devise, design, create a machine, hit upon, engineer',
      cn: '发明, 想出, 设计, 研发, 构思',
      ja: '発明する, 思いつく, 考え出す, 設計する, ひらめく, 考案する',
      ko: '발명하다, 고안하다, 설계하다, 생각해 내다',
    },
  },
  {
    seen: 'drop_in_on',
    doneTo: 'somebody',
    words: {
      en: 'visit, call on, drop in on, pay a visit to, look up, come to see, go to see, stop by, drop by, come back to, go home to',
      cn: '拜访, 探望, 看望, 登门, 串门, 探视, 走访, 来访, 上门, 探亲',
      ja: '訪ねる, 訪問する, 見舞う, 会いに行く, 会いに来る, 訪れる, お見舞いする',
      ko: '방문하다, 찾아가다, 찾아오다, 문병하다, 만나러 가다, 병문안하다, 들르다, 면회하다',
    },
  },
  {
    seen: 'die',
    doneTo: 'somebody',
    words: {
      en: "sacrifice oneself for, give one's life for, die for",
      cn: '牺牲',
      ja: '犠牲になる',
      ko: '희생하다',
    },
  },
  {
    seen: 'pretend',
    doneTo: 'anything',
    words: {
      en: "disguise oneself, disguise oneself as, dress up, wear a mask, put on a mask, hide one's identity, go undercover, infiltrate",
      cn: '变装, 易容, 卧底, 潜入, 扮演, 隐姓埋名, 男扮女装, 女扮男装, 戴上面具',
      ja: '仮装する, 潜入する, 身分を隠す, 成りすます',
      ko: '변장을 하다, 분장하다, 잠입하다, 연기하다, 정체를 숨기다, 둔갑하다, 위장 잠입하다',
    },
  },
  {
    seen: 'keep_secret',
    doneTo: 'anything',
    words: {
      en: 'hide the truth, tell a lie, keep a secret, keep silent, conceal the truth, cover up, con, swindle, scam, cheat on, mislead, defraud',
      cn: '撒谎, 说谎, 保密, 诈骗, 行骗, 守口如瓶, 出轨, 骗走, 哄骗, 掩盖',
      ja: '嘘をつく, 秘密にする, 隠し通す, ごまかす, 詐欺をする, 浮気する, 隠蔽する',
      ko: '거짓말하다, 거짓말을 하다, 사기를 치다, 비밀을 지키다, 은폐하다, 바람피우다',
    },
  },
];
