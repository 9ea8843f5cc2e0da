import type { ToolStickerTexts } from './en.ts';

export const ja: ToolStickerTexts = {
  heading: 'スタンプ',
  lead: '言葉で伝えるか写真を選ぶと、6つのスタイルの透明なスタンプになります。下書きエンジンなら無料です。',
  from: '元になるもの',
  photo: '写真',
  photoHint: '顔や全身、動物、物など、目立つものをこのサーバーで切り抜きます。写っている人の同意が必要です。',
  prompt: '何を描くか',
  promptOfPhoto: '加えること・変えること',
  promptExample: '風船を持ったうれしそうな猫',
  promptMissing: '何を描くか書いてください。',
  style: 'スタイル',
  count: '枚数',
  takesNoPhoto: 'このモデルは写真を使えません。ほかを選んでください。',
  ofPhoto: '写真、{style}',
  doubtful:
    '写真の切り抜きが完全でないかもしれません。先に「背景を消す」で切り抜いてブラシで直し、その画像を使ってください。',
  begin: '言葉か写真から始めましょう',
  beginText: 'できたスタンプはキャンバスに置いたり、パックに入れたりできます。',
  toCanvas: 'キャンバス',
  make: 'スタンプを{count, number}枚作る',
  sources: { words: '言葉', photo: '写真' },
  styles: {
    pixel: 'ピクセル',
    flat: 'フラット',
    clay: 'クレイ',
    sticker: 'ダイカット',
    memoji: 'アバター',
    illustration: 'イラスト',
  },
};
