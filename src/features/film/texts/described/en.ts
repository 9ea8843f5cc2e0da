/**
 * Texts of shots that are described in words, and of how they end, in English; the other languages have exactly these
 * keys.
 */
export const en = {
  title: 'What happens after shot {number, number}?',
  label: 'What is seen next',
  hint: 'One sentence: who does what, where. The people, places and things of the film are used where you name them. Quoted words are spoken.',
  required: 'Say what is to be seen in the shot.',
  add: 'Add the shot',
  notSavedYet: 'Your changes have to be saved first. Please try again then.',
  doesNotFit: 'The film has no room for this.',
  drawScript: 'Draw this',
  notDrawn: 'Not drawn: {words}',
  tail: {
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
  },
} as const;

type Texts<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };
/** What every language must supply. */
export type FilmDescribedTexts = Texts<typeof en>;
