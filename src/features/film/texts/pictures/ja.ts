import type { FilmPicturesTexts } from './en.ts';

export const ja: FilmPicturesTexts = {
  notYet: '保存されると、このショットの最初の画像ができます。',
  strip: 'このショットの画像',
  take: 'テイク{number, number}',
  keys: '1～8のキーで、並び順の画像を選べます。',
  origin: { made: '有料', brought: '持ち込み' },
  howMany: '枚数',
  draw: '{count, plural, other {ほかに#枚描く}}',
  drawHint: '角度や距離を変えて無料で描きます。選ぶまでは今の画像のままです。',
  drawHintFree:
    '角度や距離を変えて無料で描きます。選ぶまでは今の画像のままです。メンバーは一度に{most, number}枚まで描けます。',
  prompt: '言葉で変更',
  promptHint: '光、天気、カメラ、感情、動作、場所、登場する人や物。例：夜にして、もっと近く、彼女を笑顔に。',
  promptEmpty: '何を変えるか入力してください。',
  promptGo: '変更',
  understood: '理解した言葉：{words}',
  unknown: '理解できなかった言葉：{words}',
  already: '画像はすでにそうなっています。',
  notPossible: '映画が変わったため、この変更はできません。',
  promptOnlyDrawn: '言葉で変えられるのは、ここで描いた絵です。この絵はよそで作られたので、モデルが変えられます。',
  upload: '画像をアップロード',
  uploading: 'アップロード中{number, number}/{of, number}',
  uploadHint:
    'JPG、PNG、WebP、GIF、BMP、HEIC、1枚10 MBまで。複数選ぶと、このショットから順に使われます。一度に{most, number}枚まで、16:9がおすすめです。',
  broughtHint: 'お持ちの画像をそのまま映し、カメラだけがゆっくり動きます。画像の中の人は動いたり話したりしません。',
  flip: '左右を反転',
  takeOff: '描いた画像に戻す',
  wrongFormat: '「{name}」は使える画像ではありません。',
  tooLarge: '「{name}」は{megabytes, number} MBを超えています。',
  leftOut: '最初の{most, number}枚だけを使いました。残りの{count, number}枚は使っていません。',
  added: '映画の終わりに{count, number}ショットを追加しました。',
};
