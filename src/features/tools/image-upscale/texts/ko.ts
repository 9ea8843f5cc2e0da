import type { ToolImageUpscaleTexts } from './en.ts';

export const ko: ToolImageUpscaleTexts = {
  heading: '그림 키우기',
  lead: '너비와 높이를 두 배 또는 네 배로, 세부는 그대로. 이 서버에서 무료로, 모델이 있으면 모델로도 합니다.',
  factor: '몇 배로',
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
