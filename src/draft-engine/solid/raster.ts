/** A pixel inside a triangle: its index across and down, and the shares of the three corners, until the next one. */
type Visit = (x: number, y: number, shares: CornerShares) => void;

export type CornerShares = [number, number, number];

/** Calls `visit` for each pixel whose middle lies in a triangle; places are pairs in pixels. */
export function eachPixel(
  corners: readonly [number, number, number, number, number, number],
  size: { width: number; height: number },
  visit: Visit,
): void {
  const [ax, ay, bx, by, cx, cy] = corners;
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area === 0 || !Number.isFinite(area)) {
    return;
  }
  const shares: CornerShares = [0, 0, 0];
  const [left, right] = range(ax, bx, cx, size.width);
  const [top, bottom] = range(ay, by, cy, size.height);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const [px, py] = [x + 0.5, y + 0.5];
      const two = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area;
      const three = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
      const one = 1 - two - three;
      if (one >= -1e-6 && two >= -1e-6 && three >= -1e-6) {
        shares[0] = one;
        shares[1] = two;
        shares[2] = three;
        visit(x, y, shares);
      }
    }
  }
}

const range = (one: number, two: number, three: number, end: number): [number, number] => [
  Math.max(0, Math.floor(Math.min(one, two, three))),
  Math.min(end, Math.ceil(Math.max(one, two, three))),
];

/** The colour of a picture between its pixels, four channels, written into `into`. */
export function sample(
  { data, width, height }: { data: Uint8Array; width: number; height: number },
  x: number,
  y: number,
  into: Float32Array,
): void {
  const [left, top] = [clamp(x - 0.5, width - 1), clamp(y - 0.5, height - 1)];
  const [x0, y0] = [Math.floor(left), Math.floor(top)];
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
  const [fx, fy] = [left - x0, top - y0];
  for (let channel = 0; channel < 4; channel++) {
    const of = (column: number, row: number): number => data[(row * width + column) * 4 + channel]!;
    into[channel] =
      (of(x0, y0) * (1 - fx) + of(x1, y0) * fx) * (1 - fy) + (of(x0, y1) * (1 - fx) + of(x1, y1) * fx) * fy;
  }
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
