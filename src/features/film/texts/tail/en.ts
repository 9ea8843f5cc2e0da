/** Texts of how shots end, in English; the other languages have exactly these keys. */
export const en = {
  label: 'How the shot ends',
  hint: 'One sentence. The draft engine lets the shot end so; models that take an end frame end the clip on its picture.',
  required: 'Say how the shot is to end.',
  draw: 'Draw the end',
  drawing: 'The end is being drawn…',
  upload: 'Upload a picture…',
  previous: 'As the shot before ends',
  noneBefore: 'The shot before has no end frame.',
  remove: 'Leave the end open',
  alt: 'End of shot {number, number}',
  forModels: 'The draft engine could draw nothing of this; a model is given your words.',
  noEndFrames: '{model} takes no end frame: its clips end as they like.',
} as const;

/** What every language must supply. */
export type FilmTailTexts = { readonly [Key in keyof typeof en]: string };
