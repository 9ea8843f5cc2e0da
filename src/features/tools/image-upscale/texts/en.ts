/** Texts of the tool for larger pictures, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Larger pictures',
  lead: 'Twice or four times as wide and high, with true detail: on this server, free, or by models where there are any.',
  factor: 'How much larger',
  sizes: '{from} to {to} pixels',
  sizesSeconds: '{from} to {to} pixels, in about {seconds, number} s',
  sizesMinutes: '{from} to {to} pixels, in about {minutes, number} min',
  factorTooLarge: '× {factor, number} would be more than {pixels, number} pixels wide or high.',
  tooLarge:
    'This picture is too large to be made twice as large: at most {pixels, number} pixels wide and high can come out.',
  content: 'What it shows',
  contents: {
    guess: 'Find out',
    photo: 'Photograph',
    drawing: 'Drawing',
  },
  facesStay: 'Faces stay as they are: nothing is invented.',
  faces: 'Refine faces',
  make: 'Make it larger',
  name: '{factor, number} times as large',
  begin: 'Bring a small picture',
  beginText: 'A photo, a scan, a drawing or a picture made here. Then move the line to see what has become of it.',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type ToolImageUpscaleTexts = Loose<typeof en>;
