import type { HomeTexts } from './en.ts';

export const cn: HomeTexts = {
  claim: '10 万+ 创作者 · 20+ 种画风 · 草稿免费',
  headingFirst: '写一句话，',
  headingSecond: '得一部片。',
  stillTitle: '守风暴的人',
  stillAlt: '黄昏，穿黄雨衣的灯塔看守人在挥手，礁石后面有一团小小的暴风雨在微笑。',
  draft: '草稿',
  ownEngine: '由本服务器的草稿引擎绘制',
  looksHeading: '二十四种画风，一句话',
  looksNote: '全部出自草稿引擎',
  looksLabel: '画风分类',
  groups: { hot: '热门', advertising: '广告', art: '艺术与游戏', photography: '摄影', creative: '创意' },
  useLook: '使用画风：{look}',
  storyHeading: '从一句话到分镜',
  storyNote: '8 个镜头 · 1 句话',
  storyIdea: '“灯塔看守人和一场迷了路的暴风雨成了朋友。”',
  storyText: '先定故事，角色从头到尾一个模样，每个镜头都有自己的运镜、配音和音效。最后配乐剪辑、加上字幕，合成一个到处都能播放的文件。',
  shot: '第 {number, number} 镜',
  stages: { story: '故事', characters: '角色', scripts: '脚本', scenes: '画面', video: '视频', music: '音乐', movie: '剪辑', complete: '成片' },
  stagesLabel: '影片的制作过程',
};
