import type { FilmPreviewTexts } from './en.ts';

export const cn: FilmPreviewTexts = {
  region: '影片预览',
  close: '关闭影片',
  play: '播放',
  pause: '暂停',
  backward: '倒放，每按一次加速',
  forward: '快进播放，每按一次加速',
  frameBack: '后退一帧',
  frameForward: '前进一帧',
  secondBack: '后退一秒',
  secondForward: '前进一秒',
  place: '影片进度',
  mute: '关闭声音',
  unmute: '打开声音',
  captionsOn: '显示字幕',
  captionsOff: '隐藏字幕',
  more: '更多控制',
  drawnLive: '实时绘制',
  fromClip: '片段',
  noPictures: '此浏览器无法绘制还没有片段的镜头。',
};
