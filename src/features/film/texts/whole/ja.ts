import type { FilmWholeTexts } from './en.ts';

export const ja: FilmWholeTexts = {
  idea: 'アイデア',
  outline: '物語',
  outlineHint: '自由に書き換えられます。映画を共有したときに表示され、ショットは変わりません。',
  title: 'タイトル',
  type: '映画の種類',
  look: '画風',
  format: '画面の形',
  redrawn:
    '画風や画面の形を変えると、{shots, number}ショットすべてが無料で描き直されます。その前にバージョンが残ります。',
  stays: 'モデルが作った{count, number}個のテイクは古くなりますが、作り直しを頼むまで残ります。',
  ownStyle: '自分の画風',
  ownStyleHint: '説明を読むモデルは画風の代わりにこれに従います。下書きエンジンは画風で描きます。',
  styleName: '画風の名前',
  stylePrompt: 'どんな見た目か',
  stylePart: '画風には名前と説明が必要です。',
  removeStyle: '使わない',
};
