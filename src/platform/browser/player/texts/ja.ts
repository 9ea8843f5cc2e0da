import type { PlayerTexts } from './en.ts';

export const ja: PlayerTexts = {
  captions: '字幕',
  region: '映画プレーヤー',
  networkTitle: '接続が切れました',
  networkText: '続きを読み込めませんでした。「もう一度」を押すと、ここから再開します。',
  decodeTitle: 'この映画は再生できません',
  decodeText: '映像か音声をブラウザーが読み取れませんでした。ダウンロードすると見られることがあります。',
  sourceTitle: '映画が見つかりません',
  sourceText: 'ファイルがないか、リンクの期限が切れたか、ブラウザーが対応していない形式です。',
  encryptionTitle: 'この映画はロックされています',
  encryptionText: '暗号化されていて、ここには鍵がありません。',
  rate: '再生速度',
  subtitles: '字幕',
  retry: 'もう一度',
};
