import type { ToolStickerTexts } from './en.ts';

export const cn: ToolStickerTexts = {
  heading: '贴纸',
  lead: '用文字描述，或上传照片：六种风格的透明底贴纸。草稿引擎免费制作。',
  from: '来源',
  photo: '照片',
  photoHint: '人脸、全身、动物或物品：主体会在本服务器上抠出。请先征得照片中人的同意。',
  prompt: '画的是谁或什么',
  promptOfPhoto: '要添加或改变的内容',
  promptExample: '一只拿着气球的开心的猫',
  promptMissing: '请写出要画的内容。',
  style: '风格',
  count: '数量',
  takesNoPhoto: '这个模型不接受照片，请换一个。',
  ofPhoto: '照片，{style}',
  doubtful: '从照片中抠出的主体可能不完整。请先在“去背景”中抠图并用画笔修正，再用那张图片制作。',
  begin: '从一个词或一张照片开始',
  beginText: '做好的贴纸可以放到画布上，或收进贴纸包。',
  toCanvas: '画布',
  make: '制作 {count, number} 张贴纸',
  sources: { words: '文字', photo: '照片' },
  styles: { pixel: '像素', flat: '扁平', clay: '黏土', sticker: '模切贴纸', memoji: '拟我表情', illustration: '插画' },
};
