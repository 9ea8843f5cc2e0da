/** Texts of the tool for memes, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Memes',
  lead: 'Pick a scene, write what it says, and take it with you as a picture or as a clip with sound. The draft engine draws it, free.',
  search: 'Find a template',
  searchExample: 'cat, Monday, queue …',
  found: '{count, plural, =0 {No template is found by these words.} one {# template} other {# templates}}',
  template: 'Template',
  none: 'No templates are offered here at the moment.',
  tryAgain: 'Try again',
  lines: 'What it says',
  numbered: '{name} {number, number}',
  photo: 'Photo',
  photoHint:
    'It is put into the frame of the scene; without one somebody drawn is in it. You need the consent of whom it shows.',
  as: 'Made as',
  clipHint:
    'A clip of {seconds, number} seconds: the scene moves, the lines appear one after the other, and there is a sound.',
  tooLong: 'One of the lines is too long.',
  empty: 'Write at least one line.',
  preview: 'Preview: {name}',
  previewOf: 'What will be made: {name}',
  makePicture: 'Make the picture',
  makeClip: 'Make the clip',
  begin: 'Pick a template and write a line',
  beginText: 'What you make stays here, to download and to send on.',
  copy: 'Copy the picture',
  copied: 'The picture is copied.',
  notCopied: 'This browser does not copy pictures. Download it instead.',
  forms: { png: 'Picture (PNG)', webp: 'Picture (WebP)', clip: 'Clip' },
  styles: {
    caption: 'Caption',
    band: 'Line above',
    bubble: 'Speech bubble',
    label: 'Tag',
    sign: 'Writing',
    strip: 'Headline',
    ticker: 'Ticker',
  },
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type ToolMemeTexts = Loose<typeof en>;
