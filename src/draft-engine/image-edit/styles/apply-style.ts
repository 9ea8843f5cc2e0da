import type { PictureStyle } from '#src/shared/catalogue/picture-edits.ts';
import type { EditTools } from '../pixels/edit-tools.ts';
import { eachTime, type Once } from '../pixels/once.ts';
import { CHANNELS, type Raster } from '../pixels/raster.ts';
import { STYLES } from './style-table.ts';

/** Pictures are painted over at this longer side at most, and enlarged: strokes are wider than its pixels. */
const PAINTED_SIDE_PIXELS = 2048;

/** Paints a picture over in a style; `share` of it, where what was there stays below. */
export async function applyStyle(
  picture: Raster,
  { style, share }: { style: PictureStyle; share: number },
  { tools, seed, once = eachTime }: { tools: EditTools; seed: number; once?: Once },
): Promise<Raster> {
  const { width, height } = picture;
  const scale = Math.min(1, PAINTED_SIDE_PIXELS / Math.max(width, height));
  const small = scale < 1 ? await tools.resize(picture, side(width, scale), side(height, scale)) : copyOf(picture);
  const painted = STYLES[style](small, seed, once);
  const whole = scale < 1 ? await tools.resize(painted, width, height) : painted;
  for (let at = 0; at < picture.data.length; at += CHANNELS) {
    for (let channel = at; channel < at + 3; channel++) {
      const before = picture.data[channel]!;
      picture.data[channel] = Math.round(before + (whole.data[channel]! - before) * share);
    }
  }
  return picture;
}

const side = (pixels: number, scale: number): number => Math.max(1, Math.round(pixels * scale));
const copyOf = ({ data, width, height }: Raster): Raster => ({ data: data.slice(), width, height });
