import type { ToolImageUpscaleTexts } from './en.ts';

export const ja: ToolImageUpscaleTexts = {
  heading: '画像を大きく',
  lead: '縦横を2倍か4倍に、細部はそのまま。このサーバーで無料、モデルがあればモデルでも。',
  factor: '倍率',
  sizes: '{from} から {to} ピクセルへ',
  sizesSeconds: '{from} から {to} ピクセルへ、約 {seconds, number} 秒',
  sizesMinutes: '{from} から {to} ピクセルへ、約 {minutes, number} 分',
  factorTooLarge: '{factor, number} 倍にすると、幅か高さが {pixels, number} ピクセルを超えます。',
  tooLarge: '画像が大きいため 2 倍にできません。結果の幅と高さは {pixels, number} ピクセルまでです。',
  content: '画像の種類',
  contents: {
    guess: '自動で判断',
    photo: '写真',
    drawing: 'イラスト',
  },
  facesStay: '顔はそのまま。ないものを作り足しません。',
  faces: '顔を整える',
  make: '大きくする',
  name: '{factor, number}倍の画像',
  begin: '小さな画像をどうぞ',
  beginText: '写真、スキャン、イラスト、ここで作った画像。できたら線を動かして見比べてください。',
};
