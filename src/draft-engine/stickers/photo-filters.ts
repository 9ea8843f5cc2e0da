import sharp, { type Sharp } from 'sharp';
import type { StickerStyle } from '#src/shared/catalogue/sticker-styles.ts';
import { pixelate } from '../cards/pixelate.ts';

/** A cut-out: RGBA of a square. */
interface CutSquare {
  data: Buffer;
  side: number;
}

const CHANNELS = 4;
const PIXELS_ACROSS = 72;
const BORDER_SHARE = 0.022;
/** Of alpha: from here on something is there. */
const THERE = 64;

const open = ({ data, side }: CutSquare): Sharp =>
  sharp(data, { raw: { width: side, height: side, channels: CHANNELS } });
const pixelsOf = async (picture: Sharp, side: number): Promise<CutSquare> => ({
  data: await picture.raw().toBuffer(),
  side,
});

type Filter = (square: CutSquare) => Promise<CutSquare>;

/** What makes a cut-out photo a sticker of each style. */
export const PHOTO_FILTERS: Readonly<Record<StickerStyle, Filter>> = {
  pixel: async (square) => {
    const small = await pixelsOf(open(square).modulate({ saturation: 1.3 }).resize(PIXELS_ACROSS), PIXELS_ACROSS);
    pixelate({ ...small, width: PIXELS_ACROSS, height: PIXELS_ACROSS });
    return pixelsOf(open(small).resize(square.side, square.side, { kernel: 'nearest' }), square.side);
  },
  flat: async (square) => inSteps(await smooth(square, 11, 1.35), 5),
  clay: async (square) => modelled(await smooth(square, 9, 1.25)),
  sticker: async (square) => bordered(await smooth(square, 3, 1.3)),
  memoji: async (square) => modelled(inSteps(await smooth(square, 7, 1.45), 12)),
  illustration: async (square) => outlined(inSteps(await smooth(square, 7, 1.15), 8), square),
};

/** Without small detail, in stronger colours. */
function smooth(square: CutSquare, reach: number, saturation: number): Promise<CutSquare> {
  return pixelsOf(open(square).median(reach).modulate({ saturation, brightness: 1.04 }), square.side);
}

/** In few steps of light, so that areas are plain. */
function inSteps({ data, side }: CutSquare, levels: number): CutSquare {
  const step = 255 / (levels - 1);
  const stepped = Buffer.from(data);
  for (let at = 0; at < stepped.length; at += CHANNELS) {
    const light = Math.max(stepped[at] ?? 0, stepped[at + 1] ?? 0, stepped[at + 2] ?? 0);
    const factor = light === 0 ? 1 : (Math.round(light / step) * step) / light;
    for (const channel of [0, 1, 2]) {
      stepped[at + channel] = Math.min(255, (stepped[at + channel] ?? 0) * factor);
    }
  }
  return { data: stepped, side };
}

/** Lit from the upper left as a round body is: brighter there, darker at the lower right edge. */
async function modelled({ data, side }: CutSquare): Promise<CutSquare> {
  const raw = { width: side, height: side, channels: 1 } as const;
  const mask = Buffer.from(Array.from({ length: side * side }, (_, index) => data[CHANNELS * index + 3] ?? 0));
  const soft = await sharp(mask, { raw })
    .blur(side / 22)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const lit = Buffer.from(data);
  const shift = Math.round(side / 26);
  const at = (x: number, y: number): number =>
    soft[Math.min(side - 1, Math.max(0, y)) * side + Math.min(side - 1, Math.max(0, x))] ?? 0;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const light = (at(x + shift, y + shift) - at(x - shift, y - shift)) / 255;
      const place = CHANNELS * (y * side + x);
      for (const channel of [0, 1, 2]) {
        const value = lit[place + channel] ?? 0;
        lit[place + channel] = Math.max(
          0,
          Math.min(255, light > 0 ? value + (255 - value) * light * 0.5 : value * (1 + light * 0.7)),
        );
      }
    }
  }
  return { data: lit, side };
}

/** With dark lines where the photo has edges, and around it. */
async function outlined(painted: CutSquare, photo: CutSquare): Promise<CutSquare> {
  const { side } = painted;
  const grey = await open(photo)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .blur(1.6)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const drawn = Buffer.from(painted.data);
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      const index = y * side + x;
      const across = (grey[index + 1] ?? 0) - (grey[index - 1] ?? 0);
      const down = (grey[index + side] ?? 0) - (grey[index - side] ?? 0);
      const ink = Math.min(1, Math.max(0, (Math.hypot(across, down) - 14) / 34));
      for (const channel of [0, 1, 2]) {
        const place = CHANNELS * index + channel;
        drawn[place] = (drawn[place] ?? 0) * (1 - ink * 0.85);
      }
    }
  }
  return { data: drawn, side };
}

/** With the white border of a die-cut sticker: everything within its width, with a smooth edge. */
async function bordered({ data, side }: CutSquare): Promise<CutSquare> {
  const white = Buffer.alloc(data.length, 255);
  grown({ data, side }, side * BORDER_SHARE).forEach((alpha, index) => {
    white[CHANNELS * index + 3] = alpha;
  });
  const over = { input: data, raw: { width: side, height: side, channels: CHANNELS } } as const;
  return pixelsOf(open({ data: white, side }).composite([over]), side);
}

/** The alpha of a cut-out, grown by a distance in every direction. */
function grown({ data, side }: CutSquare, distance: number): Uint8Array {
  const reach = Math.ceil(distance);
  const disc = Array.from({ length: (2 * reach + 1) ** 2 }, (_, index) => {
    const [x, y] = [(index % (2 * reach + 1)) - reach, Math.floor(index / (2 * reach + 1)) - reach];
    return { x, y, alpha: Math.round(255 * Math.min(1, Math.max(0, distance + 0.5 - Math.hypot(x, y)))) };
  }).filter(({ alpha }) => alpha > 0);
  const isIn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < side && y < side && (data[CHANNELS * (y * side + x) + 3] ?? 0) >= THERE;
  const mask = new Uint8Array(side * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!isIn(x, y)) {
        continue;
      }
      mask[y * side + x] = 255;
      if (isIn(x - 1, y) && isIn(x + 1, y) && isIn(x, y - 1) && isIn(x, y + 1)) {
        continue;
      }
      for (const { x: across, y: down, alpha } of disc) {
        const [toX, toY] = [x + across, y + down];
        if (toX >= 0 && toY >= 0 && toX < side && toY < side) {
          mask[toY * side + toX] = Math.max(mask[toY * side + toX] ?? 0, alpha);
        }
      }
    }
  }
  return mask;
}
