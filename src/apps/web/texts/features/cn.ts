import type { FeaturesTexts } from './en.ts';

export const cn: FeaturesTexts = {
  actions: {
    idea: '制作影片',
    films: '我的影片',
    all: '查看全部功能',
    examples: '看看各种画风',
    users: '用户管理',
    outbox: '发件箱',
  },
  drawn: '由草稿引擎绘制',
  dramaChannel: {
    title: '短剧频道',
    note: '这里没有短剧可看。分集的故事可以一集一集地制作，每一集都有自己的分享链接。',
  },
  memes: {
    title: '表情包',
    note: '这里没有表情包模板。不过好笑的点子可以拍成影片：用一句话写下笑点，选喜剧，再把链接分享出去。',
  },
  adminMovies: {
    title: '站内影片',
    note: '影片属于各自的作者，通过链接分享。没有公开列表，也就没有需要推荐或下架的内容。',
  },
  adminMemes: { title: '表情包', note: '本站没有表情包，所以无需管理。' },
};
