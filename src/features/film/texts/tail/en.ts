/** Texts of how a shot ends, in English; the other languages have exactly these keys. */
export const en = {
  label: 'How the shot ends',
  hint: 'One sentence. The draft engine lets the shot end so; models that take an end frame end the clip on its picture.',
  required: 'Say how the shot is to end.',
  draw: 'Draw the end',
  upload: 'Upload a picture…',
  previous: 'As the shot before ends',
  noneBefore: 'The shot before has no end frame.',
  remove: 'Leave the end open',
  alt: 'End of shot {number, number}',
  forModels: 'The draft engine could draw nothing of this; a model is given your words.',
  noEndFrames: '{model} takes no end frame: its clips end as they like.',
  wrongFormat: '{name} is not a picture that can be used.',
  tooLarge: '{name} is larger than {megabytes, number} MB.',
} as const;

/** What every language must supply. */
export type FilmTailTexts = Readonly<Record<keyof typeof en, string>>;
