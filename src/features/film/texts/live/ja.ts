import type { FilmLiveTexts } from './en.ts';

export const ja: FilmLiveTexts = {
  region: '制作中の映画',
  before: '最初の映像ができ次第、ここで映画が始まります。',
  beingMade: '制作中です。できたところまで再生します。',
  waiting: '続きを作っています。',
  resting: 'ここまでできています。',
  failed: 'この部分を読み込めませんでした。',
  retry: 'もう一度試す',
  play: '再生',
  pause: '一時停止',
  place: '映画の再生位置',
  mute: '音を消す',
  unmute: '音を出す',
  volume: '音量',
  captionsOn: '字幕を表示',
  captionsOff: '字幕を隠す',
  fullscreenOn: '全画面',
  fullscreenOff: '全画面を終了',
};
