import type { MovieCardTexts } from './en.ts';

/** Texts of cards of public films, in Chinese. */
export const cn: MovieCardTexts = {
  homeHeading: '大家的影片',
  recommendedHeading: '推荐影片',
  chosenHeading: '本站精选',
  forYouHeading: '为你推荐',
  because: {
    liked: '因为你喜欢《{title}》',
    watched: '因为你看过《{title}》',
    author: '《{title}》的作者的另一部影片',
    hottest: '近期热门',
  },
  toCommunity: '前往社区',
  draft: '草稿',
  draftNote: '完全由草稿引擎制作',
  likes: '{count, plural, =0 {还没有人点赞} other {# 个赞}}',
};
