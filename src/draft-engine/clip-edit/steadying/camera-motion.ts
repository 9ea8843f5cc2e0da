import {
  findCorners,
  pyramidOf,
  trackPoints,
  type GreyFrame,
  type Pyramid,
  type TrackedPoint,
} from './track-points.ts';

/** How the picture moves from one frame to the next: in pixels around its middle, in radians, and as a logarithm. */
export interface Motion {
  x: number;
  y: number;
  turn: number;
  zoom: number;
}

const STILL: Motion = { x: 0, y: 0, turn: 0, zoom: 0 };
const LEAST_POINTS = 8;
const PASSES = 12;
/** Points that fit this well count in full, in pixels; those of what moves by itself count for little. */
const FITS_PIXELS = 0.5;
/** Where fewer points than this fit, the picture has changed as a whole. */
const LEAST_FITTING = 0.35;
const FAR_PIXELS = 2;

/** Measures how the picture moves through frames that are given one after the other; the first does not move. */
export function createMotionMeter(): (frame: GreyFrame) => Motion {
  let before: Pyramid | undefined;
  return (frame) => {
    const pyramid = pyramidOf(frame);
    const motion = before
      ? fitMotion(trackPoints(before, pyramid, findCorners(before[0]!)), frame.width, frame.height)
      : STILL;
    before = pyramid;
    return motion;
  };
}

/** The motion that most points have in common; none where they have none. */
function fitMotion(points: readonly TrackedPoint[], width: number, height: number): Motion {
  if (points.length < LEAST_POINTS) {
    return STILL;
  }
  const middle = { x: (width - 1) / 2, y: (height - 1) / 2 };
  const pairs = points.map(
    ({ from, to }) => [from.x - middle.x, from.y - middle.y, to.x - middle.x, to.y - middle.y] as const,
  );
  const median = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!;
  let fit = { a: 1, b: 0, x: median(pairs.map(([x, , tx]) => tx - x)), y: median(pairs.map(([, y, , ty]) => ty - y)) };
  const offOf = ([x, y, tx, ty]: (typeof pairs)[number]): number =>
    Math.hypot(fit.a * x - fit.b * y + fit.x - tx, fit.b * x + fit.a * y + fit.y - ty);
  for (let pass = 0; pass < PASSES; pass++) {
    fit = leastSquares(
      pairs,
      pairs.map((pair) => 1 / (1 + (offOf(pair) / FITS_PIXELS) ** 2)),
    );
  }
  const fitting = pairs.filter((pair) => offOf(pair) < FAR_PIXELS).length / pairs.length;
  const scale = Math.hypot(fit.a, fit.b);
  if (fitting < LEAST_FITTING || !(scale > 0.5 && scale < 2)) {
    return STILL;
  }
  return { x: fit.x, y: fit.y, turn: Math.atan2(fit.b, fit.a), zoom: Math.log(scale) };
}

/** The turn, size and shift that bring the first places of pairs nearest to the second ones. */
function leastSquares(
  pairs: readonly (readonly [number, number, number, number])[],
  weights: readonly number[],
): { a: number; b: number; x: number; y: number } {
  const sums = { weight: 0, x: 0, y: 0, tx: 0, ty: 0 };
  pairs.forEach(([x, y, tx, ty], index) => {
    const weight = weights[index]!;
    sums.weight += weight;
    sums.x += weight * x;
    sums.y += weight * y;
    sums.tx += weight * tx;
    sums.ty += weight * ty;
  });
  const mean = {
    x: sums.x / sums.weight,
    y: sums.y / sums.weight,
    tx: sums.tx / sums.weight,
    ty: sums.ty / sums.weight,
  };
  let [along, across, spread] = [0, 0, 1e-9];
  pairs.forEach(([x, y, tx, ty], index) => {
    const [px, py, qx, qy] = [x - mean.x, y - mean.y, tx - mean.tx, ty - mean.ty];
    along += weights[index]! * (px * qx + py * qy);
    across += weights[index]! * (px * qy - py * qx);
    spread += weights[index]! * (px * px + py * py);
  });
  const [a, b] = [along / spread, across / spread];
  return { a, b, x: mean.tx - (a * mean.x - b * mean.y), y: mean.ty - (b * mean.x + a * mean.y) };
}
