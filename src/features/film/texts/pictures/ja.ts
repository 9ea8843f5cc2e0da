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
  promptOnlyDrawn:
    '言葉で変更できるのは、ここで描いた画像だけです。この画像は別のところで作られたので、そのまま残ります。',
};
