import type { ToolSoraTexts } from './en.ts';

export const ko: ToolSoraTexts = {
  heading: '글로 만드는 영상',
  lead: '적은 내용을 영상으로 만들며 초당 요금이 듭니다. 모델이 없으면 초안 엔진이 무료로 그립니다.',
  leadFree: '적은 내용을 초안 엔진이 무료로 영상으로 그립니다.',
  prompt: '무엇이 보이나요',
  promptExample: '폭풍 속 등대, 파도가 바위에 부서진다',
  promptMissing: '영상에 무엇이 나올지 적어 주세요.',
  grade: '만드는 곳',
  grades: {
    draft: '초안 엔진',
    standard: '스탠더드',
    pro: '프로',
    standardSecond: '스탠더드(두 번째 제공사)',
    proSecond: '프로(두 번째 제공사)',
  },
  free: '무료',
  perSecond: '/초',
  gone: '{models} 모델은 개발사가 제공을 끝내 더는 쓸 수 없습니다.',
  aspect: '화면 비율',
  aspects: {
    wide: '가로',
    tall: '세로',
  },
  make: '영상 만들기',
  begin: '일어나는 일을 적어 보세요',
  beginTextFree: '한 장면에 한 가지 동작이 가장 좋습니다. 누가, 무엇을, 어디서, 어떤 빛에서 하는지 적어 주세요.',
  beginText:
    '한 장면에 한 가지 행동이 가장 좋습니다. 누가, 무엇을, 어디서, 어떤 빛에서. 길이와 등급에 따라 요금이 정해집니다.',
};
