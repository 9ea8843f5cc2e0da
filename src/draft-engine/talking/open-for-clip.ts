import sharp from 'sharp';
import { decodePicture } from '#src/platform/server/media/pictures/decode-picture.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { Canvas } from './paint-mesh.ts';

const CHANNELS = 4;
/** What shows through a transparent picture. */
const BEHIND = '#ffffff';
/** A tiny picture becomes large enough for a face that moves. */
const LEAST_SIDE_PIXELS = 320;

/**
 * A picture, opaque, in the size of its clip: sides of even numbers, within what a clip may have. Throws sharp's error
 * for a file that cannot be read.
 */
export async function openForClip(path: string): Promise<Canvas> {
  const { shortSidePixels, longSidePixels } = LIMITS.tools.talkingClip;
  const { data, width, height } = await decodePicture(path, { longestSidePixels: longSidePixels });
  const short = Math.min(width, height);
  const least = Math.min(LEAST_SIDE_PIXELS / short, longSidePixels / Math.max(width, height));
  const scale = Math.max(Math.min(1, shortSidePixels / short), least);
  const even = (length: number): number => Math.max(2, Math.round((length * scale) / 2) * 2);
  const size = { width: even(width), height: even(height) };
  const pixels = await sharp(data, { raw: { width, height, channels: CHANNELS } })
    .flatten({ background: BEHIND })
    .resize(size.width, size.height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data: new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length), ...size };
}
