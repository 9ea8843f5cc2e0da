import { blurPlane } from '../pixels/blur-plane.ts';
import { CHANNELS, createRaster, lumaPlane, type Plane, type Raster } from '../pixels/raster.ts';

const RGB = 3;

/**
 * Each pixel becomes the mean of the evenest of four squares that meet in it (Kuwahara's filter): areas become flat and
 * edges stay.
 */
export function flatten(picture: Raster, radius: number): Raster {
  const { width, height } = picture;
  const reach = Math.max(1, Math.round(radius));
  const sums = summedAreas(picture);
  const result = createRaster(width, height);
  const squares = [
    [-reach, -reach],
    [0, -reach],
    [-reach, 0],
    [0, 0],
  ] as const;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let least = Infinity;
      const to = (y * width + x) * CHANNELS;
      for (const [dx, dy] of squares) {
        const box = clipped(picture, x + dx, y + dy, reach);
        const variance = varianceIn(sums, box, width);
        if (variance < least) {
          least = variance;
          for (let channel = 0; channel < RGB; channel++) {
            result.data[to + channel] = sumIn(sums.colours[channel]!, box, width) / box.count;
          }
        }
      }
      result.data[to + 3] = picture.data[to + 3]!;
    }
  }
  return result;
}

interface Sums {
  colours: [Float64Array, Float64Array, Float64Array];
  /** Of the squares of the brightness. */
  squares: Float64Array;
  luma: Float64Array;
}
interface Box {
  left: number;
  top: number;
  right: number;
  low: number;
  count: number;
}

/** The square of that reach from a place on, as far as it is in the picture. */
function clipped({ width, height }: Raster, x: number, y: number, reach: number): Box {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const [right, low] = [Math.min(width - 1, x + reach) + 1, Math.min(height - 1, y + reach) + 1];
  return { left, top, right, low, count: (right - left) * (low - top) };
}

function summedAreas(picture: Raster): Sums {
  const { data, width, height } = picture;
  const luma = lumaPlane(picture);
  const wide = width + 1;
  const plane = (): Float64Array => new Float64Array(wide * (height + 1));
  const sums: Sums = { colours: [plane(), plane(), plane()], squares: plane(), luma: plane() };
  const rows = [...sums.colours, sums.squares, sums.luma];
  const line = new Float64Array(rows.length);
  for (let y = 0; y < height; y++) {
    line.fill(0);
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const value = luma[at]! * 255;
      line[0]! += data[at * CHANNELS]!;
      line[1]! += data[at * CHANNELS + 1]!;
      line[2]! += data[at * CHANNELS + 2]!;
      line[3]! += value * value;
      line[4]! += value;
      const to = (y + 1) * wide + x + 1;
      for (let index = 0; index < rows.length; index++) {
        rows[index]![to] = rows[index]![to - wide]! + line[index]!;
      }
    }
  }
  return sums;
}

function sumIn(sums: Float64Array, { left, top, right, low }: Box, width: number): number {
  const wide = width + 1;
  return sums[low * wide + right]! - sums[top * wide + right]! - sums[low * wide + left]! + sums[top * wide + left]!;
}

function varianceIn({ squares, luma }: Sums, box: Box, width: number): number {
  const mean = sumIn(luma, box, width) / box.count;
  return sumIn(squares, box, width) / box.count - mean * mean;
}

/** In which direction the lines of a picture run at each pixel, as a unit vector. */
export function directions(picture: Raster, sigma: number): { x: Plane; y: Plane } {
  const { width, height } = picture;
  const luma = lumaPlane(picture);
  const [xx, xy, yy] = [0, 1, 2].map(() => new Float32Array(luma.length)) as [Plane, Plane, Plane];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const gx = luma[at + 1]! - luma[at - 1]!;
      const gy = luma[at + width]! - luma[at - width]!;
      xx[at] = gx * gx;
      xy[at] = gx * gy;
      yy[at] = gy * gy;
    }
  }
  const [a, b, c] = [xx, xy, yy].map((plane) => blurPlane(plane, width, height, sigma)) as [Plane, Plane, Plane];
  const result = { x: new Float32Array(luma.length), y: new Float32Array(luma.length) };
  for (let at = 0; at < luma.length; at++) {
    const angle = 0.5 * Math.atan2(2 * b[at]!, a[at]! - c[at]!) + Math.PI / 2;
    result.x[at] = Math.cos(angle);
    result.y[at] = Math.sin(angle);
  }
  return result;
}

/** The mean of a plane along its directions, so many pixels to both sides: strokes. */
export function smear(
  plane: Plane,
  { along, width, height, length }: { along: { x: Plane; y: Plane }; width: number; height: number; length: number },
): Plane {
  const result = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const start = y * width + x;
      let sum = plane[start]!;
      let count = 1;
      for (const way of [1, -1]) {
        let [px, py, at, vx, vy] = [x, y, start, along.x[start]! * way, along.y[start]! * way];
        for (let step = 0; step < length; step++) {
          px += vx;
          py += vy;
          const [ix, iy] = [Math.round(px), Math.round(py)];
          if (ix < 0 || iy < 0 || ix >= width || iy >= height) {
            break;
          }
          at = iy * width + ix;
          sum += plane[at]!;
          count += 1;
          const turned = along.x[at]! * vx + along.y[at]! * vy < 0 ? -1 : 1;
          vx = along.x[at]! * turned;
          vy = along.y[at]! * turned;
        }
      }
      result[start] = sum / count;
    }
  }
  return result;
}

/**
 * Lines where brightness changes, 0 where there is ink to 1 where there is none (extended difference of Gaussians). The
 * larger `dark`, the more dark areas are filled.
 */
export function inkLines(
  luma: Plane,
  { width, height, sigma, dark }: { width: number; height: number; sigma: number; dark: number },
): Plane {
  const fine = blurPlane(luma, width, height, sigma);
  const coarse = blurPlane(luma, width, height, sigma * 1.6);
  const sharpness = 18;
  return fine.map((value, at) => {
    const edge = (1 + sharpness) * value - sharpness * coarse[at]!;
    return edge >= dark ? 1 : Math.max(0, 1 + Math.tanh((edge - dark) * 9));
  });
}

/** A channel of a picture, 0 to 255. */
export function channelOf({ data }: Raster, channel: number): Plane {
  const plane = new Float32Array(data.length / CHANNELS);
  for (let at = 0; at < plane.length; at++) {
    plane[at] = data[at * CHANNELS + channel]!;
  }
  return plane;
}
