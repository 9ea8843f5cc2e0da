/** How like two pictures are. */
export interface Likeness {
  /** Peak signal-to-noise ratio, decibels. */
  signalToNoise: number;
  /** Structural similarity of the brightness in windows of 8 pixels, up to 1. */
  structure: number;
  /** The largest difference of the mean of a colour, in a byte. */
  colourShift: number;
}

const WINDOW = 8;
const STEP = 4;
/** What keeps quotients of nearly nothing in bounds, as published with the measure. */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** Compares pictures of one size: RGB bytes, row after row. */
export function likeness(one: Uint8Array, other: Uint8Array, size: { width: number; height: number }): Likeness {
  let squares = 0;
  const shifts = [0, 0, 0];
  one.forEach((value, index) => {
    const difference = value - other[index]!;
    squares += difference * difference;
    shifts[index % 3]! += difference;
  });
  return {
    signalToNoise: 10 * Math.log10((255 * 255 * one.length) / squares),
    structure: structureOf(brightnessOf(one), brightnessOf(other), size),
    colourShift: Math.max(...shifts.map((shift) => Math.abs(shift) / (one.length / 3))),
  };
}

function brightnessOf(pixels: Uint8Array): Float32Array {
  return Float32Array.from(
    { length: pixels.length / 3 },
    (_, at) => 0.299 * pixels[at * 3]! + 0.587 * pixels[at * 3 + 1]! + 0.114 * pixels[at * 3 + 2]!,
  );
}

function structureOf(
  one: Float32Array,
  other: Float32Array,
  { width, height }: { width: number; height: number },
): number {
  let [sum, count] = [0, 0];
  for (let y = 0; y + WINDOW <= height; y += STEP) {
    for (let x = 0; x + WINDOW <= width; x += STEP) {
      sum += similarity(one, other, y * width + x, width);
      count += 1;
    }
  }
  return sum / count;
}

function similarity(one: Float32Array, other: Float32Array, start: number, width: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let at = 0; at < WINDOW * WINDOW; at++) {
    const index = start + Math.floor(at / WINDOW) * width + (at % WINDOW);
    const [p, q] = [one[index]! / WINDOW, other[index]! / WINDOW];
    [a, b, aa, bb, ab] = [a + p / WINDOW, b + q / WINDOW, aa + p * p, bb + q * q, ab + p * q];
  }
  const covariance = ab - a * b;
  return ((2 * a * b + C1) * (2 * covariance + C2)) / ((a * a + b * b + C1) * (aa - a * a + bb - b * b + C2));
}
