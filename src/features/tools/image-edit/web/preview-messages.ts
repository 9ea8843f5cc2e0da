import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';

/** What the thread of previews is asked. */
export interface PreviewOrder {
  bitmap: ImageBitmap;
  edits: PictureEdit[];
}

/** What it answers; no picture where it could not be drawn. */
export interface PreviewAnswer {
  bitmap?: ImageBitmap;
}
