import sharp from 'sharp';

/** A picture's pixels: RGBA, 8 bits, not premultiplied, row by row from the top. */
export interface DecodedPicture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

const MOST_PIXELS = 40_000_000;
const LIMIT_SECONDS = 20;

/**
 * Reads a picture's file, upright, in sRGB, no side longer than told. Throws what sharp throws for a file that is no
 * whole picture.
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
