import type { MovieCardTexts } from './en.ts';

/** Texts of cards of public films, in Chinese. */
export const cn: MovieCardTexts = {
  homeHeading: '大家的影片',
  toCommunity: '前往社区',
  draft: '草稿',
  draftNote: '完全由草稿引擎制作',
  likes: '{count, plural, =0 {还没有人点赞} other {# 个赞}}',
};
