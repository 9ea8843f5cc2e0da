import sharp, { type Raw } from 'sharp';
import type { ColourPixels } from './enlarge-tiles.ts';

/** A difference of nothing, in a byte. */
const EVEN = 128;
/** How wide a difference must be to be one of colour, where edges are drawn anew: the deviation of the blur, pixels. */
const WIDE_PIXELS = 4;
const rawOf = ({ width, height }: ColourPixels): { raw: Raw } => ({ raw: { width, height, channels: 3 } });

/**
 * Changes an enlarged picture, in place, so that it has the colours of the picture that it was made from: what it lacks
 * of them when it is made small again is added, of a redrawn one only what is not at an edge.
 */
export async function keepColours(enlarged: ColourPixels, original: ColourPixels, isRedrawn: boolean): Promise<void> {
  const { width, height } = original;
  const small = await sharp(enlarged.data, rawOf(enlarged)).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const lack = limited(small);
  small.forEach((value, at) => {
    lack[at] = EVEN + original.data[at]! - value;
  });
  const missing = isRedrawn ? await sharp(small, rawOf(original)).blur(WIDE_PIXELS).raw().toBuffer() : small;
  const lacking = await sharp(missing, rawOf(original))
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
