import type { ToolVideoUpscaleTexts } from './en.ts';

export const ko: ToolVideoUpscaleTexts = {
  heading: '영상 키우기',
  lead: '너비와 높이를 두 배 또는 네 배로, 소리는 그대로. 이 서버에서 무료로, 모델이 있으면 모델로도 합니다.',
  clip: '영상',
  clipMissing: '영상을 골라 주세요.',
  factor: '몇 배로',
  length: '길이',
  lengthOf: '{seconds, number}초, 초당 {frames, number}프레임',
  now: '지금',
  afterwards: '키운 뒤',
  pixels: '{width} × {height} 픽셀',
  takes: '걸리는 시간',
  takesSeconds: '이 서버에서 약 {seconds, number}초',
  takesMinutes: '이 서버에서 약 {minutes, number}분',
  takesBoth: '{takes}, ×2와 ×4가 같습니다',
  price: '가격',
  priceOf: '필름 코인 {coins, number}개: 시작한 1초마다 {each, number}개',
  bestFor: '그림에 가장 좋고, 실사는 선이 또렷해집니다.',
  problems: {
    MEDIA_TOO_LONG: '영상이 너무 깁니다. 최대 {limitSeconds, number}초입니다.',
    FILE_TOO_LARGE: '영상 파일이 너무 큽니다. 최대 {limitMegabytes, number}MB입니다.',
    MEDIA_TOO_LARGE: '그렇게 키우기에는 영상의 화면이 너무 큽니다. 너비나 높이는 최대 {limitPixels, number}픽셀입니다.',
    CLIP_TAKES_TOO_LONG:
      '이 서버로는 약 {minutes, number}분이 걸리며, 최대 {limitMinutes, number}분까지 가능합니다. 더 짧거나 작은 영상이나 모델을 고르세요.',
  },
  make: '영상 키우기',
  name: '{factor, number}배로 키운 영상',
  source: '이전',
  sourceOf: '이전: {width} × {height} 픽셀',
  begin: '작은 영상을 가져오세요',
  beginText:
    '그림 영상, 오래된 녹화, 여기서 만든 영상 모두 됩니다. 길이와 크기, 가격, 걸리는 시간은 주문하기 전에 보여 드립니다.',
};
