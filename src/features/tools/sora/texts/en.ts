/** Texts of the text-to-video page, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Text to video',
  lead: 'A clip of what you write, paid by the second. Without a model the draft engine draws it, free.',
  leadFree: 'A clip of what you write, drawn by the draft engine, free.',
  prompt: 'What is to be seen',
  promptExample: 'A lighthouse in a storm, waves break on the rocks',
  promptMissing: 'Say what the clip shall show.',
  grade: 'Made by',
  grades: {
    draft: 'Draft engine',
    standard: 'Standard',
    pro: 'Pro',
    standardSecond: 'Standard, second provider',
    proSecond: 'Pro, second provider',
  },
  free: 'free',
  perSecond: 'a second',
  gone: '{models} can no longer be had: their maker has ended them.',
  aspect: 'Shape',
  aspects: {
    wide: 'Landscape',
    tall: 'Portrait',
  },
  make: 'Make the clip',
  begin: 'Write what happens',
  beginTextFree: 'One scene with one deed is best: who, what, where and which light.',
  beginText:
    'One scene with one deed is best: who, what, where and which light. Its length and its grade decide the price.',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type ToolSoraTexts = Loose<typeof en>;
