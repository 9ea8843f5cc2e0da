import sharp, { type Raw } from 'sharp';
import type { Pixels } from '../pixels/open-picture.ts';
import { countTiles, enlargeTiles, type ColourPixels } from './enlarge-tiles.ts';
import { keepColours } from './keep-colours.ts';
import type { LargerNetwork } from './load-network.ts';

/** An enlarged picture; its opacity, a byte for each pixel, where it is not opaque. */
export interface EnlargedPicture extends ColourPixels {
  opacity?: Buffer;
}

/** Of an enlargement: when it is to end, and who learns of its progress, from 0 to 1. */
export interface EnlargingRun {
  signal: AbortSignal;
  tell?: ((share: number) => void) | undefined;
}

/** How much smaller the copies are whose colours go on beneath what is transparent, the smallest first. */
const COPIES = [32, 4] as const;
const rawOf = ({ width, height }: Pixels): { raw: Raw } => ({ raw: { width, height, channels: 4 } });

/**
 * Enlarges a picture with one network after the other. Of a picture with transparent parts the colours are enlarged as
 * if it were opaque, and the opacity for itself, so that no dark fringe comes up. Rejects with the signal's reason.
 */
export async function enlargePicture(
  picture: Pixels,
  networks: readonly LargerNetwork[],
  run: EnlargingRun,
): Promise<EnlargedPicture> {
  const { width, height } = picture;
  const opened = sharp(picture.data, rawOf(picture));
  const data = picture.isOpaque ? await opened.removeAlpha().raw().toBuffer() : await continueColours(picture);
  const enlarged = await enlargeColours({ data, width, height }, networks, run);
  if (picture.isOpaque) {
    return enlarged;
  }
  const opacity = await sharp(picture.data, rawOf(picture))
    .extractChannel('alpha')
    .resize(enlarged.width, enlarged.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { ...enlarged, opacity };
}

/** Enlarges what is opaque with one network after the other, in the same colours. Rejects with the signal's reason. */
export async function enlargeColours(
  picture: ColourPixels,
  networks: readonly LargerNetwork[],
  { signal, tell }: EnlargingRun,
): Promise<ColourPixels> {
  let enlarged = picture;
  const all = countAllTiles(picture, networks);
  let done = 0;
  const onTile = (): void => tell?.(++done / all);
  for (const network of networks) {
    const before = enlarged;
    enlarged = await enlargeTiles(before, network, { signal, onTile });
    await keepColours(enlarged, before, network.redraws);
  }
  return enlarged;
}

/** How many parts all networks enlarge, one after the other. */
function countAllTiles({ width, height }: ColourPixels, networks: readonly LargerNetwork[]): number {
  let [tiles, scale] = [0, 1];
  for (const network of networks) {
    tiles += countTiles({ width: width * scale, height: height * scale });
    scale *= network.scale;
  }
  return tiles;
}

/** The colours of a picture as if it were opaque: beneath what is transparent go on those around it. */
async function continueColours(picture: Pixels): Promise<Buffer> {
  const { width, height } = picture;
  const copies = COPIES.map(async (times) => {
    const small = await sharp(picture.data, rawOf(picture))
      .resize(Math.ceil(width / times), Math.ceil(height / times), { fit: 'fill', kernel: 'linear' })
      .png()
      .toBuffer();
    const input = await sharp(small).resize(width, height, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
    return { input, ...rawOf(picture) };
  });
  return sharp({ create: { width, height, channels: 3, background: await meanColour(picture) } })
    .composite([...(await Promise.all(copies)), { input: picture.data, ...rawOf(picture) }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The mean of what is not transparent. */
async function meanColour(picture: Pixels): Promise<{ r: number; g: number; b: number }> {
  const [r = 0, g = 0, b = 0] = await sharp(picture.data, rawOf(picture))
    .resize(1, 1, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return { r, g, b };
}
