/** MojiMagic's pages. */
export const MOJI_PATHS = {
  cards: '/dashboard/mojiMagic',
  stickers: '/dashboard/mojiMagic/stickers',
  canvas: '/dashboard/mojiMagic/canvas',
} as const;
