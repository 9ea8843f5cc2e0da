import sharp, { type Raw } from 'sharp';
import type { ColourPixels } from './enlarge-tiles.ts';

/** A difference of nothing, in a byte. */
const EVEN = 128;
const rawOf = ({ width, height }: ColourPixels): { raw: Raw } => ({ raw: { width, height, channels: 3 } });

/**
 * Changes an enlarged picture, in place, so that it has the colours of the picture that it was made from: what it lacks
 * of them when it is made small again is added.
 */
export async function keepColours(enlarged: ColourPixels, original: ColourPixels): Promise<void> {
  const { width, height } = original;
  const small = await sharp(enlarged.data, rawOf(enlarged)).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const lack = limited(small);
  small.forEach((value, at) => {
    lack[at] = EVEN + original.data[at]! - value;
  });
  const lacking = await sharp(small, rawOf(original))
    .resize(enlarged.width, enlarged.height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const data = limited(enlarged.data);
  for (let at = 0; at < data.length; at++) {
    data[at] = data[at]! + lacking[at]! - EVEN;
  }
}

/** The same bytes, which take the nearest possible value of what is written. */
function limited({ buffer, byteOffset, length }: Uint8Array): Uint8ClampedArray {
  return new Uint8ClampedArray(buffer, byteOffset, length);
}
