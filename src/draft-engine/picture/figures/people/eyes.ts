import { mix, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse, type Point, type Shape } from '../../shape.ts';
import { eyePlace, type FaceFrame } from './face-frame.ts';
import { ink, tube } from './tube.ts';

interface Eye {
  x: number;
  y: number;
  /** Half-width and half-height of the open eye. */
  w: number;
  h: number;
  /** Direction of the outer corner. */
  out: 1 | -1;
  lid: number;
  squint: number;
}

type Pair = readonly [u: number, v: number];

// Lids of an open eye: u from the outer corner (-1) to the inner one (1) in half-widths, v down in half-heights.
const UPPER: readonly Pair[] = [
  [-1, 0.1],
  [-0.64, -0.68],
  [-0.06, -1],
  [0.56, -0.7],
  [1, 0.34],
];
const LOWER: readonly Pair[] = [
  [0.5, 0.8],
  [-0.08, 0.92],
  [-0.66, 0.66],
];
/** Where the lids meet, and how high a smiling cheek pushes the lower one. */
const MEETING = [0.1, 0.62, 0.82, 0.76, 0.34] as const;
const PUSHED = [0.34, 0.02, 0.12] as const;
const SHUT = 0.86;

/** Both eyes (one in profile) with lids, lashes, iris and lights. */
export function drawEyes(painter: Painter, frame: FaceFrame): void {
  const { design, view, expression } = frame;
  const { face } = design;
  const uneven = expression.uneven * design.weakSide * frame.side;
  for (const out of [-1, 1] as const) {
    const open = expression.lid > SHUT ? 0 : 0.1 * uneven * out;
    const lid = Math.min(1, expression.lid + (expression.lid > 0.1 ? open : 0));
    if (view.name === 'profile') {
      if (out === 1) {
        const w = 0.105 * face.eyeSize;
        drawProfileEye(painter, frame, eyeOf(frame, { x: 0.55, w }, -1, lid));
      }
      continue;
    }
    drawEye(painter, frame, eyeOf(frame, eyePlace(frame, out), out, lid));
  }
}

function eyeOf(frame: FaceFrame, place: { x: number; w: number }, out: 1 | -1, lid: number): Eye {
  const { face } = frame.design;
  const near = eyePlace(frame, -1).w;
  return { ...place, y: face.eyeY, h: near * face.eyeRoundness, out, lid, squint: frame.expression.squint };
}

function lids(eye: Eye, frame: FaceFrame): { upper: Point[]; lower: Point[] } {
  const { lidTilt } = frame.expression;
  const { eyeSlant } = frame.design.face;
  const close = Math.max(0, eye.lid);
  const wide = Math.max(0, -eye.lid);
  const open = 1 - close;
  const point = (u: number, v: number): Point => ({
    x: eye.x - eye.out * u * eye.w,
    y: eye.y + v * eye.h + Math.min(0, u) * eyeSlant,
  });
  const upper = UPPER.map(([u, v], index) => {
    const inside = index > 0 && index < UPPER.length - 1 ? 1 : 0;
    const pressed = lidTilt < 0 ? Math.max(-0.15, 0.32 + u * 0.7) * -lidTilt : Math.max(-0.3, -u * 0.62) * lidTilt;
    const raised = v - inside * wide * 0.85 + inside * pressed * 0.62 * (0.4 + 0.6 * open);
    const level = raised + ((MEETING[index] as number) - raised) * close;
    return point(u, inside ? Math.min(level, (MEETING[index] as number) + 0.1) : level);
  });
  const lower = LOWER.map(([u, v], index) => {
    const pushed = v + ((PUSHED[index] as number) - v) * eye.squint * 0.8 + wide * 0.3;
    const meeting = MEETING[3 - index] as number;
    return point(u, close > 0.6 ? pushed + (meeting - pushed) * ((close - 0.6) / 0.4) : pushed);
  });
  return { upper, lower };
}

function drawEye(painter: Painter, frame: FaceFrame, eye: Eye): void {
  const { design, expression } = frame;
  const { colours, face } = design;
  const { upper, lower } = lids(eye, frame);
  const lash = mix(colours.lash, colours.hairDark, 0.25);
  const weight = 0.032 + 0.014 * face.lashes + 0.012 * Math.max(0, face.eyeSize - 1);
  if (eye.lid > SHUT) {
    painter.patch(
      tube(
        upper,
        [0.3, 0.8, 1, 0.8, 0.3].map((share) => share * weight * 0.56),
      ),
      lash,
    );
    drawLashes(painter, frame, eye, upper[0] as Point);
    return;
  }
  const socket = blob([...upper, ...lower], 0.12);
  painter.patch(socket, mix(mix(colours.eyeWhite, painter.palette.ambient, 0.12), colours.skin, 0.1));
  painter.within(socket, () => {
    drawIris(painter, frame, eye);
    // The upper lid throws a shadow on the ball.
    painter.patch(
      tube(
        upper.map(({ x, y }) => ({ x, y: y + eye.h * 0.16 })),
        upper.map(() => eye.h * 0.26),
      ),
      colours.lash,
      0.26,
    );
    if (expression.tear > 0.3) {
      const water = tube(
        [upper[4] as Point, ...lower, upper[0] as Point].map(({ x, y }) => ({ x, y: y - eye.h * 0.06 })),
        [0.3, 1, 1, 0.8, 0.2].map((share) => share * eye.h * 0.17 * expression.tear),
      );
      painter.patch(water, { L: 0.97, a: -0.01, b: -0.015 }, 0.8);
    }
  });
  painter.patch(
    tube(
      upper.map(({ x, y }) => ({ x, y: y - weight * 0.3 })),
      [0.62, 1, 1.05, 0.8, 0.24].map((share) => share * weight * 0.5),
    ),
    lash,
  );
  drawLashes(painter, frame, eye, upper[0] as Point);
  painter.patch(
    ink(
      [upper[0] as Point, ...lower.toReversed()].map(({ x, y }) => [x, y + 0.006]),
      0.02,
    ),
    colours.skinDeep,
    0.5,
  );
  if (frame.detail > 24) {
    drawFolds(painter, frame, eye, upper, lower);
  }
  if (expression.tear > 0.9 && eye.out === -1) {
    drawTear(painter, eye, lower);
  }
}

/** The crease over the lid, and the cheek that a smile or years push up under the eye. */
function drawFolds(painter: Painter, frame: FaceFrame, eye: Eye, upper: Point[], lower: Point[]): void {
  const { colours, face } = frame.design;
  const crease = upper
    .slice(0, 4)
    .map(({ x, y }, index): [number, number] => [
      x,
      y - eye.h * (index === 0 ? 0.42 : 0.34) - 0.03 + Math.max(0, frame.expression.lid) * 0.02,
    ]);
  painter.patch(ink(crease, 0.018), colours.skinDeep, 0.45);
  const bag = Math.max(0.5 * (frame.expression.squint - 0.25), 0.4 * face.wrinkles);
  if (bag > 0.05) {
    const line = lower.map(({ x, y }, index): [number, number] => [x, y + 0.05 + (index === 1 ? 0.012 : 0)]);
    painter.patch(ink(line, 0.018), colours.skinDeep, Math.min(0.45, bag));
  }
}

function drawLashes(painter: Painter, frame: FaceFrame, eye: Eye, corner: Point): void {
  const { face, colours } = frame.design;
  if (face.lashes < 0.6 || frame.detail < 24) {
    return;
  }
  // The far eye's stay short, so that they end before the contour.
  const length = eye.out === 1 ? Math.min(0.055, eye.w * 0.3) : 0.06;
  const down = eye.lid > SHUT ? 1 : -0.55;
  painter.patch(
    tube(
      [
        { x: corner.x - eye.out * 0.03, y: corner.y - 0.03 * (down < 0 ? 1 : 0) },
        { x: corner.x + eye.out * length * 0.5, y: corner.y + down * length * 0.3 },
        { x: corner.x + eye.out * length, y: corner.y + down * length * 0.85 },
      ],
      [0.014, 0.012, 0.003],
    ),
    colours.lash,
  );
}

function drawTear(painter: Painter, eye: Eye, lower: Point[]): void {
  const { x, y } = lower[1] as Point;
  const drop = tube(
    [
      { x: x - 0.01, y: y + 0.04 },
      { x: x - 0.025, y: y + 0.14 },
      { x: x - 0.02, y: y + 0.24 },
    ],
    [0.008, 0.016, 0.03],
  );
  painter.patch(drop, { L: 0.95, a: -0.015, b: -0.02 }, 0.75);
  painter.patch(ellipse(x - 0.03, y + 0.23, eye.w * 0.045, 0.012), { L: 1, a: 0, b: 0 }, 0.95);
}

function drawIris(painter: Painter, frame: FaceFrame, eye: Eye): void {
  const { expression, gaze } = frame;
  const { colours, face } = frame.design;
  const near = eyePlace(frame, -1).w;
  const r = near * (0.4 + 0.38 * face.eyeRoundness) * (0.88 + 0.12 * expression.pupil);
  const rx = r * Math.min(1, 0.6 + (0.4 * eye.w) / near);
  const clamp = (value: number): number => Math.max(-1, Math.min(1, value));
  const x = eye.x + clamp(gaze.x + expression.aside) * (eye.w - rx * 0.72) * 0.9;
  const y = eye.y - eye.h * 0.02 + clamp(gaze.y + expression.down) * eye.h * 0.5;
  painter.patch(ellipse(x, y, rx, r), mix(colours.iris, colours.lash, 0.62));
  painter.patch(ellipse(x, y + r * 0.05, rx * 0.84, r * 0.84), colours.iris);
  painter.patch(ellipse(x, y + r * 0.38, rx * 0.6, r * 0.4), colours.irisLight, 0.6);
  const pupil = 0.48 * expression.pupil;
  painter.patch(ellipse(x, y, rx * pupil, r * pupil), shade(colours.lash, -0.08));
  const lit = painter.light.x < 0 ? -1 : 1;
  painter.patch(ellipse(x + lit * rx * 0.34, y - r * 0.36, rx * 0.25, r * 0.26), { L: 1, a: 0, b: 0.005 });
}

function drawProfileEye(painter: Painter, frame: FaceFrame, eye: Eye): void {
  const { colours, face } = frame.design;
  const { x, y, w, h } = eye;
  const close = Math.max(0, eye.lid);
  const wide = Math.max(0, -eye.lid);
  const top = y + h * (-1 - wide * 0.7) * (1 - close) + h * 0.62 * close;
  const bottom = y + h * (0.86 - eye.squint * 0.5);
  const front = x + w * 0.9;
  const rear = { x: x - w * 1.1, y: y + h * 0.24 - face.eyeSlant };
  const lash = mix(colours.lash, colours.hairDark, 0.25);
  const weight = 0.03 + 0.014 * face.lashes;
  const brim: Point[] = [rear, { x: x - w * 0.4, y: top + h * 0.16 }, { x: front, y: top }];
  if (eye.lid <= SHUT) {
    const socket: Shape = blob(
      [
        ...brim,
        { x: front + w * 0.14, y: (top + bottom) / 2 },
        { x: front - w * 0.1, y: bottom },
        { x: x - w * 0.4, y: bottom - h * 0.06 },
      ],
      0.1,
    );
    painter.patch(socket, mix(mix(colours.eyeWhite, painter.palette.ambient, 0.12), colours.skin, 0.1));
    painter.within(socket, () => drawIris(painter, frame, { ...eye, x: front - w * 0.36, w: w * 0.6 }));
    painter.patch(
      ink(
        [
          [rear.x, rear.y - h * 0.5],
          [x - w * 0.3, top - h * 0.22],
          [front, top - h * 0.34],
        ],
        0.018,
      ),
      colours.skinDeep,
      0.45,
    );
  }
  const tip = { x: front + 0.03 + 0.05 * face.lashes, y: top + (eye.lid > SHUT ? 0.03 : -0.035 * face.lashes) };
  painter.patch(
    tube(
      [...brim, tip],
      [0.3, 0.9, 1, 0.2].map((share) => share * weight * 0.55),
    ),
    lash,
  );
}
