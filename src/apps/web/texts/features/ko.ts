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
};
