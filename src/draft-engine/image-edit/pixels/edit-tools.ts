import type { Plane, Raster } from './raster.ts';

/** What the machine that edits has: the browser shows with it what the server makes. */
export interface EditTools {
  resize(picture: Raster, width: number, height: number): Promise<Raster>;
  /** A text as a picture of its own, transparent around its letters, in lines of at most that width. */
  drawText(text: { text: string; colour: string; sizePixels: number; widthPixels: number }): Promise<Raster>;
  /**
   * How much each pixel belongs to what stands out, 0 to 1, and the picture without the rest; undefined where nothing
   * stands out. Absent where that cannot be found here.
   */
  findSubject?(picture: Raster): Promise<{ plane: Plane; cutOut: Raster } | undefined>;
}
