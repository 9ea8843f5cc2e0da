/** Texts of cards of public films, in English; the other languages have exactly these keys. */
export const en = {
  homeHeading: 'Films by others',
  recommendedHeading: 'Recommended films',
  chosenHeading: 'Chosen by this site',
  forYouHeading: 'For you',
  because: {
    liked: 'Because you liked “{title}”',
    watched: 'Because you watched “{title}”',
    author: 'Also by the author of “{title}”',
    hottest: 'Popular now',
  },
  toCommunity: 'To the community',
  draft: 'Draft',
  draftNote: 'Made by the draft engine alone',
  likes: '{count, plural, =0 {no likes} one {# like} other {# likes}}',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type MovieCardTexts = Loose<typeof en>;
