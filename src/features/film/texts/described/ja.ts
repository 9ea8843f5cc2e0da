import type { FilmDescribedTexts } from './en.ts';

/** Texts of shots that are described in words, in Japanese. */
export const ja: FilmDescribedTexts = {
  title: 'ショット{number, number}の次に何が起こりますか？',
  label: '次に映るもの',
  hint: '誰がどこで何をするかを一文で。作品の人物・場所・小道具は、名前を書けばそのまま使われます。かぎかっこの中はせりふになります。',
  required: 'このショットに何が映るかを書いてください。',
  add: 'ショットを追加',
  notSavedYet: '変更が保存されてからもう一度お試しください。',
  doesNotFit: 'この変更は映画に入りません。',
  drawScript: 'この文で描く',
  notDrawn: '描かれなかった言葉：{words}',
};
