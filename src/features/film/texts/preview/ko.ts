import type { FilmPreviewTexts } from './en.ts';

export const ko: FilmPreviewTexts = {
  region: '영화 미리보기',
  close: '영화 닫기',
  play: '재생',
  pause: '일시 정지',
  backward: '거꾸로 재생, 누를 때마다 빨라짐',
  forward: '앞으로 재생, 누를 때마다 빨라짐',
  frameBack: '한 프레임 뒤로',
  frameForward: '한 프레임 앞으로',
  secondBack: '1초 뒤로',
  secondForward: '1초 앞으로',
  place: '영화 재생 위치',
  mute: '소리 끄기',
  unmute: '소리 켜기',
  captionsOn: '자막 켜기',
  captionsOff: '자막 끄기',
  more: '기타 조작',
  drawnLive: '실시간으로 그림',
  fromClip: '클립',
  noPictures: '이 브라우저에서는 클립이 없는 샷을 그릴 수 없습니다.',
};
