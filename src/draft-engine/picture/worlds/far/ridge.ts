import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { mix, shade, toRgb, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { polygon, type Point } from '../../shape.ts';

type RidgeShape = 'peaks' | 'hills' | 'dunes' | 'cliffs' | 'mesas';

export interface RidgeOptions {
  shape: RidgeShape;
  seed: number;
  /** Half of the width to fill, metres. */
  reach: number;
  height: number;
  colour: Colour;
  /** White above this share of the height (1 none). */
  snowLine?: number;
  /** Sinks to the ground in the middle, so that the horizon stays open there: 0 no, 1 wholly. */
  valley?: number;
}

/** Breadth of a wave of the skyline against its height, where it is not the usual. */
const BREADTHS: Partial<Readonly<Record<RidgeShape, number>>> = { peaks: 2.6, mesas: 3 };

/** Height of the skyline (0 to 1) at x, from sums of waves whose places depend on the seed alone. */
function profileOf(options: RidgeOptions): (x: number) => number {
  const random = createRandom(options.seed);
  const scale = options.height * (BREADTHS[options.shape] ?? 4.2);
  const phases = Array.from({ length: 5 }, () => random.between(0, 20));
  const valleyWidth = options.height * 5;
  const valleyAt = random.between(-0.3, 0.3) * valleyWidth;
  const tri = (t: number): number => Math.abs((((t % 1) + 1) % 1) - 0.5) * 2;
  return (x) => {
    const t = x / scale;
    const [a = 0, b = 0, c = 0, d = 0] = phases;
    let rise: number;
    switch (options.shape) {
      case 'peaks':
        rise =
          0.22 +
          0.5 * tri(t * 0.55 + a) ** 1.25 +
          0.24 * tri(t * 1.37 + b) +
          0.1 * tri(t * 3.3 + c) +
          0.035 * tri(t * 9.1 + d);
        break;
      case 'mesas': {
        const raw = 0.5 + 0.5 * Math.sin(t * 2.2 + a) + 0.25 * Math.sin(t * 4.7 + b);
        const slope = raw > 0.55 ? 0.45 + (raw - 0.55) * 0.6 : 0.15 + raw * 0.35;
        rise = raw > 0.85 ? 0.92 + 0.05 * Math.sin(t * 17) : slope;
        break;
      }
      case 'cliffs':
        rise =
          0.55 +
          0.25 * Math.sign(Math.sin(t * 2 + a)) * Math.abs(Math.sin(t * 2 + a)) ** 0.3 +
          0.12 * tri(t * 3 + b) +
          0.06 * tri(t * 7 + c);
        break;
      case 'dunes':
        rise = 0.3 + 0.5 * (1 - tri(t * 0.6 + a)) ** 1.6 * (0.6 + 0.4 * Math.sin(t + b)) + 0.15 * Math.sin(t * 1.3 + c);
        break;
      default:
        rise = 0.5 + 0.28 * Math.sin(t * 1.7 + a) + 0.16 * Math.sin(t * 3.4 + b) + 0.05 * Math.sin(t * 8.2 + c);
    }
    const open = options.valley ? 1 - options.valley * Math.exp(-(((x - valleyAt) / valleyWidth) ** 2)) : 1;
    return Math.max(0.02, rise) * open;
  };
}

/** A chain of mountains, hills, dunes or cliffs with lit and shade sides, snow and haze at its foot. */
export function drawRidge(painter: Painter, options: RidgeOptions): void {
  const { palette } = painter;
  const profile = profileOf(options);
  const { reach, height, seed } = options;
  const step = height * (options.shape === 'peaks' ? 0.09 : 0.12);
  const first = Math.floor(-reach / step);
  const points: Point[] = [];
  for (let index = first; index * step <= reach + step; index++) {
    points.push({ x: index * step, y: -height * profile(index * step) });
  }
  const body = polygon([{ x: first * step, y: 2 }, ...points, { x: reach + step * 2, y: 2 }]);
  const lit = mix(options.colour, palette.key, 0.38);
  const dark = mix(shade(options.colour, -0.05), palette.ambient, 0.45);
  painter.patch(body, mix(options.colour, palette.far, 0.35));
  painter.within(body, () => {
    if (options.shape === 'peaks' || options.shape === 'cliffs') {
      drawFaces(painter, points, height, seed, lit, dark, options.snowLine ?? 1);
    } else {
      drawFolds(painter, options, profile, lit, dark);
    }
    const { context } = painter;
    const mist = context.createLinearGradient(0, -height * 0.55, 0, 0);
    const hazy = painter.seen(mix(palette.haze, palette.skyLow, 0.3));
    const css = (alpha: number): string => `rgba(${rgb(hazy)},${alpha})`;
    mist.addColorStop(0, css(0));
    mist.addColorStop(1, css(0.55));
    context.fillStyle = mist;
    context.fillRect(-reach - step * 2, -height * 0.55, reach * 2 + step * 4, height * 0.55 + 2);
  });
}

function rgb(colour: Colour): string {
  return toRgb(colour).join(',');
}

/** From each summit a facet towards the light and one away, with broken lower edges. */
function drawFaces(
  painter: Painter,
  points: readonly Point[],
  height: number,
  seed: number,
  lit: Colour,
  dark: Colour,
  snowLine: number,
): void {
  const side = painter.light.x >= 0 ? 1 : -1;
  const summits = points.filter(
    (point, index) =>
      index > 1 &&
      index < points.length - 2 &&
      point.y <= (points[index - 1] as Point).y &&
      point.y < (points[index + 1] as Point).y &&
      point.y < -height * 0.25,
  );
  for (const summit of summits) {
    const random = createRandom(deriveSeed(seed, Math.round(summit.x * 10)));
    const drop = -summit.y;
    const wide = drop * random.between(0.55, 0.85);
    const facet = (direction: number, colour: Colour, alpha: number, depth: number): void => {
      const shape: Point[] = [{ x: summit.x, y: summit.y - height * 0.01 }];
      for (let index = 1; index <= 5; index++) {
        shape.push({
          x: summit.x + direction * wide * (index / 5) * 1.05,
          y: summit.y + drop * depth * (index / 5) * 0.9 - drop * 0.02,
        });
      }
      for (let index = 5; index >= 0; index--) {
        const jag = index % 2 === 0 ? 0.12 : -0.06;
        shape.push({
          x: summit.x + direction * wide * (index / 5) * 0.42 + direction * drop * jag * 0.4,
          y: summit.y + drop * depth * (0.35 + 0.62 * (index / 5) + jag * random.between(0.4, 1)),
        });
      }
      painter.patch(polygon(shape), colour, alpha);
    };
    facet(-side, dark, 0.62, 1.15);
    facet(side, lit, 0.5, 1.05);
    if (snowLine < 1 && drop > height * snowLine) {
      const cap = (drop - height * snowLine) * 0.9 + height * 0.06;
      const edge: Point[] = [{ x: summit.x, y: summit.y - height * 0.02 }];
      for (let index = 4; index >= -4; index--) {
        edge.push({
          x: summit.x + (index / 4) * cap * 0.9,
          y: summit.y + cap * (0.75 + (index % 2 === 0 ? 0.28 : -0.12)) * (1 - Math.abs(index) * 0.03),
        });
      }
      painter.patch(polygon(edge), mix({ L: 0.96, a: 0, b: -0.01 }, painter.palette.ambient, 0.3), 0.95);
      painter.patch(
        polygon(
          edge.map((point) => ({
            x: summit.x + (point.x - summit.x) * ((point.x - summit.x) * side > 0 ? 1 : 0.12),
            y: point.y,
          })),
        ),
        mix({ L: 0.97, a: 0, b: 0 }, painter.palette.key, 0.45),
        0.95,
      );
    }
  }
}

/** Soft folds that run down the slopes: bands lit from above, dark in the hollows. */
function drawFolds(
  painter: Painter,
  options: RidgeOptions,
  profile: (x: number) => number,
  lit: Colour,
  dark: Colour,
): void {
  const { reach, height, seed } = options;
  const step = height * 0.16;
  for (const band of [
    { colour: lit, drop: 0.02, depth: 0.16, alpha: 0.5 },
    { colour: dark, drop: 0.3, depth: 0.6, alpha: 0.4 },
  ]) {
    const upper: Point[] = [];
    const lower: Point[] = [];
    const random = createRandom(deriveSeed(seed, band.drop));
    const phase = random.between(0, 9);
    for (let x = Math.floor(-reach / step) * step; x <= reach + step; x += step) {
      const y = -height * profile(x);
      upper.push({ x, y: y + height * band.drop * (1 + 0.5 * Math.sin((x / height) * 1.1 + phase)) });
      lower.push({
        x,
        y: y + height * (band.drop + band.depth * (0.5 + 0.5 * Math.sin((x / height) * 0.8 + phase * 2))),
      });
    }
    painter.patch(polygon([...upper, ...lower.reverse()]), band.colour, band.alpha);
  }
}
