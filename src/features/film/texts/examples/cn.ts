import type { FilmExamplesTexts } from './en.ts';

/** Example ideas, in Chinese. */
export const cn: FilmExamplesTexts = {
  one: '灯塔看守人和一场迷了路的暴风雨成了朋友。',
  two: '一位钟表匠捡到了一分钟，从来没有人用过它。',
  three: '两家对门的面包店，发现彼此守着同一张秘方。',
  four: '末班地铁停在了一个地图上没有的站。',
  five: '废品站里的机器人跟着一台旧收音机学会了跳舞。',
  six: '小女孩天天给月亮写信，有一晚月亮回信了。',
  seven: '退休的老侦探，被自家的猫请去破案。',
  eight: '守护港口的鲸鱼，其实害怕深水。',
  nine: '宇航员在从不下雨的星球上种出了一座花园。',
};
