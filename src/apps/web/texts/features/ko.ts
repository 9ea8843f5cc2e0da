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
};
