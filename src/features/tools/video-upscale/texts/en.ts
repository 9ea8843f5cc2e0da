/** Texts of the tool for larger clips, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Larger videos',
  lead: 'Twice or four times as wide and high, with the sound: on this server, free, or by models where there are any.',
  clip: 'Video',
  clipMissing: 'Please choose a video.',
  factor: 'How much larger',
  length: 'Length',
  lengthOf: '{seconds, number} s, {frames, number} frames a second',
  now: 'Now',
  afterwards: 'Afterwards',
  pixels: '{width} × {height} pixels',
  takes: 'Takes',
  takesSeconds: 'about {seconds, number} s on this server',
  takesMinutes: 'about {minutes, number} min on this server',
  takesBoth: '{takes}, as long for × 2 as for × 4',
  price: 'Price',
  priceOf: '{coins, plural, one {# film coin} other {# film coins}}: {each, number} for each second begun',
  bestFor: 'Best for drawings; photographs get sharper lines.',
  problems: {
    MEDIA_TOO_LONG: 'This video is too long: at most {limitSeconds, number} s.',
    FILE_TOO_LARGE: 'The file of this video is too large: at most {limitMegabytes, number} MB.',
    MEDIA_TOO_LARGE:
      'The picture of this video is too large for that: at most {limitPixels, number} pixels wide or high.',
    CLIP_TAKES_TOO_LONG:
      'This would take this server about {minutes, number} min, and at most {limitMinutes, number} are possible. Choose a shorter or smaller video, or a model.',
  },
  make: 'Make it larger',
  name: 'Video, {factor, number} times as large',
  source: 'Before',
  sourceOf: 'Before: {width} × {height} pixels',
  begin: 'Bring a small video',
  beginText:
    'A drawn clip, an old recording, or one that was made here. Length, size, price and time are shown before you order.',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type ToolVideoUpscaleTexts = Loose<typeof en>;
