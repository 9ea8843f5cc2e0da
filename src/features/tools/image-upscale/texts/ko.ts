import type { ToolImageUpscaleTexts } from './en.ts';

export const ko: ToolImageUpscaleTexts = {
  heading: '그림 키우기',
  lead: '너비와 높이를 두 배 또는 네 배로, 세부는 그대로. 이 서버에서 무료로, 모델이 있으면 모델로도 합니다.',
  factor: '몇 배로',
  sizes: '{from}에서 {to} 픽셀로',
  sizesSeconds: '{from}에서 {to} 픽셀로, 약 {seconds, number}초',
  sizesMinutes: '{from}에서 {to} 픽셀로, 약 {minutes, number}분',
  factorTooLarge: '{factor, number}배로 키우면 너비나 높이가 {pixels, number}픽셀을 넘습니다.',
  tooLarge: '그림이 커서 두 배로 키울 수 없습니다. 결과는 너비와 높이가 {pixels, number}픽셀까지입니다.',
  content: '그림 종류',
  contents: {
    guess: '알아서 판단',
    photo: '사진',
    drawing: '그림·일러스트',
  },
  facesStay: '얼굴은 그대로입니다. 없는 것을 지어내지 않습니다.',
  faces: '얼굴 다듬기',
  make: '그림 키우기',
  name: '{factor, number}배로 키운 그림',
  begin: '작은 그림을 가져오세요',
  beginText: '사진, 스캔, 일러스트, 여기서 만든 그림 모두 됩니다. 선을 움직여 달라진 점을 확인하세요.',
};
