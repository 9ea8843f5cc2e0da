import type { FurtherTexts } from './en.ts';

export const ko: FurtherTexts = {
  allow: '다른 사람의 리믹스 허용',
  allowNote:
    '공개된 동안 계정이 있는 누구나 자신의 프로젝트로 복사할 수 있습니다. 이야기, 숏, 소리와 이 영화를 위해 가져온 그림, 클립, 음악이 함께 복사됩니다. 내 이름은 계속 표시됩니다.',
  next: '다음 편',
  nextTitle: '다음 편',
  nextNote: '인물, 장소, 룩, 음악이 같은 새 영화입니다. 이야기는 직접 정하세요.',
  idea: '무슨 일이 일어나는지 한 문장으로',
  ideaMissing: '무슨 일이 일어나는지 적어 주세요.',
  cast: '누구의 이야기인지 이름을 넣어 주세요: {names}.',
  free: '초안 엔진이 무료로 만듭니다.',
  begin: '이 편 만들기',
  cancel: '취소',
  remix: '리믹스',
  remixTitle: '이 영화를 리믹스할까요?',
  remixNote:
    '나만 볼 수 있는 프로젝트로 복사본이 만들어지며 모두 바꿀 수 있습니다. 내 영화가 보이는 곳마다 {author} 님의 “{title}”이(가) 표시됩니다.',
  remixBegin: '복사하기',
  remixMade: '복사본은 이제 내 것입니다. 마음껏 바꿔 보세요.',
  credits: '원작',
  credit: '{author} 님의 “{title}”',
  creditUnnamed: '“{title}”',
  untitled: '어떤 영화',
};
