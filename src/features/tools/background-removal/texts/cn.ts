import type { ToolBackgroundRemovalTexts } from './en.ts';

export const cn: ToolBackgroundRemovalTexts = {
  heading: '去背景',
  lead: '沿边缘抠出画面主体：在本服务器上免费完成，图片不外传；有模型时也可由模型完成。',
  make: '去除背景',
  name: '抠图',
  behind: '背景',
  kinds: {
    clear: '透明',
    white: '白色',
    black: '黑色',
    colour: '颜色',
    picture: '图片',
  },
  colour: '颜色',
  choose: '选择背景图片',
  begin: '放入一张人物或物品的图片',
  beginText: '主体突出的图片效果最好。之后可选择背景，并拖动分界线对比。',
};
