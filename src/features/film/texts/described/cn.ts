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
  tail: {
    label: '镜头如何结束',
    hint: '一句话。草稿引擎会让镜头这样结束；支持尾帧的模型会让片段停在这幅画面上。',
    required: '请写出镜头如何结束。',
    draw: '画出结尾',
    drawing: '正在绘制结尾……',
    upload: '上传图片…',
    previous: '与前一个镜头的结尾相同',
    noneBefore: '前一个镜头没有尾帧。',
    remove: '不指定结尾',
    alt: '镜头 {number, number} 的结尾',
    forModels: '草稿引擎无法画出这段描述；模型会收到你的文字。',
    noEndFrames: '{model} 不支持尾帧，片段的结尾由它决定。',
  },
};
