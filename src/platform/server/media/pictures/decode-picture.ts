import sharp from 'sharp';
import { LIMITS } from '#src/shared/catalogue/limits.ts';

/** A picture's pixels: RGBA, 8 bits, not premultiplied, row by row from the top. */
export interface DecodedPicture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Of a square picture that a tool enlarged as far as it can. */
const MOST_PIXELS = LIMITS.tools.pictureSidePixels ** 2;
const LIMIT_SECONDS = 20;

/**
 * Reads a picture file, upright, in sRGB, scaled down to the longest allowed side. Throws sharp's error for a truncated
 * or invalid file.
 */
export async function decodePicture(path: string, limits: { longestSidePixels: number }): Promise<DecodedPicture> {
  const { data, info } = await sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: LIMIT_SECONDS })
    .rotate()
    .resize({
      width: limits.longestSidePixels,
      height: limits.longestSidePixels,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
    width: info.width,
    height: info.height,
  };
}
