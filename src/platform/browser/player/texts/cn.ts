import type { PlayerTexts } from './en.ts';

export const cn: PlayerTexts = {
  region: '影片播放器',
  networkTitle: '网络断了',
  networkText: '影片没能继续加载。点“重试”会从这里接着放。',
  decodeTitle: '这部影片放不出来',
  decodeText: '浏览器读不了画面或声音，下载下来通常就能看。',
  sourceTitle: '这里没有找到影片',
  sourceText: '文件不在了、链接过期了，或者浏览器不支持这种格式。',
  encryptionTitle: '影片已加密',
  encryptionText: '这里没有能解开它的密钥。',
  retry: '重试',
};
