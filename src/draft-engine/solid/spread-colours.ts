import type { SidePicture } from './solid.ts';

/** Pixels this near to an edge are mixed with the ground, or a line around the drawing. */
const EDGE_PIXELS = 2;

interface Level {
  /** Red, green, blue, each times the weight, and the weight. */
  data: Float32Array;
  width: number;
  height: number;
}

/**
 * The picture with its colours running on beyond its edges: each clear pixel has that of the nearest ones that are not.
 * So many pixels at the edges are not trusted.
 */
export function spreadColours({ data, width, height }: SidePicture, edgePixels = EDGE_PIXELS): SidePicture {
  const base: Level = { data: new Float32Array(width * height * 4), width, height };
  const solid = eroded({ data, width, height }, edgePixels);
  for (let at = 0; at < width * height; at++) {
    if (solid[at] === 1) {
      base.data.set([data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!, 1], at * 4);
    }
  }
  const levels = [base];
  for (let last = base; last.width > 1 || last.height > 1; last = levels.at(-1)!) {
    levels.push(halved(last));
  }
  for (let index = levels.length - 2; index >= 0; index--) {
    fillFrom(levels[index]!, levels[index + 1]!);
  }
  const spread = Uint8Array.from(data);
  for (let at = 0; at < width * height; at++) {
    for (let channel = 0; channel < 3; channel++) {
      spread[at * 4 + channel] = Math.round(base.data[at * 4 + channel]!);
    }
  }
  return { data: spread, width, height };
}

/** 1 where a pixel and those around it are opaque; of what is thinner than that, its own pixels. */
function eroded({ data, width, height }: SidePicture, edge: number): Uint8Array {
  const isOpaque = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3]! > 200;
  const [inner, all] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isOpaque(x, y)) {
        all[y * width + x] = 1;
        inner[y * width + x] =
          isOpaque(x - edge, y) && isOpaque(x + edge, y) && isOpaque(x, y - edge) && isOpaque(x, y + edge) ? 1 : 0;
      }
    }
  }
  return inner.includes(1) ? inner : all;
}

function halved({ data, width, height }: Level): Level {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const sums = new Float32Array(half.width * half.height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [from, to] = [(y * width + x) * 4, ((y >> 1) * half.width + (x >> 1)) * 4];
      for (let channel = 0; channel < 4; channel++) {
        sums[to + channel] = sums[to + channel]! + data[from + channel]!;
      }
    }
  }
  for (let at = 0; at < sums.length; at += 4) {
    // Weights up to 1, so that one pixel counts as much as many.
    const weight = sums[at + 3]!;
    if (weight > 1) {
      for (let channel = 0; channel < 4; channel++) {
        sums[at + channel] = sums[at + channel]! / weight;
      }
    }
  }
  return { data: sums, ...half };
}

/** Gives pixels without a colour that of the smaller picture, between its pixels; all have one then. */
function fillFrom(level: Level, { data, width, height }: Level): void {
  for (let y = 0; y < level.height; y++) {
    for (let x = 0; x < level.width; x++) {
      const at = (y * level.width + x) * 4;
      const weight = level.data[at + 3]!;
      if (weight >= 1) {
        continue;
      }
      const [left, top] = [Math.max(0, (x - 0.5) / 2), Math.max(0, (y - 0.5) / 2)];
      const [x0, y0] = [Math.min(width - 1, Math.floor(left)), Math.min(height - 1, Math.floor(top))];
      const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
      const [fx, fy] = [left - x0, top - y0];
      for (let channel = 0; channel < 3; channel++) {
        const of = (column: number, row: number): number => {
          const place = (row * width + column) * 4;
          return data[place + channel]! / Math.max(data[place + 3]!, 1e-6);
        };
        const filled =
          (of(x0, y0) * (1 - fx) + of(x1, y0) * fx) * (1 - fy) + (of(x0, y1) * (1 - fx) + of(x1, y1) * fx) * fy;
        level.data[at + channel] = level.data[at + channel]! + (1 - weight) * filled;
      }
      level.data[at + 3] = 1;
    }
  }
}
