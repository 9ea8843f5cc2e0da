/** What a meme is made as: a picture, or a clip with a sound. */
export const MEME_FORMS = ['png', 'webp', 'clip'] as const;
export type MemeForm = (typeof MEME_FORMS)[number];

/** Limits of memes, as the server enforces them and forms show them. */
export const MEME_LIMITS = {
  /** Places for lines of a template. */
  lines: 6,
  /** Of a line; each place has a limit of its own below it. */
  lineCharacters: 120,
} as const;
