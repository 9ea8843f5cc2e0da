import type { ToolVideoUpscaleTexts } from './en.ts';

export const ja: ToolVideoUpscaleTexts = {
  heading: '動画を大きく',
  lead: '縦横を2倍か4倍に、音はそのまま。このサーバーで無料、モデルがあればモデルでも。',
  clip: '動画',
  clipMissing: '動画を選んでください。',
  factor: '倍率',
  length: '長さ',
  lengthOf: '{seconds, number}秒、毎秒{frames, number}コマ',
  now: '現在',
  afterwards: '拡大後',
  pixels: '{width} × {height} ピクセル',
  takes: '所要時間',
  takesSeconds: 'このサーバーで約{seconds, number}秒',
  takesMinutes: 'このサーバーで約{minutes, number}分',
  takesBoth: '{takes}、×2 も ×4 も同じ',
  price: '価格',
  priceOf: 'フィルムコイン{coins, number}枚：1秒ごとに{each, number}枚（端数は切り上げ）',
  bestFor: 'イラスト向きです。実写は輪郭がくっきりします。',
  problems: {
    MEDIA_TOO_LONG: '動画が長すぎます。{limitSeconds, number}秒までです。',
    FILE_TOO_LARGE: '動画のファイルが大きすぎます。{limitMegabytes, number} MBまでです。',
    MEDIA_TOO_LARGE: 'この倍率には動画の画面が大きすぎます。幅と高さは{limitPixels, number}ピクセルまでです。',
    CLIP_TAKES_TOO_LONG:
      'このサーバーでは約{minutes, number}分かかり、上限は{limitMinutes, number}分です。短い動画や小さい動画、またはモデルを選んでください。',
  },
  make: '大きくする',
  name: '{factor, number}倍の動画',
  source: '元の動画',
  sourceOf: '元の動画：{width} × {height} ピクセル',
  begin: '小さな動画をどうぞ',
  beginText: 'アニメ、古い録画、ここで作った動画。長さ、大きさ、価格、所要時間は注文の前に表示します。',
};
