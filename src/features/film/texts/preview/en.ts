/** Texts of the preview in the editor, in English; the other languages have exactly these keys. */
export const en = {
  region: 'Preview of the film',
  close: 'Close the film',
  play: 'Play',
  pause: 'Pause',
  backward: 'Play backwards, faster with each press',
  forward: 'Play forwards, faster with each press',
  frameBack: 'One frame back',
  frameForward: 'One frame forward',
  secondBack: 'One second back',
  secondForward: 'One second forward',
  place: 'Place in the film',
  mute: 'Turn the sound off',
  unmute: 'Turn the sound on',
  captionsOn: 'Show the subtitles',
  captionsOff: 'Hide the subtitles',
  more: 'More controls',
  drawnLive: 'Drawn live',
  fromClip: 'Clip',
  noPictures: 'This browser cannot draw the shots that have no clip.',
} as const;

/** What every language must supply. */
export type FilmPreviewTexts = Readonly<Record<keyof typeof en, string>>;
