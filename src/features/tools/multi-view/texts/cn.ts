import type { ToolMultiViewTexts } from './en.ts';

export const cn: ToolMultiViewTexts = {
  heading: '多视角',
  lead: '一个角色或物件，最多六个方向。',
  hint: '最好是一个完整的形象。你影片里的角色或在这里画的图片会真正转动；其他图片只能推测。',
  fromFilm: '来自我的影片',
  views: '从哪些方向',
  sides: { front: '正面', left: '左侧', right: '右侧', back: '背面', top: '俯视', bottom: '仰视' },
  noViews: '请至少选择一个方向。',
  eachCosts: '每个方向 {coins, number} 枚影币。',
  make: '生成 {count, number} 个视角',
  name: '{count, number} 个视角',
  basis: {
    turned: '真正转动：这个形象由草稿引擎绘制，这一面也由它画出。',
    solid: '推测：由草稿引擎画出的四个面拼合而成。',
    relief: '推测：由你的图片做成的浮雕。厚度按轮廓猜测，背面是正面的镜像。',
  },
  begin: '放入一个形象',
  beginText: '引擎能转动自己画的形象。对照片只做浮雕：看得出大概，但看不见的部分都是猜的。',
};
