/** Texts of the picture tool, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Pictures',
  lead: 'Say what is to be seen. The draft engine draws it in a few seconds, free; models paint it where there are any.',
  prompt: 'What is to be seen',
  promptExample: 'A red fox under a cherry tree at night',
  promptMissing: 'Say what is to be seen.',
  aspect: 'Shape',
  aspectMissing: 'Choose a shape.',
  size: 'Longer side',
  pixels: '{pixels, number} px',
  count: 'How many',
  countMembers: 'Up to {most, number} at a time are for members.',
  reference: 'Reference picture',
  referenceHint: 'The model looks at it: a face, a thing, a style.',
  notWanted: 'What is not to be seen',
  make: '{count, plural, one {Make the picture} other {Make # pictures}}',
  begin: 'Begin with a few words',
  beginText: 'Whom, what, where, which light: write it in your own words, or take an example.',
  examples: {
    fox: 'A red fox under a cherry tree at night',
    sailor: 'Portrait of an old sailor by the sea',
    city: 'A woman with an umbrella in a city street in the rain',
    kite: 'Two children fly a kite on a hill at sunset',
  },
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type ToolImageTexts = Loose<typeof en>;
