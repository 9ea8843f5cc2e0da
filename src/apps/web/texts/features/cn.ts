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
};
