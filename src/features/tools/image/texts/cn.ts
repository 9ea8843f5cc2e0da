import type { ToolImageTexts } from './en.ts';

export const cn: ToolImageTexts = {
  heading: '图片',
  lead: '说出想看到的画面。草稿引擎几秒内免费画好；有模型时也可由模型绘制。',
  prompt: '画面内容',
  promptExample: '夜里樱花树下的一只红狐狸',
  promptMissing: '请写出想看到的画面。',
  aspect: '画幅',
  aspectMissing: '请选择画幅。',
  size: '长边',
  pixels: '{pixels, number} 像素',
  count: '数量',
  countMembers: '会员一次最多可生成 {most, number} 张。',
  reference: '参考图',
  referenceHint: '模型会参考它：人脸、物品或风格。',
  notWanted: '不想出现的内容',
  make: '{count, plural, one {生成图片} other {生成 # 张图片}}',
  begin: '几个词就能开始',
  beginText: '人物、事物、地点、光线，用自己的话写，或者选一个例子。',
  examples: {
    fox: '夜里樱花树下的一只红狐狸',
    sailor: '海边老水手的肖像',
    city: '雨中城市街道上撑伞的女人',
    kite: '夕阳下山坡上放风筝的两个孩子',
  },
};
