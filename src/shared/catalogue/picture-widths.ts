/** Widths in pixels in which the server offers smaller copies of a picture. */
export const PICTURE_WIDTHS = [480, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The width that a query parameter names; undefined for any other text. */
export function readPictureWidth(text: unknown): PictureWidth | undefined {
  return PICTURE_WIDTHS.find((width) => String(width) === text);
}
