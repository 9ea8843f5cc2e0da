import sharp from 'sharp';
import type { Pixels } from '../pixels/open-picture.ts';
import type { PictureContent } from './load-network.ts';

/** Side of the square within which a picture is looked at, with pixels left out rather than mixed. */
const SEEN_SIDE_PIXELS = 384;
/** Steps between neighbours, in a byte: up to the first none is seen, up to the second it is a shade, else an edge. */
const FLAT = 2;
const SHADE = 16;
const EDGE = 48;
/** Drawings have wide areas of one colour with few shades, or areas of one colour that end in edges. */
const WIDE = { flat: 0.6, shades: 0.2 };
const SHARP = { flat: 0.45, shadesAmongSteps: 0.7 };

/**
 * Guesses from areas of one colour and from edges what a picture is. A painting with grain counts as a photograph,
 * whose network changes least.
 */
export async function guessContent({ data, width, height }: Pixels): Promise<PictureContent> {
  const seen = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(SEEN_SIDE_PIXELS, SEEN_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { flat, shades, edges } = countSteps(seen.data, seen.info.width, seen.info.height);
  const isWide = flat > WIDE.flat && shades < WIDE.shades;
  const isSharp = flat > SHARP.flat && shades < SHARP.shadesAmongSteps * (shades + edges);
  return isWide || isSharp ? 'drawing' : 'photo';
}

/** Shares of the pixels whose colour goes on, shades off or breaks off to the right or below. */
function countSteps(data: Uint8Array, width: number, height: number): { flat: number; shades: number; edges: number } {
  let [flat, shades, edges] = [0, 0, 0];
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const at = (y * width + x) * 3;
      let step = 0;
      for (let channel = at; channel < at + 3; channel++) {
        const value = data[channel]!;
        step = Math.max(step, Math.abs(value - data[channel + 3]!), Math.abs(value - data[channel + width * 3]!));
      }
      flat += step <= FLAT ? 1 : 0;
      shades += step > FLAT && step <= SHADE ? 1 : 0;
      edges += step > EDGE ? 1 : 0;
    }
  }
  const all = Math.max(1, (width - 1) * (height - 1));
  return { flat: flat / all, shades: shades / all, edges: edges / all };
}
