import type { FilmTimelineTexts } from './en.ts';

export const ja: FilmTimelineTexts = {
  region: 'タイムライン',
  shots: '時間順のショット',
  count: '{count, number}ショット',
  length: '{seconds, number, ::.0}秒',
  shotName: 'ショット{number, number}：{line}、{seconds, number, ::.0}秒',
  noText: 'せりふなし',
  playhead: '映画の再生位置',
  failed: '失敗',
  trim: 'ドラッグして長さを変更',
  lineOverlaps: 'このせりふが終わる前に次のせりふが始まります。ショットを長くするか、せりふを短くしてください。',
  lineCutOff: 'このせりふの途中で映画が終わります。ショットを長くするか、せりふを短くしてください。',
  noMusic: '音楽はまだありません',
  insertAfter: 'ショット{number, number}の後にショットを挿入',
  inspect: 'ショット{number, number}の詳細',
  pace: { short: 'とても短い', long: 'とても長い' },
  lanes: 'レーン',
  lane: { time: '時間', shots: '映像', voice: '音声', sounds: '効果音', music: '音楽' },
  zoom: { fit: '全体', in: '拡大', out: '縮小', level: '表示倍率' },
  auto: {
    made: '{of, number}ショット中{made, number}ショットが完成',
    making: 'ショット{number, number}を制作中',
    pause: 'ここで止める',
    follow: '制作に合わせて進む',
    adjust: 'タイムラインで調整する',
  },
};
