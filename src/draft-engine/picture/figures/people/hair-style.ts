import type { PersonFigure } from '../../../story/figure-spec.ts';
import { LOCK_FREE, SHORT_HEM, TIED_HEM, tucked, type HairStyle } from './hair-style-parts.ts';
import { HAIR_OF_WORLDS } from './hair-styles-of-worlds.ts';

/** Every shape. Hair of children is fuller. */
export const HAIR_STYLES: Readonly<Record<PersonFigure['hair'], HairStyle | null>> = {
  ...HAIR_OF_WORLDS,
  bald: null,
  cropped: {
    lateral: 0.97,
    depth: 1.0,
    crown: -1.05,
    below: tucked,
    backHem: 0.34,
    ears: true,
    strands: 0,
    locks: { size: 0.03, count: 22, pointed: true },
    bumps: LOCK_FREE,
    hem: [
      [0, -0.58],
      [0.5, -0.55],
      [0.8, -0.5],
      [1.0, -0.26],
      [1.2, 0.1],
      [1.32, 0.06],
      [1.45, -0.1],
      [1.75, -0.08],
      [1.95, 0.2],
      [2.4, 0.42],
      [3.15, 0.46],
    ],
  },
  short: {
    lateral: 1.03,
    depth: 1.05,
    crown: -1.13,
    below: tucked,
    backHem: 0.34,
    ears: true,
    strands: 7,
    locks: { size: 0.15, count: 15, pointed: true },
    bumps: LOCK_FREE,
    hem: SHORT_HEM,
  },
  side_part: {
    lateral: 1.02,
    depth: 1.05,
    crown: -1.14,
    below: tucked,
    backHem: 0.34,
    ears: true,
    strands: 8,
    parting: 0.55,
    locks: { size: 0.035, count: 12, pointed: true },
    bumps: LOCK_FREE,
    hem: [
      [0, -0.5],
      [0.4, -0.4],
      [0.75, -0.28],
      [1.0, -0.14],
      [1.2, 0.14],
      [1.36, 0.1],
      [1.48, -0.08],
      [1.72, -0.06],
      [1.95, 0.3],
      [2.4, 0.5],
      [3.15, 0.55],
    ],
    left: [
      [0, -0.5],
      [0.25, -0.62],
      [0.5, -0.72],
      [0.72, -0.58],
      [0.95, -0.36],
      [1.2, 0.12],
      [1.36, 0.1],
      [1.48, -0.08],
      [1.72, -0.06],
      [1.95, 0.3],
      [2.4, 0.5],
      [3.15, 0.55],
    ],
  },
  curly: {
    lateral: 1.12,
    depth: 1.13,
    crown: -1.24,
    below: (y) => (y < 0 ? 1 : Math.max(0.55, 1 - 0.62 * y ** 1.6)),
    backHem: 0.55,
    ears: false,
    strands: 0,
    locks: { size: 0.13, count: 17, pointed: false },
    bumps: { size: 0.11, count: 13, pointed: false },
    hem: [
      [0, -0.44],
      [0.6, -0.42],
      [0.95, -0.22],
      [1.2, 0.2],
      [1.5, 0.42],
      [2.2, 0.6],
      [3.15, 0.66],
    ],
  },
  afro: {
    lateral: 1.36,
    depth: 1.36,
    crown: -1.5,
    below: (y) => (y < 0 ? 1 : Math.max(0.5, 1 - 0.72 * y * y)),
    backHem: 0.62,
    ears: false,
    strands: 0,
    locks: { size: 0.07, count: 22, pointed: false },
    bumps: { size: 0.07, count: 22, pointed: false },
    hem: [
      [0, -0.54],
      [0.5, -0.5],
      [0.72, -0.32],
      [0.85, 0.0],
      [0.96, 0.32],
      [1.3, 0.5],
      [2.2, 0.66],
      [3.15, 0.74],
    ],
  },
  bob: {
    lateral: 1.08,
    depth: 1.1,
    crown: -1.15,
    below: (y) => 1 + 0.1 * Math.sin(Math.max(0, Math.min(1, y)) * Math.PI * 0.62) - 0.12 * Math.max(0, y - 0.7),
    backHem: 0.88,
    ears: false,
    strands: 9,
    locks: { size: 0.06, count: 17, pointed: true },
    bumps: LOCK_FREE,
    hem: [
      [0, -0.34],
      [0.45, -0.3],
      [0.7, -0.2],
      [0.84, 0.1],
      [0.94, 0.6],
      [1.1, 0.86],
      [1.6, 0.92],
      [2.4, 0.9],
      [3.15, 0.88],
    ],
  },
  long: {
    lateral: 1.05,
    depth: 1.08,
    crown: -1.15,
    below: (y) => 1 + 0.1 * Math.max(0, Math.min(1, y / 0.9)) - 0.42 * Math.max(0, y - 0.9) ** 1.5,
    backHem: 1.75,
    ears: false,
    strands: 10,
    parting: 0.12,
    locks: { size: 0.1, count: 13, pointed: true },
    bumps: LOCK_FREE,
    hem: [
      [0, -0.72],
      [0.2, -0.6],
      [0.5, -0.36],
      [0.75, -0.02],
      [0.9, 0.5],
      [1.02, 0.95],
      [1.2, 1.2],
      [1.8, 1.5],
      [3.15, 1.75],
    ],
  },
  ponytail: {
    lateral: 1.0,
    depth: 1.04,
    crown: -1.12,
    below: tucked,
    backHem: 0.34,
    ears: true,
    strands: 8,
    locks: { size: 0.05, count: 9, pointed: true },
    bumps: LOCK_FREE,
    hem: [
      [0, -0.4],
      [0.35, -0.34],
      [0.75, -0.3],
      [1.02, -0.06],
      [1.2, 0.26],
      [1.34, 0.12],
      [1.5, -0.06],
      [1.75, 0.04],
      [2.1, 0.34],
      [3.15, 0.44],
    ],
    extra: 'ponytail',
  },
  bun: {
    lateral: 1.0,
    depth: 1.03,
    crown: -1.1,
    below: tucked,
    backHem: 0.34,
    ears: true,
    strands: 8,
    parting: 0,
    locks: LOCK_FREE,
    bumps: LOCK_FREE,
    hem: TIED_HEM,
    extra: 'bun',
  },
  braids: {
    lateral: 1.02,
    depth: 1.05,
    crown: -1.12,
    below: tucked,
    backHem: 0,
    ears: false,
    strands: 8,
    parting: 0,
    locks: LOCK_FREE,
    bumps: LOCK_FREE,
    hem: [
      [0, -0.7],
      [0.3, -0.58],
      [0.7, -0.34],
      [1.0, 0.05],
      [1.2, 0.36],
      [1.6, 0.5],
      [2.2, 0.55],
      [3.15, 0.5],
    ],
    extra: 'braids',
  },
  pigtails: {
    lateral: 1.03,
    depth: 1.06,
    crown: -1.13,
    below: tucked,
    backHem: 0.34,
    ears: true,
    strands: 8,
    parting: 0,
    locks: { size: 0.09, count: 14, pointed: true },
    bumps: LOCK_FREE,
    hem: [
      [0, -0.34],
      [0.5, -0.32],
      [0.85, -0.26],
      [1.05, 0.02],
      [1.2, 0.22],
      [1.4, 0.05],
      [1.75, 0.06],
      [2.1, 0.4],
      [3.15, 0.5],
    ],
    extra: 'pigtails',
  },
  spiky: {
    lateral: 1.06,
    depth: 1.08,
    crown: -1.2,
    below: tucked,
    backHem: 0.34,
    ears: true,
    strands: 6,
    locks: { size: 0.2, count: 13, pointed: true },
    bumps: { size: 0.26, count: 9, pointed: true },
    hem: SHORT_HEM,
  },
  mohawk: {
    lateral: 0.95,
    depth: 0.98,
    crown: -1.02,
    below: tucked,
    backHem: 0,
    ears: true,
    strands: 0,
    thin: 0.4,
    locks: LOCK_FREE,
    bumps: LOCK_FREE,
    hem: [
      [0, -0.62],
      [0.5, -0.6],
      [0.85, -0.5],
      [1.05, -0.2],
      [1.22, 0.1],
      [1.45, -0.1],
      [1.75, -0.05],
      [2.1, 0.3],
      [3.15, 0.45],
    ],
    extra: 'mohawk',
  },
  balding: {
    lateral: 1.06,
    depth: 1.07,
    crown: -1.05,
    below: tucked,
    backHem: 0,
    ears: true,
    strands: 0,
    wreath: -0.3,
    locks: { size: 0.05, count: 16, pointed: false },
    bumps: { size: 0.05, count: 15, pointed: false },
    hem: [
      [0, -0.4],
      [0.95, -0.36],
      [1.12, -0.1],
      [1.28, 0.24],
      [1.4, 0.16],
      [1.5, -0.02],
      [1.75, -0.04],
      [1.95, 0.34],
      [2.4, 0.52],
      [3.15, 0.58],
    ],
  },
};

function smooth(from: number, to: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/**
 * Height of the hem at a longitude. `swept` is by how many radians hair beside the face lies further back: a face that
 * turns away would otherwise vanish behind its own hair.
 */
export function hemAt(style: HairStyle, phi: number, withLocks = true, swept = 0): number {
  const wrapped = phi - Math.PI * 2 * Math.floor((phi + Math.PI) / (Math.PI * 2));
  const points = wrapped > 0 && style.left ? style.left : style.hem;
  const whole = Math.min(Math.PI, Math.abs(wrapped));
  const amount = whole - swept * smooth(0.3, 0.75, whole) * (1 - smooth(1.5, 2.6, whole));
  let y = points.at(-1)?.[1] ?? 0;
  for (let index = 1; index < points.length; index++) {
    const [from, fromY] = points[index - 1] as readonly [number, number];
    const [to, toY] = points[index] as readonly [number, number];
    if (amount > to) {
      continue;
    }
    const share = (amount - from) / (to - from);
    const eased = share * share * (3 - 2 * share);
    y = fromY + (toY - fromY) * (0.5 * share + 0.5 * eased);
    break;
  }
  if (!withLocks || style.locks.count === 0) {
    return y;
  }
  const turns = (wrapped / (Math.PI * 2)) * style.locks.count + 0.31;
  const phase = turns - Math.floor(turns);
  const irregular = 0.72 + 0.28 * Math.sin(Math.floor(turns) * 2.4);
  const wave = style.locks.pointed
    ? phase < 0.72
      ? phase / 0.72
      : (1 - phase) / 0.28
    : Math.sqrt(Math.max(0, Math.sin(phase * Math.PI)));
  // Round the ear the hem keeps its line, or the locks would cross it.
  const calm = whole > 0.95 && whole < 2 ? (style.ears ? 0.12 : 0.4) : 1;
  return y + style.locks.size * (wave - 0.4) * irregular * calm;
}

/** How wide the surface is at a height, against its equator. */
export function hairReach(style: HairStyle, y: number): number {
  if (y >= 0) {
    return style.below(y);
  }
  const share = Math.min(1, y / style.crown);
  return Math.max(0, 1 - share ** 2.35) ** (1 / 2.1) * style.below(0);
}
