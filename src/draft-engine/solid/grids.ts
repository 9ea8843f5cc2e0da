import type { Grid, SidePicture } from './solid.ts';

/** What of a picture is opaque, as shares from 0 to 1, brought to this size by averaging. */
export function opacityGrid({ data, width, height }: SidePicture, to: { width: number; height: number }): Grid {
  const grid = new Float32Array(to.width * to.height);
  const [across, down] = [width / to.width, height / to.height];
  for (let y = 0; y < to.height; y++) {
    const [top, bottom] = span(y, down, height);
    for (let x = 0; x < to.width; x++) {
      const [left, right] = span(x, across, width);
      let sum = 0;
      for (let row = top; row < bottom; row++) {
        for (let column = left; column < right; column++) {
          sum += data[(row * width + column) * 4 + 3]!;
        }
      }
      grid[y * to.width + x] = sum / (255 * (bottom - top) * (right - left));
    }
  }
  return { data: grid, ...to };
}

function span(index: number, step: number, end: number): [number, number] {
  const from = Math.min(end - 1, Math.floor(index * step));
  return [from, Math.max(from + 1, Math.min(end, Math.round((index + 1) * step)))];
}

export function mirrored({ data, width, height }: Grid): Grid {
  const turned = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      turned[y * width + x] = data[y * width + width - 1 - x]!;
    }
  }
  return { data: turned, width, height };
}

/** A picture as in a mirror. */
export function mirroredPicture({ data, width, height }: SidePicture): SidePicture {
  const pixels = new Uint32Array(data.slice().buffer);
  const turned = new Uint32Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      turned[y * width + x] = pixels[y * width + width - 1 - x]!;
    }
  }
  return { data: new Uint8Array(turned.buffer), width, height };
}

/**
 * Distances in pixels to the edge of what is covered by more than half, positive inside and negative outside, by two
 * sweeps of Felzenszwalb and Huttenlocher's transform.
 */
export function signedDistances(mask: Grid): Grid {
  const { width, height } = mask;
  const inside = distancesTo(mask, (share) => share < 0.5);
  const outside = distancesTo(mask, (share) => share >= 0.5);
  const data = new Float32Array(width * height);
  for (let at = 0; at < data.length; at++) {
    const share = mask.data[at]!;
    // A pixel at the edge says itself where the edge is.
    const isEdge = Math.min(inside[at]! + outside[at]!, 2) < 1.5 && share > 0 && share < 1;
    data[at] = isEdge ? share - 0.5 : inside[at]! - outside[at]! + (share >= 0.5 ? -0.5 : 0.5);
  }
  return { data, width, height };
}

const FAR = 1e9;

function distancesTo({ data, width, height }: Grid, isGoal: (share: number) => boolean): Float32Array {
  const squares = Float32Array.from(data, (share) => (isGoal(share) ? 0 : FAR));
  const column = new Float32Array(height);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      column[y] = squares[y * width + x]!;
    }
    lowerEnvelope(column).forEach((square, y) => {
      squares[y * width + x] = square;
    });
  }
  for (let y = 0; y < height; y++) {
    squares.set(lowerEnvelope(squares.subarray(y * width, (y + 1) * width)), y * width);
  }
  return squares.map((square) => Math.sqrt(Math.min(square, width * width + height * height)));
}

/** Squares of the distances along a line, given those across it. */
function lowerEnvelope(values: Float32Array): Float32Array {
  const count = values.length;
  const roots = new Int32Array(count);
  const starts = new Float32Array(count + 1);
  let last = 0;
  starts[0] = -Infinity;
  starts[1] = Infinity;
  const meeting = (one: number, other: number): number =>
    (values[other]! + other * other - values[one]! - one * one) / (2 * (other - one));
  for (let at = 1; at < count; at++) {
    let from = meeting(roots[last]!, at);
    while (last > 0 && from <= starts[last]!) {
      last--;
      from = meeting(roots[last]!, at);
    }
    if (from > starts[last]!) {
      last++;
    }
    roots[last] = at;
    starts[last] = last === 0 ? -Infinity : from;
    starts[last + 1] = Infinity;
  }
  const found = new Float32Array(count);
  for (let at = 0, part = 0; at < count; at++) {
    while (starts[part + 1]! < at) {
      part++;
    }
    const root = roots[part]!;
    found[at] = (at - root) ** 2 + values[root]!;
  }
  return found;
}
