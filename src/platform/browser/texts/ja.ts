import type { UiTexts } from './en.ts';

export const ja: UiTexts = {
  close: '閉じる',
  cancel: 'キャンセル',
  working: '処理しています…',
  chosenTake: '採用テイク',
  coins: '{coins, number} フィルムコイン',
  optional: '任意',
  counter: '{used, number} / {most, number} 文字',
  tooLong: '{over, number} 文字超過',
  search: '検索',
  nothingFound: '「{text}」は見つかりませんでした。',
  found: '{count, plural, =0 {結果なし} other {# 件}}',
  messages: 'お知らせ',
  tryAgain: 'もう一度試す',
  more: 'もっと見る',
  unreachable: 'サーバーに接続できません。通信状況を確認して、もう一度お試しください。',
  progress: '{percent, number}%',
};
