/** Texts of shots that are described in words, in English; the other languages have exactly these keys. */
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
} as const;

type Texts<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };
/** What every language must supply. */
export type FilmDescribedTexts = Texts<typeof en>;
