import type { FeaturesTexts } from './en.ts';

export const ko: FeaturesTexts = {
  actions: {
    idea: '영화 만들기',
    films: '내 영화',
    all: '만들 수 있는 모든 것',
    examples: '그림체 보기',
    users: '회원 관리',
    outbox: '보낼 편지함',
  },
  drawn: '초안 엔진이 그린 그림',
  dramaChannel: {
    title: '드라마 채널',
    note: '이곳에는 시리즈가 없습니다. 여러 편으로 이어지는 이야기는 한 편씩 만들고, 편마다 공유 링크가 따로 생깁니다.',
  },
  memes: {
    title: '밈',
    note: '이곳에는 밈 템플릿이 없습니다. 대신 웃긴 생각을 영화로 만들 수 있습니다. 농담을 한 문장으로 쓰고 코미디를 고른 다음, 완성된 영화를 링크로 나누세요.',
  },
  adminMovies: {
    title: '사이트의 영화',
    note: '영화는 만든 사람의 것이고 링크로 공유됩니다. 공개 목록이 없으므로 추천하거나 내릴 것도 없습니다.',
  },
  adminMemes: { title: '밈', note: '이 사이트에는 밈이 없어 관리할 것도 없습니다.' },
};
