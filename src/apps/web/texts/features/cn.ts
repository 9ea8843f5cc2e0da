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
};
