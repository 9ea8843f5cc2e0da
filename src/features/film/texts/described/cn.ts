import type { FilmDescribedTexts } from './en.ts';

/** Texts of shots that are described in words, in Chinese. */
export const cn: FilmDescribedTexts = {
  title: '镜头 {number, number} 之后发生什么？',
  label: '接下来看到什么',
  hint: '一句话：谁在哪里做什么。提到影片里的人物、地点和物品时，就会用它们。引号里的话会被说出来。',
  required: '请写出这个镜头里要看到什么。',
  add: '添加镜头',
  notSavedYet: '请等修改保存后再试。',
  doesNotFit: '影片里放不下这个改动。',
  drawScript: '按文字画出',
  notDrawn: '未画出：{words}',
};
