/** Numbers of a picture's pixels, row after row. */
export type Plane = Float32Array;

/** Width and height in pixels. */
export interface PlaneSize {
  width: number;
  height: number;
}

/** The mean of the square around each pixel that reaches `radius` pixels to each side; at the edges of what is there. */
export function boxMean(source: Plane, { width, height }: PlaneSize, radius: number): Plane {
  const across = new Float32Array(source.length);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) {
      sum += source[start + x]!;
    }
    for (let x = 0; x < width; x++) {
      if (x + radius < width) {
        sum += source[start + x + radius]!;
      }
      if (x > radius) {
        sum -= source[start + x - radius - 1]!;
      }
      across[start + x] = sum / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1);
    }
  }
  const rowAt = (y: number): Plane => across.subarray(y * width, (y + 1) * width);
  const nothing = new Float32Array(width);
  const sums = new Float64Array(width);
  for (let y = 0; y < Math.min(radius, height); y++) {
    rowAt(y).forEach((value, x) => (sums[x]! += value));
  }
  const means = new Float32Array(source.length);
  for (let y = 0; y < height; y++) {
    const next = y + radius < height ? rowAt(y + radius) : nothing;
    const last = y > radius ? rowAt(y - radius - 1) : nothing;
    const share = 1 / (Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1);
    for (let x = 0; x < width; x++) {
      const sum = sums[x]! + next[x]! - last[x]!;
      sums[x] = sum;
      means[y * width + x] = sum * share;
    }
  }
  return means;
}

/** A new plane of what a function makes of the pixels' indices. */
export function planeOf(length: number, valueAt: (index: number) => number): Plane {
  const plane = new Float32Array(length);
  for (let index = 0; index < length; index++) {
    plane[index] = valueAt(index);
  }
  return plane;
}

/** Reads rows of a plane that is stretched to another size, one row after the other, linearly interpolated. */
export function stretchedRows(
  { width, height }: PlaneSize,
  to: PlaneSize,
): (plane: Plane, y: number, target: Float32Array) => void {
  const lefts = new Int32Array(to.width);
  const shares = new Float32Array(to.width);
  for (let x = 0; x < to.width; x++) {
    const at = Math.min(width - 1, Math.max(0, ((x + 0.5) * width) / to.width - 0.5));
    lefts[x] = Math.min(Math.max(0, width - 2), Math.floor(at));
    shares[x] = at - lefts[x]!;
  }
  const row = new Float32Array(width + 1);
  return (plane, y, target) => {
    const at = Math.min(height - 1, Math.max(0, ((y + 0.5) * height) / to.height - 0.5));
    const top = Math.floor(at);
    const share = at - top;
    const upper = top * width;
    const lower = Math.min(height - 1, top + 1) * width;
    for (let x = 0; x < width; x++) {
      row[x] = plane[upper + x]! * (1 - share) + plane[lower + x]! * share;
    }
    row[width] = row[width - 1]!;
    for (let x = 0; x < to.width; x++) {
      const left = lefts[x]!;
      target[x] = row[left]! + (row[left + 1]! - row[left]!) * shares[x]!;
    }
  };
}
