/** Texts of the tool for stickers, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Stickers',
  lead: 'Say whom or what it shows, or bring a photo: a sticker on clear ground, in six styles. The draft engine makes it free.',
  from: 'Made from',
  photo: 'Photo',
  photoHint:
    'A face or a whole person, an animal, a thing: what stands out is cut out on this server. You need the consent of whom it shows.',
  prompt: 'Whom or what it shows',
  promptOfPhoto: 'What is to be added or changed',
  promptExample: 'A happy cat with a balloon',
  promptMissing: 'Say whom or what it shows.',
  style: 'Style',
  count: 'How many',
  takesNoPhoto: 'This model takes no photo. Choose another one.',
  ofPhoto: 'Photo, {style}',
  doubtful:
    'What was cut out of the photo may not be all of it. Remove its background first, correct it there with the brush, and bring that picture.',
  begin: 'Begin with a word or a photo',
  beginText: 'What is made goes on to the canvas or into a sticker pack.',
  toCanvas: 'Canvas',
  make: '{count, plural, one {Make the sticker} other {Make # stickers}}',
  sources: { words: 'Words', photo: 'A photo' },
  styles: {
    pixel: 'Pixel',
    flat: 'Flat',
    clay: 'Clay',
    sticker: 'Die-cut sticker',
    memoji: 'Memoji',
    illustration: 'Illustration',
  },
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type ToolStickerTexts = Loose<typeof en>;
