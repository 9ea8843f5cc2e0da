import type { FilmPicturesTexts } from './en.ts';

export const cn: FilmPicturesTexts = {
  notYet: '保存后，这个镜头就会有第一张图片。',
  strip: '这个镜头的图片',
  take: '第 {number, number} 条',
  keys: '按 1 到 8 键，可按位置选用图片。',
  origin: { made: '付费', brought: '自备' },
  howMany: '数量',
  draw: '{count, plural, other {再画 # 张}}',
  drawHint: '免费绘制，换不同的角度和景别。选定之前，仍使用现在这张。',
  drawHintFree: '免费绘制，换一个角度或景别。选定之前，仍使用现在这张。会员一次最多可画 {most, number} 张。',
  prompt: '用文字修改',
  promptHint: '光线、天气、镜头、情绪、动作、地点、出场的人和物，例如：改成夜晚、近一点、让她微笑。',
  promptEmpty: '请写明要改什么。',
  promptGo: '修改',
  understood: '已理解：{words}',
  unknown: '未理解：{words}',
  already: '画面已经是这样了。',
  notPossible: '影片已有变动，无法这样修改。',
  promptOnlyDrawn: '文字只能修改在这里绘制的图片。这张图来自别处，会保持原样。',
};
