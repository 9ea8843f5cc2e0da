import type { FilmPicturesTexts } from './en.ts';

export const ko: FilmPicturesTexts = {
  notYet: '저장되면 이 샷의 첫 그림이 만들어집니다.',
  strip: '이 샷의 그림',
  take: '테이크 {number, number}',
  keys: '1~8 키로 순서에 맞는 그림을 고를 수 있습니다.',
  origin: { made: '유료', brought: '내 사진' },
  howMany: '장수',
  draw: '{count, plural, other {다른 그림 #장 그리기}}',
  drawHint: '각도와 거리를 바꾸어 무료로 그립니다. 고르기 전까지는 지금 그림을 그대로 씁니다.',
  drawHintFree:
    '각도나 거리를 바꾸어 무료로 그립니다. 고르기 전까지는 지금 그림을 그대로 씁니다. 멤버십 회원은 한 번에 {most, number}장까지 그릴 수 있습니다.',
};
