import type { MovieCardTexts } from './en.ts';

/** Texts of cards of public films, in Korean. */
export const ko: MovieCardTexts = {
  homeHeading: '다른 사람의 영화',
  toCommunity: '커뮤니티로',
  draft: '초안',
  draftNote: '초안 엔진만으로 만든 영화',
  likes: '{count, plural, =0 {좋아요 없음} other {좋아요 #개}}',
};
