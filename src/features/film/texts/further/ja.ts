import type { FurtherTexts } from './en.ts';

export const ja: FurtherTexts = {
  allow: 'ほかの人のリミックスを許可',
  allowNote:
    '公開中は、アカウントのある人なら誰でも自分のプロジェクトとしてコピーできます。ストーリー、ショット、音のほか、この映画のために持ち込んだ画像、クリップ、音楽も含まれます。あなたの名前はずっと表示されます。',
  next: '次の話',
  nextTitle: '次の話',
  nextNote: '登場人物、場所、ルック、音楽が同じ新しい映画です。物語はあなたが決めます。',
  idea: '何が起きるか、一文で',
  ideaMissing: '何が起きるかを書いてください。',
  cast: '誰の話か名前を入れてください：{names}。',
  free: '下書きエンジンが無料で作ります。',
  begin: 'この話を作る',
  cancel: 'キャンセル',
  remix: 'リミックス',
  remixTitle: 'この映画をリミックスしますか？',
  remixNote:
    '自分だけに見えるプロジェクトとしてコピーが作られ、すべて変更できます。あなたの映画が表示されるところには、{author}さんの「{title}」が必ず表示されます。',
  remixBegin: 'コピーする',
  remixMade: 'コピーはあなたのものです。自由に変更してください。',
  credits: 'もとになった映画',
  credit: '{author}さんの「{title}」',
  creditUnnamed: '「{title}」',
  untitled: 'ある映画',
};
