/** Texts of a film that is watched while it is made, in English; the other languages have exactly these keys. */
export const en = {
  region: 'The film while it is made',
  before: 'The film begins here as soon as its first pictures are drawn.',
  beingMade: 'Being made: it plays as far as it is ready.',
  waiting: 'The next part is being made.',
  resting: 'This is as far as it was made.',
  failed: 'This part could not be loaded.',
  retry: 'Try again',
  play: 'Play',
  pause: 'Pause',
  place: 'Place in the film',
  mute: 'Turn the sound off',
  unmute: 'Turn the sound on',
  volume: 'Volume',
  captionsOn: 'Show the subtitles',
  captionsOff: 'Hide the subtitles',
  fullscreenOn: 'Full screen',
  fullscreenOff: 'Leave full screen',
} as const;

/** What every language must supply. */
export type FilmLiveTexts = Readonly<Record<keyof typeof en, string>>;
