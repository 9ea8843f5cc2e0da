import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import { CHANNELS, createRaster, type Raster } from '../pixels/raster.ts';

/** Pixels of another picture, each taken as it is from the place that `from` names. */
function moved(picture: Raster, width: number, height: number, from: (x: number, y: number) => number): Raster {
  const result = createRaster(width, height);
  const source = wordsOf(picture);
  const target = wordsOf(result);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      target[at] = source[from(x, y)]!;
    }
  }
  return result;
}

/** Each pixel as one number. */
function wordsOf({ data }: Raster): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength >> 2);
}

/** Left and right, or top and bottom, change places; no pixel is lost or mixed. */
export function flip(picture: Raster, axis: Extract<PictureEdit, { kind: 'flip' }>['axis']): Raster {
  const { width, height } = picture;
  return axis === 'leftRight'
    ? moved(picture, width, height, (x, y) => y * width + width - 1 - x)
    : moved(picture, width, height, (x, y) => (height - 1 - y) * width + x);
}

/** Turns clockwise: quarter turns keep every pixel, other angles are cropped to the largest part that is full. */
export function rotate(picture: Raster, degrees: number): Raster {
  const { width, height } = picture;
  switch (((degrees % 360) + 360) % 360) {
    case 0:
      return picture;
    case 90:
      return moved(picture, height, width, (x, y) => (height - 1 - x) * width + y);
    case 180:
      return moved(picture, width, height, (x, y) => (height - 1 - y) * width + width - 1 - x);
    case 270:
      return moved(picture, height, width, (x, y) => x * width + width - 1 - y);
    default:
      return turnFreely(picture, degrees);
  }
}

function turnFreely(picture: Raster, degrees: number): Raster {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const { width, height } = fullPart(picture, Math.abs(sine), Math.abs(cosine));
  const result = createRaster(width, height);
  const [middleX, middleY] = [(picture.width - 1) / 2, (picture.height - 1) / 2];
  for (let y = 0, at = 0; y < height; y++) {
    const dy = y - (height - 1) / 2;
    for (let x = 0; x < width; x++, at += CHANNELS) {
      const dx = x - (width - 1) / 2;
      const from = { x: middleX + dx * cosine + dy * sine, y: middleY - dx * sine + dy * cosine };
      sampleInto(picture, from, result.data, at);
    }
  }
  return result;
}

/** The largest upright rectangle within one that is turned. */
function fullPart({ width, height }: Raster, sine: number, cosine: number): { width: number; height: number } {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const isFlat = short <= 2 * sine * cosine * long || Math.abs(sine - cosine) < 1e-9;
  const half = short / 2;
  const sides = isFlat
    ? [width >= height ? half / sine : half / cosine, width >= height ? half / cosine : half / sine]
    : [
        (width * cosine - height * sine) / (cosine ** 2 - sine ** 2),
        (height * cosine - width * sine) / (cosine ** 2 - sine ** 2),
      ];
  return { width: Math.max(1, Math.floor(sides[0]!)), height: Math.max(1, Math.floor(sides[1]!)) };
}

/** The colour between four pixels, mixed by how opaque they are. */
function sampleInto(
  { data, width, height }: Raster,
  { x, y }: { x: number; y: number },
  target: Uint8Array,
  at: number,
): void {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const low = Math.min(height - 1, top + 1);
  const [fx, fy] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const corners = [top * width + left, top * width + right, low * width + left, low * width + right];
  const shares = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let index = 0; index < 4; index++) {
    const from = corners[index]! * CHANNELS;
    const weight = shares[index]! * data[from + 3]!;
    red += data[from]! * weight;
    green += data[from + 1]! * weight;
    blue += data[from + 2]! * weight;
    opacity += weight;
  }
  if (opacity > 0) {
    target[at] = Math.round(red / opacity);
    target[at + 1] = Math.round(green / opacity);
    target[at + 2] = Math.round(blue / opacity);
    target[at + 3] = Math.round(opacity);
  }
}

/** A part of a picture; its box is in pixels and within it. */
export function cut(picture: Raster, box: { x: number; y: number; width: number; height: number }): Raster {
  return moved(picture, box.width, box.height, (x, y) => (y + box.y) * picture.width + x + box.x);
}
