import type { ToolImageTexts } from './en.ts';

export const ko: ToolImageTexts = {
  heading: '그림',
  lead: '무엇을 보고 싶은지 적어 보세요. 초안 엔진이 몇 초 만에 무료로 그리고, 모델이 있으면 모델이 그립니다.',
  prompt: '그릴 내용',
  promptExample: '밤의 벚나무 아래 붉은 여우',
  promptMissing: '그릴 내용을 적어 주세요.',
  aspect: '비율',
  aspectMissing: '비율을 골라 주세요.',
  size: '긴 변',
  pixels: '{pixels, number}픽셀',
  count: '몇 장',
  countMembers: '한 번에 {most, number}장까지는 멤버 전용입니다.',
  reference: '참고 그림',
  referenceHint: '모델이 얼굴, 사물, 화풍을 참고합니다.',
  notWanted: '나오지 말아야 할 것',
  make: '{count, plural, one {그림 만들기} other {그림 #장 만들기}}',
  begin: '몇 마디면 충분합니다',
  beginText: '누가, 무엇을, 어디서, 어떤 빛에서. 편하게 적거나 예시를 골라 보세요.',
  examples: {
    fox: '밤의 벚나무 아래 붉은 여우',
    sailor: '바닷가 늙은 선원의 초상',
    city: '비 오는 도시 거리에서 우산을 쓴 여자',
    kite: '해 질 녘 언덕에서 연을 날리는 두 아이',
  },
};
