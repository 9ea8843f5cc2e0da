import type { FeaturesTexts } from './en.ts';

export const ko: FeaturesTexts = {
  actions: {
    idea: '영화 만들기',
    all: '만들 수 있는 모든 것',
    examples: '그림체 보기',
    users: '회원 관리',
    outbox: '보낼 편지함',
  },
  drawn: '초안 엔진이 그린 그림',
  templates: {
    title: '템플릿',
    note: '이 사이트에는 템플릿이 없습니다. 아이디어 페이지의 예시를 템플릿처럼 쓸 수 있습니다. 하나 골라 글을 바꾸고 영화를 만드세요.',
  },
  memes: {
    title: '밈',
    note: '이곳에는 밈 템플릿이 없습니다. 대신 웃긴 생각을 영화로 만들 수 있습니다. 농담을 한 문장으로 쓰고 코미디를 고른 다음, 완성된 영화를 링크로 나누세요.',
  },
  adminMemes: { title: '밈', note: '이 사이트에는 밈이 없어 관리할 것도 없습니다.' },
};
