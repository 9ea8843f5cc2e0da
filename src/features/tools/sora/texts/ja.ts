import type { ToolSoraTexts } from './en.ts';

export const ja: ToolSoraTexts = {
  heading: '文章から動画',
  lead: '書いたとおりの動画を、1秒ごとの料金で作ります。モデルがなければ下書きエンジンが無料で描きます。',
  leadFree: '書いたとおりの動画を、下書きエンジンが無料で描きます。',
  prompt: '映すもの',
  promptExample: '嵐の中の灯台、岩に砕ける波',
  promptMissing: '動画に映すものを書いてください。',
  grade: '作るもの',
  grades: {
    draft: '下書きエンジン',
    standard: 'スタンダード',
    pro: 'プロ',
    standardSecond: 'スタンダード（第2の提供元）',
    proSecond: 'プロ（第2の提供元）',
  },
  free: '無料',
  perSecond: '／秒',
  gone: '{models}は開発元が提供を終えたため、もう使えません。',
  aspect: '縦横比',
  aspects: {
    wide: '横長',
    tall: '縦長',
  },
  make: '動画を作る',
  begin: '起こることを書いてください',
  beginTextFree: '一つの場面に一つの行動がいちばんです。だれが、何を、どこで、どんな光で。',
  beginText: '一つの場面に一つの行動がいちばんです。だれが、何を、どこで、どんな光で。料金は長さと種類で決まります。',
};
