import type { FilmTailTexts } from './en.ts';

/** Texts of how shots end, in Japanese. */
export const ja: FilmTailTexts = {
  label: 'ショットの終わり方',
  hint: '一文で書いてください。下書きエンジンはそのように終わらせます。最後のコマに対応するモデルでは、クリップがこの絵で終わります。',
  required: 'ショットがどう終わるかを書いてください。',
  draw: '終わりを描く',
  drawing: '終わりを描いています…',
  upload: '画像をアップロード…',
  previous: '前のショットの終わりを使う',
  noneBefore: '前のショットには最後のコマがありません。',
  remove: '終わりを決めない',
  alt: 'ショット{number, number}の終わり',
  forModels: '下書きエンジンではこの文を描けませんでした。モデルにはこの文が渡されます。',
  noEndFrames: '{model} は最後のコマに対応していません。クリップの終わりはモデルが決めます。',
};
