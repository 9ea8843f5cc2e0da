import type { FeaturesTexts } from './en.ts';

export const ja: FeaturesTexts = {
  actions: {
    idea: '映画を作る',
    films: '自分の映画',
    all: '作れるものすべて',
    examples: '画風を見る',
    users: 'ユーザー管理',
    outbox: '送信トレイ',
  },
  drawn: '下書きエンジンが描いた絵',
  dramaChannel: {
    title: 'ドラマチャンネル',
    note: 'ここに連続ものはありません。続きのある物語は一本ずつ作り、それぞれに共有リンクがつきます。',
  },
  memes: {
    title: 'ミーム',
    note: 'ここにミームのテンプレートはありません。でも笑えるネタは映画にできます。オチを一文で書き、コメディを選んで、できた映画をリンクで共有してください。',
  },
  adminMovies: {
    title: 'サイトの映画',
    note: '映画は作者のもので、リンクで共有されます。公開の一覧がないので、推薦や取り下げの対象もありません。',
  },
  adminMemes: { title: 'ミーム', note: 'このサイトにミームはなく、管理するものもありません。' },
};
