import type { FeaturesTexts } from './en.ts';

export const ja: FeaturesTexts = {
  actions: {
    idea: '映画を作る',
    all: '作れるものすべて',
    examples: '画風を見る',
    users: 'ユーザー管理',
    outbox: '送信トレイ',
  },
  drawn: '下書きエンジンが描いた絵',
};
