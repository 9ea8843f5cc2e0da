import type { ToolBackgroundRemovalTexts } from './en.ts';

export const ja: ToolBackgroundRemovalTexts = {
  heading: '背景を消す',
  lead: '写っている人や物を輪郭に沿って切り抜きます。このサーバーで無料、画像は外に出ません。モデルがあればモデルでも。',
  make: '背景を消す',
  name: '切り抜き',
  behind: '背景',
  kinds: {
    clear: '透明',
    white: '白',
    black: '黒',
    colour: '色',
    picture: '画像',
  },
  colour: '色',
  choose: '背景の画像を選ぶ',
  begin: '人や物の画像をどうぞ',
  beginText: '一つの被写体がはっきりしている画像に向いています。できたら背景を選び、線を動かして見比べてください。',
};
