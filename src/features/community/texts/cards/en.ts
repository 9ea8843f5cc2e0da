/** Texts of cards of public films, in English; the other languages have exactly these keys. */
export const en = {
  homeHeading: 'Films by others',
  toCommunity: 'To the community',
  draft: 'Draft',
  draftNote: 'Made by the draft engine alone',
  likes: '{count, plural, =0 {no likes} one {# like} other {# likes}}',
} as const;

/** What every language must supply. */
export type MovieCardTexts = Readonly<Record<keyof typeof en, string>>;
