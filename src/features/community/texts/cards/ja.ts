import type { MovieCardTexts } from './en.ts';

/** Texts of cards of public films, in Japanese. */
export const ja: MovieCardTexts = {
  homeHeading: 'みんなの映画',
  recommendedHeading: 'おすすめの映画',
  chosenHeading: 'このサイトが選んだ映画',
  forYouHeading: 'あなたへのおすすめ',
  because: {
    liked: '「{title}」にいいねしたため',
    watched: '「{title}」を見たため',
    author: '「{title}」の作者のほかの映画',
    hottest: 'いま人気の映画',
  },
  toCommunity: 'コミュニティへ',
  draft: '下書き',
  draftNote: '下書きエンジンだけで作られた映画',
  likes: '{count, plural, =0 {いいねなし} other {いいね#件}}',
};
