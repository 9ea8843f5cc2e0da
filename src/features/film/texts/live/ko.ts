import type { FilmLiveTexts } from './en.ts';

export const ko: FilmLiveTexts = {
  region: '만들어지는 중인 영화',
  before: '첫 장면이 그려지는 대로 여기서 영화가 시작됩니다.',
  beingMade: '만드는 중입니다. 완성된 부분까지 재생됩니다.',
  waiting: '다음 부분을 만들고 있습니다.',
  resting: '여기까지 만들어졌습니다.',
  failed: '이 부분을 불러오지 못했습니다.',
  retry: '다시 시도',
  play: '재생',
  pause: '일시 정지',
  place: '영화 재생 위치',
  mute: '소리 끄기',
  unmute: '소리 켜기',
  volume: '음량',
  captionsOn: '자막 켜기',
  captionsOff: '자막 끄기',
  fullscreenOn: '전체 화면',
  fullscreenOff: '전체 화면 종료',
};
