/** Texts of a film's receipt, in English; the other languages have exactly these keys. */
export const en = {
  title: 'Receipt',
  total: 'Film coins spent',
  held: 'Set aside',
  returned: 'Given back',
  draftLine: 'Draft · 0',
  story: 'Story',
  pictures: 'Cast, places, things',
  frames: 'Frames',
  clips: 'Clips',
  voices: 'Voices',
  sounds: 'Music and sound',
  cut: 'Final cut',
  fixed: 'Film',
  oneClick: 'One-click extra',
  count: '{count, plural, one {# take} other {# takes}}',
  details: 'Every take',
  state: 'State',
  free: 'free',
  heldState: 'set aside',
  charged: 'charged',
  returnedState: 'given back',
  what: 'What',
  model: 'Model',
  coins: 'Film coins',
  none: 'Nothing has been made yet.',
  insteadOf: '{name}, instead of {insteadOf}',
  own: 'Kinora',
  empty: '–',
} as const;

/** What every language must supply. */
export type FilmReceiptTexts = Readonly<Record<keyof typeof en, string>>;
