import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import type { Point, Shape } from '../../shape.ts';
import { polygon } from '../../shape.ts';
import type { GroundView } from '../../world.ts';

/** A part of the ground, metres; an edge that is left out runs to where the frame ends. */
export interface Region {
  near?: number;
  far?: number;
  left?: number;
  right?: number;
  /** How far its edges wander, metres. */
  wobble?: number;
}

/** The nearest depth worth drawing: a little before what the frame shows. */
export function nearestOf(view: GroundView): number {
  return view.nearestZ + 0.02;
}

const HORIZON_Z = 4000;

/** Half of the ground's width that the frame shows at a depth, metres. */
export function shownHalfWidth(view: GroundView, z: number): number {
  const at = view.project(0, z);
  return Math.max(at.x, view.width - at.x, view.width / 2) / at.pixelsPerMetre + 0.5;
}

/** The region's outline in pixels. */
export function regionShape(view: GroundView, region: Region, seed: number): Shape {
  const near = Math.max(nearestOf(view), region.near ?? -Infinity);
  const far = region.far ?? HORIZON_Z;
  const wobble = region.wobble ?? 0;
  const random = createRandom(seed);
  const phase = random.between(0, 9);
  const points: Point[] = [];
  if (far <= near) {
    return polygon([]);
  }
  const wander = (t: number, amount: number): number =>
    amount *
    (Math.sin(t * 0.7 + phase) * 0.6 + Math.sin(t * 1.9 + phase * 2) * 0.28 + Math.sin(t * 4.7 + phase) * 0.12);
  const across = (z: number, edgeIsFixed: boolean, fromLeft: boolean): void => {
    const half = shownHalfWidth(view, z);
    const left = region.left ?? -half;
    const right = region.right ?? half;
    const steps = edgeIsFixed || wobble === 0 ? 1 : 60;
    for (let index = 0; index <= steps; index++) {
      const share = fromLeft ? index / steps : 1 - index / steps;
      const x = left + (right - left) * share;
      const depth = Math.max(nearestOf(view), z + (edgeIsFixed ? 0 : wander(x, wobble)));
      const at = view.project(x, depth);
      points.push({ x: at.x, y: at.y });
    }
  };
  const along = (side: 'left' | 'right', outward: boolean): void => {
    const edge = region[side];
    if (edge === undefined) {
      return;
    }
    const steps = 40;
    for (let index = 1; index < steps; index++) {
      const share = outward ? index / steps : 1 - index / steps;
      const z = near + (Math.min(far, 300) - near) * share ** 2.4;
      const at = view.project(edge + wander(z * 1.3 + (side === 'left' ? 0 : 4), wobble), z);
      points.push({ x: at.x, y: at.y });
    }
  };
  across(far, region.far === undefined, true);
  along('right', false);
  across(near, region.near === undefined, false);
  along('left', true);
  return polygon(points);
}

/** Visits cells of a lattice that is fixed to the ground, from far to near, wider apart with distance. */
export function visitCells(
  view: GroundView,
  options: { seed: number; near?: number; far: number; spacing: number; across: number; left?: number; right?: number },
  visit: (x: number, z: number, random: Random) => void,
): void {
  const near = Math.max(nearestOf(view), options.near ?? -Infinity);
  const rows: { z: number; index: number; step: number }[] = [];
  for (let z = -0.001, index = 0; z > near - options.spacing; z -= options.spacing, index--) {
    rows.push({ z, index, step: options.across });
  }
  rows.reverse();
  for (let z = options.spacing, index = 1; z < options.far; index++) {
    const growth = 1 + z / 5;
    rows.push({ z, index, step: options.across * growth });
    z += options.spacing * growth;
  }
  for (let row = rows.length - 1; row >= 0; row--) {
    const { z, index, step } = rows[row] as { z: number; index: number; step: number };
    if (z < near || z > options.far) {
      continue;
    }
    const half = shownHalfWidth(view, z);
    const first = Math.ceil(Math.max(-half, options.left ?? -Infinity) / step);
    const last = Math.floor(Math.min(half, options.right ?? Infinity) / step);
    for (let cell = first; cell <= last; cell++) {
      const random = createRandom(deriveSeed(options.seed, index, cell));
      visit(
        (cell + random.between(-0.5, 0.5)) * step,
        z + random.between(-0.5, 0.5) * options.spacing * (1 + Math.max(0, z) / 5),
        random,
      );
    }
  }
}

/** Collects outlines by tone, so that thousands of strokes are a few paths. */
export class ToneBatches {
  readonly #tones: ((pen: Parameters<Shape>[0]) => void)[][];

  constructor(count: number) {
    this.#tones = Array.from({ length: count }, () => []);
  }

  add(tone: number, trace: Shape): void {
    const index = Math.max(0, Math.min(this.#tones.length - 1, Math.floor(tone * this.#tones.length)));
    this.#tones[index]?.push(trace);
  }

  /** Calls back for each tone that has something, darkest first; `light` is 0 to 1. */
  flush(draw: (shape: Shape, light: number) => void): void {
    this.#tones.forEach((traces, index) => {
      if (traces.length > 0) {
        draw(
          (pen) => {
            for (const trace of traces) {
              trace(pen);
            }
          },
          (index + 0.5) / this.#tones.length,
        );
      }
    });
  }
}
