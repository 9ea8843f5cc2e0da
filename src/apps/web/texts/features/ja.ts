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
  templates: {
    title: 'テンプレート',
    note: 'このサイトにテンプレートはありません。アイデアのページの例をテンプレートとして使えます。ひとつ選び、言葉を変えて、映画を作ってください。',
  },
  memes: {
    title: 'ミーム',
    note: 'ここにミームのテンプレートはありません。でも笑えるネタは映画にできます。オチを一文で書き、コメディを選んで、できた映画をリンクで共有してください。',
  },
  adminMemes: { title: 'ミーム', note: 'このサイトにミームはなく、管理するものもありません。' },
};
