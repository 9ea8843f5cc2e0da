import type { MovieCardTexts } from './en.ts';

/** Texts of cards of public films, in Korean. */
export const ko: MovieCardTexts = {
  homeHeading: '다른 사람의 영화',
  recommendedHeading: '추천 영화',
  chosenHeading: '이 사이트가 고른 영화',
  forYouHeading: '회원님을 위한 영화',
  because: {
    liked: '좋아요를 누른 영화: “{title}”',
    watched: '시청한 영화: “{title}”',
    author: '만든 사람이 같은 영화: “{title}”',
    hottest: '지금 인기 있는 영화',
  },
  toCommunity: '커뮤니티로',
  draft: '초안',
  draftNote: '초안 엔진만으로 만든 영화',
  likes: '{count, plural, =0 {좋아요 없음} other {좋아요 #개}}',
};
