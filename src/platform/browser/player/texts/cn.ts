import type { PlayerTexts } from './en.ts';

export const cn: PlayerTexts = {
  captions: '字幕',
  region: '影片播放器',
  networkTitle: '网络已断开',
  networkText: '影片无法继续加载。点“重试”会从这里接着播放。',
  decodeTitle: '无法播放这部影片',
  decodeText: '浏览器无法读取画面或声音，下载后通常可以观看。',
  sourceTitle: '找不到影片',
  sourceText: '文件不存在、链接已过期，或者浏览器不支持这种格式。',
  encryptionTitle: '影片已加密',
  encryptionText: '这里没有解密所需的密钥。',
  rate: '播放速度',
  subtitles: '字幕',
  retry: '重试',
};
