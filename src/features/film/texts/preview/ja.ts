import type { FilmPreviewTexts } from './en.ts';

export const ja: FilmPreviewTexts = {
  region: '映画のプレビュー',
  close: '映画を閉じる',
  play: '再生',
  pause: '一時停止',
  backward: '逆再生（押すたびに速く）',
  forward: '早送り（押すたびに速く）',
  frameBack: '1フレーム戻る',
  frameForward: '1フレーム進む',
  secondBack: '1秒戻る',
  secondForward: '1秒進む',
  place: '映画の再生位置',
  mute: '音を消す',
  unmute: '音を出す',
  captionsOn: '字幕を表示',
  captionsOff: '字幕を隠す',
  more: 'その他の操作',
  drawnLive: 'その場で描画',
  fromClip: 'クリップ',
  noPictures: 'このブラウザでは、クリップのないショットを描画できません。',
};
