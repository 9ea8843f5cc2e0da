import type { FilmWholeTexts } from './en.ts';

export const cn: FilmWholeTexts = {
  idea: '创意',
  outline: '故事',
  outlineHint: '可以随意修改。分享影片时会显示；镜头不会因此改变。',
  title: '片名',
  type: '影片类型',
  look: '画风',
  format: '画幅',
  redrawn: '换画风或画幅后，全部 {shots, number} 个镜头会重新绘制，不收费。之前会先保留一个版本。',
  stays: '{count, number} 个由模型生成的镜头会过时，在您重新下单前保持不变。',
  ownStyle: '自定义画风',
  ownStyleHint: '读取描述的模型会按它生成，而不按画风；草稿引擎仍按画风绘制。',
  styleName: '画风名称',
  stylePrompt: '画风描述',
  stylePart: '画风需要名称和描述。',
  removeStyle: '不使用',
};
