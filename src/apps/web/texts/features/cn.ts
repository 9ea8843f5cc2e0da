import type { FeaturesTexts } from './en.ts';

export const cn: FeaturesTexts = {
  actions: {
    idea: '制作影片',
    all: '查看全部功能',
    examples: '看看各种画风',
    users: '用户管理',
    outbox: '发件箱',
  },
  drawn: '由草稿引擎绘制',
  templates: { title: '模板', note: '本站没有模板。创意页上的示例可以当模板用：选一个，改几个字，就能制作影片。' },
  memes: {
    title: '表情包',
    note: '这里没有表情包模板。不过好笑的点子可以拍成影片：用一句话写下笑点，选喜剧，再把链接分享出去。',
  },
  adminMemes: { title: '表情包', note: '本站没有表情包，所以无需管理。' },
};
