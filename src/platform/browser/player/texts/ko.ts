import type { PlayerTexts } from './en.ts';

export const ko: PlayerTexts = {
  captions: '자막',
  region: '영화 플레이어',
  networkTitle: '연결이 끊겼습니다',
  networkText: '영화를 더 불러오지 못했습니다. 다시 시도하면 이 지점부터 이어집니다.',
  decodeTitle: '이 영화를 재생할 수 없습니다',
  decodeText: '브라우저가 화면이나 소리를 읽지 못했습니다. 내려받으면 대개 볼 수 있습니다.',
  sourceTitle: '영화를 찾을 수 없습니다',
  sourceText: '파일이 없거나, 링크가 만료되었거나, 브라우저가 지원하지 않는 형식입니다.',
  encryptionTitle: '잠긴 영화입니다',
  encryptionText: '암호화된 영화인데 여기에는 해독 키가 없습니다.',
  rate: '재생 속도',
  subtitles: '자막',
  retry: '다시 시도',
};
