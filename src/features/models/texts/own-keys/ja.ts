import type { OwnKeysTexts } from './en.ts';

/** Texts of a member's own keys, in Japanese. */
export const ja: OwnKeysTexts = {
  heading: '自分のキー',
  note: 'ご自身のキーを使うと、提供元で作るものにフィルムコインはかかりません。料金は提供元が独自の価格で直接請求します。キーはご自身の作品にだけ使い、暗号化して保存し、二度と表示しません。',
  off: 'このサイトの運営者は、キーの持ち込みを無効にしています。保存済みのキーは使われません。削除はできます。',
  prices:
    'ご自身のキーを使うモデルでは、価格の欄に請求元を前もって表示します。提供元がキーを拒否しても、ほかの手段には切り替えません。',
  list: '提供元',
  kept: '末尾が {lastFour} のキー',
  unreadable: 'キーを読み取れなくなりました。もう一度入力してください。',
  none: 'キーなし',
  add: 'キーを追加',
  addOf: '{vendor} のキーを追加',
  replace: '差し替える',
  replaceOf: '{vendor} のキーを差し替える',
  test: 'テスト',
  testOf: '{vendor} のキーをテスト',
  free: 'テストに料金はかかりません。',
  remove: '削除',
  removeOf: '{vendor} のキーを削除',
  removeTitle: '{vendor} のキーを削除しますか？',
  removeText:
    'このキーで制作中のものは、結果なしで終わります。始まった分は {vendor} から請求されることがあります。ほかの手段には切り替えません。完成したものは残ります。',
  removed: 'キーを削除しました。',
  label: 'キー',
  hint: '提供元の表示どおりに入力してください：空白なしで 8〜400 文字。',
  wrong: 'キーではありません：空白なしで 8〜400 文字です。',
  save: 'キーを保存',
  saved: 'キーを保存しました。',
  tryAgain: 'もう一度試す',
  states: {
    works: 'キーは有効です。',
    refused: '提供元がこのキーを拒否しました。',
    no_credit: 'キーは有効ですが、残高がありません。',
    unreachable: '提供元に接続できません。',
  },
};
