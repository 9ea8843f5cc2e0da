import type { Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, type Point, type Shape } from '../../shape.ts';
import type { HandShape } from './poses/body-aim.ts';
import { tube } from './tube.ts';

export interface HandPlace {
  x: number;
  y: number;
  /** Where the forearm points, radians. */
  direction: number;
  /** From the wrist to the tip of the middle finger, metres. */
  size: number;
  /** Foreshortening along the fingers: 1 is seen in full. */
  length: number;
  /** On which side of the direction the thumb is: 1 is clockwise. */
  thumb: 1 | -1;
  shape: HandShape;
}

/** What of a hand is drawn: what is held goes between the palm and the fingers, or the thumb, that close over it. */
export type HandPart = 'whole' | 'palm' | 'fingers';

type Pair = readonly [x: number, y: number];

/** A hand in lengths of itself: x from the wrist along the fingers, y towards the thumb. Little finger first. */
interface HandDrawing {
  palm: readonly Pair[];
  fingers: readonly (readonly Pair[])[];
  thumb: readonly Pair[];
  /** The fingers are bent over the palm; otherwise they go out from under it. */
  folded: boolean;
}

const OPEN_PALM: readonly Pair[] = [
  [-0.14, -0.2],
  [0.1, -0.23],
  [0.42, -0.26],
  [0.53, -0.14],
  [0.55, 0.08],
  [0.5, 0.21],
  [0.3, 0.25],
  [0.08, 0.24],
  [-0.14, 0.2],
];
const CLOSED_PALM: readonly Pair[] = [
  [-0.14, -0.2],
  [0.1, -0.25],
  [0.4, -0.3],
  [0.6, -0.22],
  [0.64, 0],
  [0.6, 0.2],
  [0.4, 0.28],
  [0.1, 0.26],
  [-0.14, 0.2],
];

/** A finger folded at its knuckle: it comes out of the fist's front and back over the palm. */
const folded = (y: number, from: number, to: number): readonly Pair[] => [
  [from, y * 0.94],
  [(from + to) / 2, y],
  [to, y * 0.96],
];
const FIST_FINGERS = [
  folded(-0.215, 0.56, 0.28),
  folded(-0.075, 0.61, 0.26),
  folded(0.07, 0.62, 0.26),
  folded(0.205, 0.58, 0.28),
];

const HANDS: Readonly<Record<HandShape, HandDrawing>> = {
  rest: {
    palm: OPEN_PALM,
    folded: false,
    fingers: [
      [
        [0.4, -0.185],
        [0.58, -0.2],
        [0.72, -0.17],
      ],
      [
        [0.45, -0.075],
        [0.69, -0.085],
        [0.85, -0.06],
      ],
      [
        [0.47, 0.045],
        [0.72, 0.045],
        [0.9, 0.05],
      ],
      [
        [0.45, 0.155],
        [0.66, 0.165],
        [0.81, 0.13],
      ],
    ],
    thumb: [
      [0.08, 0.17],
      [0.3, 0.31],
      [0.54, 0.29],
    ],
  },
  flat: {
    palm: OPEN_PALM,
    folded: false,
    fingers: [
      [
        [0.4, -0.185],
        [0.62, -0.195],
        [0.82, -0.18],
      ],
      [
        [0.45, -0.075],
        [0.73, -0.08],
        [0.95, -0.07],
      ],
      [
        [0.47, 0.045],
        [0.76, 0.05],
        [1, 0.05],
      ],
      [
        [0.45, 0.155],
        [0.7, 0.165],
        [0.92, 0.16],
      ],
    ],
    thumb: [
      [0.06, 0.17],
      [0.28, 0.35],
      [0.52, 0.37],
    ],
  },
  open: {
    palm: OPEN_PALM,
    folded: false,
    fingers: [
      [
        [0.38, -0.19],
        [0.58, -0.29],
        [0.76, -0.37],
      ],
      [
        [0.44, -0.08],
        [0.71, -0.13],
        [0.93, -0.18],
      ],
      [
        [0.46, 0.045],
        [0.75, 0.06],
        [1, 0.08],
      ],
      [
        [0.44, 0.15],
        [0.69, 0.23],
        [0.91, 0.3],
      ],
    ],
    thumb: [
      [0.05, 0.17],
      [0.25, 0.39],
      [0.43, 0.54],
    ],
  },
  pinch: {
    palm: OPEN_PALM,
    folded: false,
    fingers: [
      [
        [0.4, -0.185],
        [0.6, -0.2],
        [0.76, -0.19],
      ],
      [
        [0.45, -0.075],
        [0.7, -0.08],
        [0.88, -0.08],
      ],
      [
        [0.47, 0.045],
        [0.72, 0.04],
        [0.92, 0.03],
      ],
      [
        [0.45, 0.155],
        [0.68, 0.16],
        [0.86, 0.13],
      ],
    ],
    thumb: [
      [0.1, 0.16],
      [0.36, 0.24],
      [0.6, 0.14],
    ],
  },
  fist: {
    palm: CLOSED_PALM,
    folded: true,
    fingers: FIST_FINGERS,
    thumb: [
      [0.14, 0.24],
      [0.38, 0.29],
      [0.54, 0.12],
    ],
  },
  grip: {
    palm: CLOSED_PALM,
    folded: true,
    fingers: [
      folded(-0.225, 0.58, 0.18),
      folded(-0.08, 0.65, 0.14),
      folded(0.07, 0.66, 0.14),
      folded(0.21, 0.62, 0.17),
    ],
    thumb: [
      [0.08, 0.24],
      [0.32, 0.35],
      [0.56, 0.32],
    ],
  },
  point: {
    palm: CLOSED_PALM,
    folded: true,
    fingers: [
      ...FIST_FINGERS.slice(0, 3),
      [
        [0.44, 0.18],
        [0.76, 0.185],
        [1.04, 0.17],
      ],
    ],
    thumb: [
      [0.12, 0.25],
      [0.36, 0.3],
      [0.5, 0.12],
    ],
  },
};

/** Half-widths of a finger from its root to its tip, and the little finger's share of them. */
const FINGER = [0.076, 0.071, 0.056] as const;
const THUMB = [0.105, 0.088, 0.062] as const;
const LITTLE = 0.86;

/** Palm, four tapered fingers and a thumb, in the order in which they lie on each other. */
export function drawHand(
  painter: Painter,
  place: HandPlace,
  paint: { skin: Colour; line: Colour },
  part: HandPart = 'whole',
): void {
  const { size } = place;
  const drawing = HANDS[place.shape];
  const clear = size > painter.pixel * 12;
  const points = (pairs: readonly Pair[]): Point[] => pairs.map(([x, y]) => ({ x: x * size, y: y * size }));
  const finger = (pairs: readonly Pair[], halves: readonly number[], share = 1): void => {
    const shape: Shape = tube(
      points(pairs),
      halves.map((half) => half * size * share),
    );
    painter.form(shape, paint.skin, { modelling: 0.55, rim: 0, line: 0 });
    if (clear) {
      painter.stroke(shape, paint.line, size * 0.022, 0.6);
    }
  };
  const fingers = (): void => {
    drawing.fingers.forEach((pairs, index) => finger(pairs, FINGER, index === 0 ? LITTLE : 1));
  };
  const palm = (): void => {
    const shape = blob(points(drawing.palm), 0.1);
    if (clear && drawing.folded) {
      painter.stroke(shape, paint.line, size * 0.022, 0.6);
    }
    painter.form(shape, paint.skin, { modelling: 0.6, rim: 0, line: drawing.folded ? 1 : 0.4 });
  };
  painter.at({ x: place.x, y: place.y, rotation: place.direction, scaleX: place.length, scaleY: place.thumb }, () => {
    if (part !== 'fingers') {
      if (!drawing.folded) {
        fingers();
      }
      palm();
    }
    if (part !== 'palm') {
      if (drawing.folded) {
        fingers();
      }
      finger(drawing.thumb, THUMB);
    }
  });
}
