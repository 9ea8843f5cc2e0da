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
};
