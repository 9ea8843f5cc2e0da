import type { FilmTailTexts } from './en.ts';

/** Texts of how shots end, in Chinese. */
export const cn: FilmTailTexts = {
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
};
