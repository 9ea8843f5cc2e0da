import type { Enrichments } from './enrichment.ts';

export const ENRICHMENTS_CN: Enrichments = {
  food: {
    obstacles: ['可是大家慕名而来的那道方子，从来没有写下来过。', '可是街对面新开了一家店，同样的东西只卖一半的价钱。'],
    hour: 'dawn',
    detail: '{time}，后厨的第一锅汤已经冒起了热气。',
  },
  sport: {
    obstacles: ['可是最好的队员前一天晚上扭伤了脚踝。', '可是对手这一年里一场都没有输过。'],
    hour: 'dusk',
    detail: '{time}，球场的灯一盏一盏亮起来，看台上渐渐坐满了人。',
  },
  crime: {
    obstacles: ['可是知情的人里，已经有一个说漏了嘴。', '可是警报器前一天刚刚换过。'],
    hour: 'night',
    detail: '{time}，只剩一扇窗还亮着灯，保安刚开始新一轮巡逻。',
  },
  sea: {
    obstacles: ['可是暴风雨要来了。', '可是潮水不等人，电台里也没有了声音。'],
    hour: 'dawn',
    detail: '{time}，水面上浮着雾，先听见海鸥的叫声，才看见海鸥。',
  },
  school: {
    obstacles: ['可是星期五要当着所有人的面宣布成绩。', '可是唯一知道答案的那个人，已经不和大家说话了。'],
    hour: 'morning',
    detail: '{time}，教室里响起挪椅子的声音，第一遍铃打响了。',
  },
  love: {
    obstacles: ['可是末班车一小时后就要开了，两个人里有一个要走。', '可是那封能说清一切的信，始终没有寄出去。'],
    hour: 'dusk',
    detail: '{time}，街灯亮了，谁也不想先开口说再见。',
  },
  craft: {
    obstacles: ['可是那双最懂这门手艺的手，开始发抖了。', '可是交货的日子比说好的提前了一个星期。'],
    hour: 'morning',
    detail: '{time}，阳光斜照在工作台上，昨天没做完的活儿还摆在那里。',
  },
  stage: {
    obstacles: ['可是一小时后就要开演，乐谱却丢了一半。', '可是偏偏在这个时候，怯场的老毛病又犯了。'],
    hour: 'dusk',
    detail: '{time}，第一批观众已经入座，幕布后面有人在默默数到十。',
  },
  shop: {
    obstacles: ['可是店铺的租约这个月就到期，买主今天就要答复。', '可是上门的客人越来越少，货架也空了一半。'],
    hour: 'morning',
    detail: '{time}，卷帘门拉了起来，门上的小铃铛等着第一位客人。',
  },
  care: {
    obstacles: ['可是今晚偏偏少了一张床。', '可是那个不得不说出口的消息，每过一小时就更沉重一分。'],
    hour: 'night',
    detail: '{time}，长长的走廊静了下来，只剩一盏灯还亮着。',
  },
  country: {
    obstacles: ['可是已经好几个星期没下雨，井快要见底了。', '可是还没等到收成，这片地就要卖掉了。'],
    hour: 'dawn',
    detail: '{time}，草地上飘着薄雾，远处传来两声狗叫。',
  },
  wonder: {
    obstacles: ['可是它只灵验一次，谁也不知道会落在谁身上。', '可是每个走过去的人，都会忘掉一样心爱的东西。'],
    hour: 'night',
    detail: '{time}，天空泛着一种谁也叫不出名字的颜色。',
  },
  anywhere: {
    obstacles: [
      '可是有人也想要同样的东西，而且抢先了一步。',
      '可是偏偏少了最要紧的那一样。',
      '可是这是有代价的，没人说过代价有多大。',
      '可是谁也不相信这能办成。',
      '可是一个旧日的承诺不许这样做。',
    ],
    hour: 'morning',
    detail: '{time}，街上还空荡荡的，只剩下最后一天了。',
  },
};
