import type { AccountTexts } from './en.ts';

export const ja: AccountTexts = {
  heading: 'ログイン',
  openLink: 'Kinora の起動時に表示されたログイン用リンクを開いてください。リンクは一度だけ使えます。もう一度起動すると新しいリンクが表示されます。',
  signingIn: 'ログインしています…',
  signOut: 'ログアウト',
  coins: '{coins, number} コイン',
  interfaceLanguage: '言語',
};
