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
  prompt: '말로 바꾸기',
  promptHint:
    '빛, 날씨, 카메라, 감정, 동작, 장소, 나오는 인물과 물건. 예: 밤으로 바꿔 줘, 더 가까이, 그녀가 웃게 해 줘.',
  promptEmpty: '무엇을 바꿀지 적어 주세요.',
  promptGo: '바꾸기',
  understood: '알아들은 말: {words}',
  unknown: '알아듣지 못한 말: {words}',
  already: '그림이 이미 그렇습니다.',
  notPossible: '영화가 바뀌어 이렇게 고칠 수 없습니다.',
  promptOnlyDrawn: '말로는 여기서 그린 그림만 바꿀 수 있습니다. 이 그림은 다른 곳에서 만들어져 그대로 남습니다.',
};
