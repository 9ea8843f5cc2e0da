/** Styles of stickers (CAT-05), each with what models are told of it. */
export const STICKER_STYLES = {
  pixel: 'as 16-bit pixel art with a few bright colours',
  flat: 'as a flat vector illustration with plain shapes and no outline',
  clay: 'as a cute character of soft modelling clay, softly lit',
  sticker: 'as a glossy die-cut sticker with bold lines and a thick white border',
  memoji: 'as a friendly three-dimensional avatar, head and shoulders',
  illustration: 'as a hand-drawn storybook illustration',
} as const;
export type StickerStyle = keyof typeof STICKER_STYLES;
export const STICKER_STYLE_IDS = Object.keys(STICKER_STYLES) as StickerStyle[];

/** Those in which the draft engine changes a photo visibly. */
export const PHOTO_STICKER_STYLES: readonly StickerStyle[] = ['pixel', 'flat', 'sticker', 'illustration'];
