import type { ToolMemeAdminTexts } from './en.ts';

export const ja: ToolMemeAdminTexts = {
  heading: 'ミームの管理',
  explain:
    'ミームのテンプレートを、表示される順に並べています。非表示にしたものからは新しく作れませんが、作られたものは作った人のもとに残ります。',
  list: 'テンプレート',
  tryAgain: 'もう一度試す',
  drag: 'ドラッグして移動',
  visible: '表示する',
  up: '上へ移動：{name}',
  down: '下へ移動：{name}',
};
