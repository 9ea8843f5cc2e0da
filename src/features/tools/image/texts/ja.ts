import type { ToolImageTexts } from './en.ts';

export const ja: ToolImageTexts = {
  heading: '画像',
  lead: '見たいものを書いてください。下書きエンジンが数秒で無料で描き、モデルがあればモデルでも描けます。',
  prompt: '描くもの',
  promptExample: '夜の桜の木の下にいる赤いキツネ',
  promptMissing: '描くものを書いてください。',
  aspect: '縦横比',
  aspectMissing: '縦横比を選んでください。',
  size: '長辺',
  pixels: '{pixels, number}ピクセル',
  count: '枚数',
  countMembers: '一度に{most, number}枚まではメンバー限定です。',
  reference: '参考画像',
  referenceHint: 'モデルが顔・物・画風の参考にします。',
  notWanted: '描きたくないもの',
  make: '{count, plural, one {画像を作る} other {画像を#枚作る}}',
  begin: 'ひとことから始めましょう',
  beginText: 'だれが、何が、どこで、どんな光で。自分のことばで書くか、例を選んでください。',
  examples: {
    fox: '夜の桜の木の下にいる赤いキツネ',
    sailor: '海辺の老いた船乗りの肖像',
    city: '雨の街角で傘をさす女の人',
    kite: '夕暮れの丘で凧を揚げる二人の子ども',
  },
};
