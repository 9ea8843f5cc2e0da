import type { EnlargedPart, LargerNetwork } from './load-network.ts';

/** RGB bytes, row after row. */
export interface ColourPixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A part of a picture. */
interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
}

const CHANNELS = 3;
/** Side of the parts that are enlarged one after the other: what the network computes with stays small. */
const TILE_PIXELS = 192;

/** How many parts a picture is enlarged in. */
export const countTiles = ({ width, height }: { width: number; height: number }): number =>
  Math.ceil(width / TILE_PIXELS) * Math.ceil(height / TILE_PIXELS);

/**
 * Enlarges a picture part by part. Each part is seen with as much around it as the network looks at, so that parts fit
 * together without seams; beyond the picture's edges it is mirrored. Rejects with the signal's reason.
 */
export async function enlargeTiles(
  picture: ColourPixels,
  network: LargerNetwork,
  { signal, onTile }: { signal: AbortSignal; onTile?: (() => void) | undefined },
): Promise<ColourPixels> {
  const { scale } = network;
  const size = { width: picture.width * scale, height: picture.height * scale };
  const enlarged = { data: Buffer.alloc(size.width * size.height * CHANNELS), ...size };
  for (let top = 0; top < picture.height; top += TILE_PIXELS) {
    for (let left = 0; left < picture.width; left += TILE_PIXELS) {
      signal.throwIfAborted();
      const tile = {
        left,
        top,
        width: Math.min(TILE_PIXELS, picture.width - left),
        height: Math.min(TILE_PIXELS, picture.height - top),
      };
      const [width, height] = [tile.width + 2 * network.margin, tile.height + 2 * network.margin];
      const part = await network.run(planesOf(picture, tile, network.margin), width, height);
      put(part, tile, scale, enlarged);
      onTile?.();
    }
  }
  return enlarged;
}

/** Planes of a part with its margin, from 0 to 1. */
function planesOf({ data, width, height }: ColourPixels, tile: Tile, margin: number): Float32Array {
  const [across, down] = [tile.width + 2 * margin, tile.height + 2 * margin];
  const columns = Int32Array.from({ length: across }, (_, x) => mirrored(tile.left + x - margin, width));
  const planes = new Float32Array(CHANNELS * across * down);
  for (let y = 0; y < down; y++) {
    const row = mirrored(tile.top + y - margin, height) * width;
    for (let x = 0; x < across; x++) {
      const from = (row + columns[x]!) * CHANNELS;
      for (let channel = 0; channel < CHANNELS; channel++) {
        planes[(channel * down + y) * across + x] = data[from + channel]! / 255;
      }
    }
  }
  return planes;
}

/** A place in a row, mirrored at its ends as often as it takes. */
function mirrored(at: number, length: number): number {
  if (length === 1) {
    return 0;
  }
  const period = 2 * (length - 1);
  const place = ((at % period) + period) % period;
  return place < length ? place : period - place;
}

/** Writes an enlarged part, without what is left of its margin, to its place. */
function put(part: EnlargedPart, tile: Tile, scale: number, { data, width }: ColourPixels): void {
  const limited = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  const [across, down] = [tile.width * scale, tile.height * scale];
  const [marginX, marginY] = [(part.width - across) / 2, (part.height - down) / 2];
  for (let y = 0; y < down; y++) {
    const row = (tile.top * scale + y) * width + tile.left * scale;
    for (let channel = 0; channel < CHANNELS; channel++) {
      const from = (channel * part.height + y + marginY) * part.width + marginX;
      for (let x = 0; x < across; x++) {
        limited[(row + x) * CHANNELS + channel] = part.planes[from + x]! * 255;
      }
    }
  }
}
