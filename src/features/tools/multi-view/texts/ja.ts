import type { ToolMultiViewTexts } from './en.ts';

export const ja: ToolMultiViewTexts = {
  heading: 'いろいろな向き',
  lead: 'ひとりの人物やひとつの物を、最大6方向から。',
  hint: '全身がひとつ写った画像が最適です。自分の映画の人物やここで描いた絵は実際に回り、ほかの画像は残りを推測します。',
  fromFilm: '自分の映画から',
  views: 'どの向きから',
  sides: { front: '正面', left: '左側', right: '右側', back: '後ろ', top: '上', bottom: '下' },
  noViews: '向きをひとつ以上選んでください。',
  eachCosts: '1方向につきフィルムコイン{coins, number}枚。',
  make: '{count, number}方向を作る',
  name: '{count, number}方向',
  basis: {
    turned: '実際に回転：下書きエンジンが描いた人物で、この向きもエンジンが描きました。',
    solid: '推測：下書きエンジンが描いた四面を合わせたものです。',
    relief: '推測：画像から作った浮き彫りです。奥行きは輪郭から推測し、後ろは正面を左右反転したものです。',
  },
  begin: '人物や物をひとつ',
  beginText: 'エンジンは自分で描いたものを回せます。写真は浮き彫りになります。見えない部分はすべて推測です。',
};
