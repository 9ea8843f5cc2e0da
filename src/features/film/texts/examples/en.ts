/** Example ideas, in English; the other languages have exactly these keys. */
export const en = {
  one: 'A lighthouse keeper befriends a storm that has lost its way home.',
  two: 'A clockmaker finds a minute that nobody has ever used.',
  three: 'Two rival bakers discover that they share the same secret recipe.',
  four: 'The last train of the night stops at a station that is on no map.',
  five: 'A robot in a scrapyard learns to dance from an old radio.',
  six: 'A girl writes letters to the moon, and one night the moon writes back.',
  seven: 'A retired detective is hired by his own cat.',
  eight: 'The whale who guards the harbour is afraid of deep water.',
  nine: 'An astronaut plants a garden where no rain has ever fallen.',
} as const;

/** What every language must supply. */
export type FilmExamplesTexts = Readonly<Record<keyof typeof en, string>>;
