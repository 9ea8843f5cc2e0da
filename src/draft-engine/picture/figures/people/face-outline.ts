import type { Point } from '../../shape.ts';
import type { FaceDesign } from './face-design.ts';
import type { HeadView } from './head-view.ts';

type Pair = readonly [x: number, y: number];

/** Where the jaw is: how far an open mouth lowers it. */
function lowered(points: readonly Pair[], drop: number): Point[] {
  return points.map(([x, y]) => ({ x, y: y + drop * Math.max(0, Math.min(1, (y - 0.55) / 0.42)) }));
}

function front({ jaw, chin, cheek }: FaceDesign): Pair[] {
  const right: Pair[] = [
    [0.54, -0.86],
    [0.85, -0.42],
    [0.87, -0.04],
    [0.865 * cheek, 0.26],
    [(0.44 + jaw * 0.56) * cheek, 0.56],
    [jaw * 0.84, 0.8],
    [chin + 0.08, 0.965],
  ];
  return [[0, -1], ...right, [0, 1], ...right.toReversed().map(([x, y]): Pair => [-x, y])];
}

/** The far side dents at the brow, swells at the cheekbone and draws in to the chin; the near side is jaw and skull. */
function threeQuarter({ jaw, chin, cheek }: FaceDesign): Pair[] {
  return [
    [0.07, -1],
    [0.6, -0.86],
    [0.85, -0.44],
    [0.745, -0.03],
    [0.775 * cheek, 0.25],
    [0.7 * cheek, 0.54],
    [0.42 + jaw * 0.22, 0.8],
    [0.35 + chin * 0.62, 0.95],
    [0.31, 1],
    [0.15 - chin * 0.3, 0.975],
    [-jaw * 0.42, 0.82],
    [-(0.28 + jaw * 0.56) * cheek, 0.54],
    [-0.84, 0.22],
    [-0.93, -0.06],
    [-0.9, -0.42],
    [-0.6, -0.85],
  ];
}

function profile({ noseSize, noseY, mouthY, chin, jaw }: FaceDesign, open: number): Pair[] {
  const nose = 0.775 + 0.16 * noseSize;
  return [
    [-0.05, -1],
    [0.46, -0.86],
    [0.74, -0.5],
    [0.79, -0.16],
    [0.735, 0.07],
    [nose - 0.055, noseY - 0.1],
    [nose, noseY - 0.03],
    [nose - 0.02, noseY + 0.035],
    [0.765, noseY + 0.08],
    [0.8, mouthY - 0.065],
    [0.765, mouthY - 0.012 - open * 0.02],
    [0.71 - open * 0.1, mouthY + open * 0.1],
    [0.765 - open * 0.03, mouthY + 0.035 + open * 0.22],
    [0.7 - open * 0.02, mouthY + 0.1 + open * 0.2],
    [0.72 + (chin - 0.2) * 0.3, mouthY + 0.2 + open * 0.17],
    [0.6, 1 + open * 0.13],
    [0.36, 1 + open * 0.1],
    [0.04, 0.9 + open * 0.04],
    [-0.18 - jaw * 0.1, 0.6],
    [-0.5, 0.45],
    [-0.86, 0.3],
    [-1.0, -0.1],
    [-0.84, -0.62],
    [-0.46, -0.92],
  ];
}

function threeQuarterBack({ cheek, jaw }: FaceDesign): Pair[] {
  return [
    [-0.05, -1],
    [0.55, -0.85],
    [0.84, -0.4],
    [0.82, -0.08],
    [0.83 * cheek, 0.14],
    [0.88 * cheek, 0.36],
    [0.8 * cheek, 0.6],
    [0.42 + jaw * 0.22, 0.82],
    [0.3, 0.86],
    [-0.1, 0.8],
    [-0.6, 0.55],
    [-0.88, 0.2],
    [-0.95, -0.22],
    [-0.6, -0.84],
  ];
}

function back({ cheek, jaw }: FaceDesign): Pair[] {
  const right: Pair[] = [
    [0.54, -0.86],
    [0.88, -0.42],
    [0.91, -0.02],
    [0.89 * cheek, 0.28],
    [(0.4 + jaw * 0.6) * cheek, 0.56],
    [jaw * 0.8, 0.74],
    [0.2, 0.8],
  ];
  return [[0, -1], ...right, [0, 0.8], ...right.toReversed().map(([x, y]): Pair => [-x, y])];
}

/**
 * The outline of head and face without hair in units of the head's radius, clockwise from the crown. `open` is the
 * mouth's opening, 0 to 1.
 */
export function faceOutline(face: FaceDesign, view: HeadView, open: number): Point[] {
  const drop = open * 0.1;
  switch (view.name) {
    case 'profile':
      return lowered(profile(face, open), 0);
    case 'three_quarter_back':
      return lowered(threeQuarterBack(face), 0);
    case 'back':
      return lowered(back(face), 0);
    default: {
      const straight = front(face);
      const turned = threeQuarter(face);
      const share = Math.max(0, Math.min(1.25, view.drawn / 0.6));
      return lowered(
        straight.map(([x, y], index): Pair => {
          const [turnedX, turnedY] = turned[index] as Pair;
          return [x + (turnedX - x) * share, y + (turnedY - y) * share];
        }),
        drop,
      );
    }
  }
}
