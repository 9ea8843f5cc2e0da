import type { FilmLiveTexts } from './en.ts';

export const cn: FilmLiveTexts = {
  region: '制作中的影片',
  before: '第一段画面完成后，影片会从这里开始播放。',
  beingMade: '制作中：已完成的部分可以先看。',
  waiting: '下一段正在制作。',
  resting: '影片制作到这里为止。',
  failed: '这一段无法加载。',
  retry: '重试',
  play: '播放',
  pause: '暂停',
  place: '影片进度',
  mute: '关闭声音',
  unmute: '打开声音',
  volume: '音量',
  captionsOn: '显示字幕',
  captionsOff: '隐藏字幕',
  fullscreenOn: '全屏',
  fullscreenOff: '退出全屏',
};
