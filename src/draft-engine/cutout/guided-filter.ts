import { boxMean, planeOf, type Plane, type PlaneSize } from './planes.ts';

/** Red, green and blue, from 0 to 1. */
export type ColourPlanes = readonly [Plane, Plane, Plane];

/** Around each pixel a plane is `red * r + green * g + blue * b + offset`. */
export interface LocalLines {
  red: Plane;
  green: Plane;
  blue: Plane;
  offset: Plane;
}

/**
 * The guided filter (He, Sun and Tang, 2013): explains a plane by the colours of a picture within windows of `radius`,
 * so that its edges move to the picture's. Contrasts whose variance is far below `epsilon` are not followed.
 */
export function fitLocalLines(
  colours: ColourPlanes,
  target: Plane,
  size: PlaneSize,
  { radius, epsilon }: { radius: number; epsilon: number },
): LocalLines {
  const { length } = target;
  const mean = (plane: Plane): Plane => boxMean(plane, size, radius);
  const meanOfProduct = (one: Plane, other: Plane): Plane => mean(planeOf(length, (i) => one[i]! * other[i]!));
  const [r, g, b] = colours;
  const [mr, mg, mb] = colours.map(mean) as unknown as ColourPlanes;
  const [rr, rg, rb] = [meanOfProduct(r, r), meanOfProduct(r, g), meanOfProduct(r, b)];
  const [gg, gb, bb] = [meanOfProduct(g, g), meanOfProduct(g, b), meanOfProduct(b, b)];
  const mt = mean(target);
  const [rt, gt, bt] = [meanOfProduct(r, target), meanOfProduct(g, target), meanOfProduct(b, target)];
  const lines: LocalLines = {
    red: new Float32Array(length),
    green: new Float32Array(length),
    blue: new Float32Array(length),
    offset: new Float32Array(length),
  };
  for (let i = 0; i < length; i++) {
    // The covariance matrix of the colours, and their covariances with the target.
    const [ar, ag, ab, at] = [mr[i]!, mg[i]!, mb[i]!, mt[i]!];
    const [c00, c01, c02] = [rr[i]! - ar * ar + epsilon, rg[i]! - ar * ag, rb[i]! - ar * ab];
    const [c11, c12, c22] = [gg[i]! - ag * ag + epsilon, gb[i]! - ag * ab, bb[i]! - ab * ab + epsilon];
    const [vr, vg, vb] = [rt[i]! - ar * at, gt[i]! - ag * at, bt[i]! - ab * at];
    const [i00, i01, i02] = [c11 * c22 - c12 * c12, c02 * c12 - c01 * c22, c01 * c12 - c02 * c11];
    const [i11, i12, i22] = [c00 * c22 - c02 * c02, c01 * c02 - c00 * c12, c00 * c11 - c01 * c01];
    const determinant = c00 * i00 + c01 * i01 + c02 * i02;
    const red = (i00 * vr + i01 * vg + i02 * vb) / determinant;
    const green = (i01 * vr + i11 * vg + i12 * vb) / determinant;
    const blue = (i02 * vr + i12 * vg + i22 * vb) / determinant;
    lines.red[i] = red;
    lines.green[i] = green;
    lines.blue[i] = blue;
    lines.offset[i] = at - red * ar - green * ag - blue * ab;
  }
  return { red: mean(lines.red), green: mean(lines.green), blue: mean(lines.blue), offset: mean(lines.offset) };
}

/** What the lines make of the colours that they were fitted to. */
export function followLines({ red, green, blue, offset }: LocalLines, [r, g, b]: ColourPlanes): Plane {
  return planeOf(r.length, (i) => red[i]! * r[i]! + green[i]! * g[i]! + blue[i]! * b[i]! + offset[i]!);
}
