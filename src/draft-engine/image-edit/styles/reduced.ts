import { blurPlane } from '../pixels/blur-plane.ts';
import type { Once } from '../pixels/once.ts';
import { CHANNELS, clampByte, lumaOf, type Raster } from '../pixels/raster.ts';
import { recolour, rich, unitOf } from './painted.ts';
import { flatten } from './smooth.ts';
import { evened, noisePlane } from './texture.ts';

type Colours = [red: number, green: number, blue: number];

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
/** Pixels across the mean side, and colours. */
const PIXELS_ACROSS = 104;
const PIXEL_COLOURS = 32;

/** Large square pixels in few colours of the picture's own, dithered. */
export function paintPixels(picture: Raster, _: number, once: Once): Raster {
  const { data, width, height } = picture;
  const block = Math.max(1, Math.round(unitOf(picture, 1 / PIXELS_ACROSS)));
  const [columns, rows] = [Math.ceil(width / block), Math.ceil(height / block)];
  const means: Colours[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      means.push(rich(meanOf(picture, column * block, row * block, block), 1.2));
    }
  }
  const palette = once('palette', () => medianCut(means, PIXEL_COLOURS));
  const chosen = means.map((mean, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const shift = (BAYER[((row & 3) << 2) | (column & 3)]! - 7.5) * 1.1;
    return nearestOf([mean[0] + shift, mean[1] + shift, mean[2] + shift], palette);
  });
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += CHANNELS) {
      const colour = chosen[Math.floor(y / block) * columns + Math.floor(x / block)]!;
      data[to] = clampByte(colour[0]);
      data[to + 1] = clampByte(colour[1]);
      data[to + 2] = clampByte(colour[2]);
    }
  }
  return picture;
}

function meanOf({ data, width, height }: Raster, left: number, top: number, size: number): Colours {
  const sum: Colours = [0, 0, 0];
  let count = 0;
  for (let y = top; y < Math.min(height, top + size); y++) {
    for (let x = left; x < Math.min(width, left + size); x++) {
      const from = (y * width + x) * CHANNELS;
      sum[0] += data[from]!;
      sum[1] += data[from + 1]!;
      sum[2] += data[from + 2]!;
      count += 1;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** The mean colours of groups that are halved along their widest channel, the largest first. */
function medianCut(colours: readonly Colours[], count: number): Colours[] {
  const groups: Colours[][] = [[...colours]];
  while (groups.length < count) {
    const widest = groups
      .map((group, index) => ({ index, ...rangeOf(group) }))
      .toSorted((one, other) => other.range - one.range || one.index - other.index)[0]!;
    const group = groups[widest.index]!;
    if (group.length < 2 || widest.range === 0) {
      break;
    }
    const ordered = group.toSorted((one, other) => one[widest.channel]! - other[widest.channel]!);
    const half = Math.floor(ordered.length / 2);
    groups.splice(widest.index, 1, ordered.slice(0, half), ordered.slice(half));
  }
  return groups.map((group) => {
    const total = group.reduce<Colours>((sum, one) => [sum[0] + one[0], sum[1] + one[1], sum[2] + one[2]], [0, 0, 0]);
    return [total[0] / group.length, total[1] / group.length, total[2] / group.length];
  });
}

function rangeOf(group: readonly Colours[]): { channel: 0 | 1 | 2; range: number } {
  let best: { channel: 0 | 1 | 2; range: number } = { channel: 0, range: -1 };
  for (const channel of [0, 1, 2] as const) {
    let [least, most] = [Infinity, -Infinity];
    for (const colour of group) {
      least = Math.min(least, colour[channel]);
      most = Math.max(most, colour[channel]);
    }
    if (most - least > best.range) {
      best = { channel, range: most - least };
    }
  }
  return best;
}

function nearestOf([red, green, blue]: Colours, palette: readonly Colours[]): Colours {
  let best = palette[0]!;
  let least = Infinity;
  for (const colour of palette) {
    const distance = (colour[0] - red) ** 2 * 0.8 + (colour[1] - green) ** 2 * 1.5 + (colour[2] - blue) ** 2 * 0.7;
    if (distance < least) {
      least = distance;
      best = colour;
    }
  }
  return best;
}

const SHEETS = 6;

/** Sheets of coloured paper over each other, the lightest at the bottom, each with its shadow. */
export function cutPaper(picture: Raster, seed: number, once: Once): Raster {
  const { width, height } = picture;
  const flat = flatten(flatten(picture, unitOf(picture, 0.018)), unitOf(picture, 0.012));
  const { data } = flat;
  const count = width * height;
  const luma = new Float32Array(count);
  for (let at = 0; at < count; at++) {
    luma[at] = lumaOf(data[at * CHANNELS]!, data[at * CHANNELS + 1]!, data[at * CHANNELS + 2]!);
  }
  const soft = blurPlane(luma, width, height, unitOf(picture, 0.003));
  const limits = once('limits', () => levelsOf(soft));
  const sheet = Uint8Array.from(soft, (value) => limits.filter((limit) => value < limit).length);
  const shadow = new Float32Array(count);
  const reach = unitOf(picture, 0.006);
  for (let level = 1; level < SHEETS; level++) {
    const above = Float32Array.from(sheet, (own) => Number(own >= level));
    const dark = blurPlane(above, width, height, reach * 0.7);
    const shift = Math.round(reach) * (width + 1);
    for (let at = 0; at < count; at++) {
      if (sheet[at]! < level) {
        shadow[at] = Math.max(shadow[at]!, dark[Math.max(0, at - shift)]! * 0.75);
      }
    }
  }
  const paper = once('paper', () => evened(noisePlane(width, height, { sigma: 1, seed })));
  return recolour(flat, (colours, at) => {
    const [red, green, blue] = rich(colours, 1.35);
    const own = lumaOf(red, green, blue) + 1;
    const level = ((SHEETS - 1 - sheet[at]!) / (SHEETS - 1)) * 205 + 38;
    const factor = (level / own) * (1 - shadow[at]! * 0.5);
    const more = paper[at]! * 5;
    return [red * factor + more, green * factor + more, blue * factor + more];
  });
}

/** Brightnesses that part a plane into as many equal shares as there are sheets. */
function levelsOf(plane: Float32Array): number[] {
  const step = Math.max(1, Math.floor(plane.length / 20_000));
  const values = plane.filter((_, at) => at % step === 0).toSorted();
  return Array.from(
    { length: SHEETS - 1 },
    (_, index) => values[Math.floor((values.length * (index + 1)) / SHEETS)] ?? 0,
  );
}
