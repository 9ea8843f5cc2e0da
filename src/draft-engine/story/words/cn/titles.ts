import type { Grammar } from '../grammar.ts';

export const TITLES: Grammar['titles'] = {
  any: ['{hero.role}与{thing}', '从{place}到{elsewhere}', '{place}的{hero.role}', '{years}年', '{time.noun}的{place}'],
  types: {
    ads: ['刚刚好', '多出来的十分钟', '{object}，刚刚好'], drama: ['{place}无事', '没说出口的', '{hero.role}的秋天'], comedy: ['一本正经的{hero.role}', '都怪{thing}', '这事不怪{hero}'], romance: ['{time.noun}，{place}', '慢一点，再慢一点', '在{place}遇见'],
    martial_arts: ['{place}一战', '{thing}令', '无声刀'], fantasy: ['{place}夜话', '{thing}的咒语', '会说话的{place}'], scifi: ['信号', '{place}纪元', '最后一次启动'], suspense: ['门后', '{place}疑云', '第三声'], horror: ['别回头', '{place.in}有人', '少了一个'], action: ['{place}倒计时', '一步之外', '硬闯{elsewhere}'],
    history: ['{place}旧事', '那一页', '{place}往事'], war: ['{place}没有回信', '停火之前', '归途'], documentary: ['{object}记', '{place}的一天', '关于{object}'], animation: ['{hero.role}大冒险', '{hero.role}和会笑的{thing}', '小小{hero.role}'], crime: ['第三个人', '暗面', '脏手'],
    adventure: ['寻路{elsewhere}', '地图之外', '{elsewhere}尽头'], biography: ['{hero}', '{hero}这一生', '{hero.role}{hero}'], disaster: ['{place}，最后一小时', '临界', '天亮之前'], youth: ['十七岁的{place}', '放学以后', '风很大的夏天'], family: ['多摆一副碗筷', '回家吃饭', '一家人的{thing}'],
    art: ['静物：{thing}', '无题，{place}', '光的形状'], road: ['下一站，{elsewhere}', '绕远路', '去{elsewhere}'], western: ['{place}尽头', '落日以西', '孤身入{place}'], detective: ['{place}谜案', '少了的那一样', '左撇子'], education: ['{object}的秘密', '为什么是{object}', '慢慢看{object}'],
    travel: ['去{elsewhere}走走', '{elsewhere}慢行', '多走十里'], nature: ['{hero.role}的{place}', '野生{place}', '{place}四季'], variety: ['谁敢来试', '{hero}，加油', '最后一分钟'], news: ['{place}今日', '本台消息', '{place}现场'],
  },
  frames: {
    befriend: ['{hero.role}与{other.role}', '敲门的{other.role}'], find: ['捡来的{object}', '{object}归谁'], lose: ['{object}去哪儿了', '丢了{object}的人'], search: ['寻找{target}', '{target}在哪里'], return: ['回家的路', '归来'], rescue: ['救出{target}', '伸出的手'], escape: ['出口', '墙那边'], build: ['一砖一瓦', '{object}落成记'],
    repair: ['修好{object}', '又响了'], win: ['第一名', '冲线之前'], compete: ['{hero.role}对{other.role}', '不相上下'], learn: ['学徒', '从头学起'], teach: ['最难教的学生', '一堂课'], discover: ['底下有什么', '{place}的发现'], invent: ['第一百零一次', '不存在的机器'], open_shop: ['今日开张', '{place}新店'], sell: ['最后一单', '买一送心意'],
    launch_product: ['认识一下{object}', '刚刚好的{object}'], travel: ['走到{elsewhere}去', '{hero.role}上路'], arrive: ['初到{place}', '新来的'], leave: ['{place}，再见', '走的那天'], wait: ['等', '还没来'], remember: ['记得', '那年{place}'], forget: ['写满字的手', '你是哪位'], fall_in_love: ['第三次偶遇', '恰好是你'], part: ['最后一程', '送到这里'],
    reconcile: ['那句对不起', '一桌两人'], betray: ['背后', '第二把钥匙'], avenge: ['一笔旧账', '归还'], hide: ['藏', '衣柜里的光'], reveal: ['真话', '说出来'], guard: ['守夜', '寸步不离'], steal: ['完美的一夜', '偷'], solve: ['解', '最后一个结'], transform: ['变', '另一副样子'], grow: ['长高的声音', '一寸一寸'], celebrate: ['今天过节', '灯都亮了'],
    cook: ['再尝一口', '开饭'], perform: ['幕后', '谢幕之前'], explain: ['{object}是怎么来的', '慢慢看{object}'], survive: ['第一百天', '活下去'], defend: ['最后一道门', '不退'], join: ['新人', '第十一个'], overcome: ['怕', '一步之遥'], want: ['一个念头', '{hero.role}的愿望'],
  },
};

export const OUTLINES = [
  '从{place}到{elsewhere}，每走一步，{hero.who}都要拿点什么去换。', '{hero.who}和{other.who}，一个往前，一个往后，最后在{elsewhere}碰了头。', '起点是{place}，终点还是{place}，中间隔着{elsewhere}，和一个不一样的{hero}。', '开头很小，只是{place}的一个{time.noun}；后来的事谁也没料到，却谁都点了头。', '{hero.who}要的不多，给出去的不少，好在{other.who}都看在眼里。', '先是一点动静，再是一场风波，等{place}重新静下来，{hero}已经不是原来的{hero}了。',
] as const;

export const MUSIC_MOODS: Grammar['musicMoods'] = {
  warm: '温暖的木吉他与弦乐，中慢板', wistful: '略带怅惘的钢琴独奏，大提琴轻轻托底', playful: '俏皮的拨弦与单簧管，节拍轻快', tense: '低沉的持续音与细碎的打击，脉搏般推进', dark: '阴暗的低音弦乐，偶有金属摩擦声', epic: '恢弘的铜管与大鼓，层层推高', tender: '轻柔的钢琴与长笛，像低声说话', mysterious: '竖琴与颤音琴，留白很多', bright: '明亮的原声吉他与手拍，干净轻盈', solemn: '庄重的弦乐合奏与单音钟声', driving: '有力的鼓点与固定音型，一路向前', dreamy: '空灵的合成音色与人声吟唱，缓慢漂浮',
};
