import { mix, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse, polygon, type Point, type Shape } from '../../shape.ts';
import { farEdge, placeOnFace, type FaceFrame } from './face-frame.ts';
import { ink } from './tube.ts';

/** A mouth's line: near corner, quarter, middle, quarter, far corner. */
type MouthLine = readonly [Point, Point, Point, Point, Point];

/** Below this the lips are together. */
const PARTED = 0.035;

/** The mouth: corners, opening, roundness, teeth and lips. */
export function drawMouth(painter: Painter, frame: FaceFrame): void {
  if (frame.view.name === 'profile') {
    drawProfileMouth(painter, frame);
    return;
  }
  const upper = mouthLine(frame);
  if (frame.expression.open < PARTED) {
    drawClosed(painter, frame, upper);
  } else {
    drawOpen(painter, frame, upper);
  }
  drawCorners(painter, frame, upper);
}

function lineColour({ design }: FaceFrame): Colour {
  return mix(design.colours.mouthInside, design.colours.skinDeep, 0.45);
}

function mouthLine(frame: FaceFrame): MouthLine {
  const { design, view, expression } = frame;
  const { face } = design;
  const { corner, round, open } = expression;
  const wide = 1 - 0.45 * Math.max(0, round) + 0.24 * Math.max(0, -round) + 0.14 * Math.max(0, corner);
  const half = face.mouthWidth * wide;
  const uneven = expression.uneven * design.weakSide * frame.side * 0.04;
  const middle = placeOnFace(view, 0, 0.03).x;
  const nearX = placeOnFace(view, -half).x;
  const farX = Math.min(placeOnFace(view, half).x, farEdge(frame, face.mouthY) - 0.08);
  // A smile hangs between its corners, a sad mouth stands over them; an open one starts higher.
  const lift = corner * 0.06;
  const sag = corner * (corner > 0 ? 0.032 : 0.04);
  const top = face.mouthY + sag - open * 0.07;
  const between = (from: number, to: number): number => from + (to - from) * 0.5;
  // Between middle and corner: near the middle's height, the nearer the rounder the mouth.
  const bow = corner > 0 ? 0.42 : 0.26;
  const quarter = top + (face.mouthY - lift - top) * (bow - 0.3 * Math.max(0, round)) - 0.005;
  return [
    { x: nearX, y: face.mouthY - lift + uneven },
    { x: between(nearX, middle), y: quarter + uneven * 0.4 },
    { x: middle, y: top },
    { x: between(middle, farX), y: quarter - uneven * 0.4 },
    { x: farX, y: face.mouthY - lift - uneven },
  ];
}

function drawClosed(painter: Painter, frame: FaceFrame, line: MouthLine): void {
  const { face, colours } = frame.design;
  const { press } = frame.expression;
  const full = 0.052 * face.lips * (1 - 0.65 * press);
  const [near, a, middle, b, far] = line;
  if (full > 0.012) {
    const lips = blob(
      [
        near,
        { x: a.x, y: a.y - full * 0.85 },
        { x: middle.x, y: middle.y - full * 0.65 },
        { x: b.x, y: b.y - full * 0.85 },
        far,
        { x: b.x, y: b.y + full * 1.25 },
        { x: middle.x, y: middle.y + full * 1.75 },
        { x: a.x, y: a.y + full * 1.25 },
      ],
      0.1,
    );
    painter.patch(lips, colours.lip, Math.min(0.85, 0.35 + 0.55 * face.lips));
    painter.patch(
      ellipse(middle.x - 0.02, middle.y + full * 0.85, (far.x - near.x) * 0.12, full * 0.24),
      shade(colours.lip, 0.14),
      0.45 * face.lips,
    );
  }
  const points = line.map(({ x, y }): [number, number] => [x, y]);
  painter.patch(ink(points, 0.042 + 0.008 * press), lineColour(frame), 0.95);
  drawUnderLip(painter, frame, middle, middle.y + 0.115 + full, 1 + press);
}

/** The short shade that shows where the lower lip ends. */
function drawUnderLip(painter: Painter, frame: FaceFrame, middle: Point, y: number, strength: number): void {
  const half = frame.design.face.mouthWidth * 0.36;
  painter.patch(
    ink(
      [
        [middle.x - half, y - 0.008],
        [middle.x, y + 0.012],
        [middle.x + half * 0.9, y - 0.01],
      ],
      0.028,
    ),
    frame.design.colours.skinDeep,
    0.28 * strength,
  );
}

function drawOpen(painter: Painter, frame: FaceFrame, upper: MouthLine): void {
  const { design, expression } = frame;
  const { face, colours } = design;
  const [near, a, middle, b, far] = upper;
  const depth = expression.open * (0.34 + 0.12 * Math.max(0, expression.round));
  const low = middle.y + depth;
  // A laugh is cut like a slice of melon, a call like an egg.
  const full = 0.62 + 0.14 * Math.max(0, expression.round);
  const lower: Point[] = [
    { x: b.x + (far.x - b.x) * 0.34, y: far.y + (low - far.y) * full },
    { x: middle.x, y: low },
    { x: a.x + (near.x - a.x) * 0.34, y: near.y + (low - near.y) * full },
  ];
  const hole = blob([near, a, middle, b, far, ...lower]);
  if (face.lips > 0.28) {
    const rim = 0.03 * face.lips;
    const lips = blob(
      [
        { x: near.x - rim * 0.4, y: near.y },
        { x: a.x, y: a.y - rim },
        { x: middle.x, y: middle.y - rim * 0.8 },
        { x: b.x, y: b.y - rim },
        { x: far.x + rim * 0.4, y: far.y },
        ...lower.map(({ x, y }) => ({ x, y: y + rim * 1.5 })),
      ],
      0.08,
    );
    painter.patch(lips, colours.lip, Math.min(0.85, 0.35 + 0.55 * face.lips));
  }
  painter.patch(hole, colours.mouthInside);
  painter.within(hole, () => {
    if (depth > 0.08) {
      const half = (far.x - near.x) * 0.3;
      painter.patch(ellipse(middle.x, low + 0.02, half, depth * 0.42), colours.tongue, 0.9);
    }
    if (expression.teeth > 0.4 && depth > 0.12) {
      painter.patch(
        teethBehind(upper, depth),
        mix(colours.teeth, colours.mouthInside, 0.1 + 0.1 * (1 - expression.teeth)),
      );
    }
  });
  const points = upper.map(({ x, y }): [number, number] => [x, y]);
  painter.patch(ink(points, 0.034), lineColour(frame), 0.9);
  drawUnderLip(painter, frame, middle, low + 0.075 + 0.03 * face.lips, 1);
}

/** The upper row behind the lip: deepest in the middle, nothing at the corners. */
function teethBehind([near, a, middle, b, far]: MouthLine, depth: number): Shape {
  const drop = Math.min(0.062, depth * 0.36);
  return blob(
    [
      near,
      { x: a.x, y: a.y - 0.02 },
      { x: middle.x, y: middle.y - 0.02 },
      { x: b.x, y: b.y - 0.02 },
      far,
      { x: b.x, y: b.y + drop * 0.8 },
      { x: middle.x, y: middle.y + drop },
      { x: a.x, y: a.y + drop * 0.8 },
    ],
    0.1,
  );
}

/** The little ticks at the corners: up in a smile, down in sorrow, dragged out in fear. */
function drawCorners(painter: Painter, frame: FaceFrame, [near, , , , far]: MouthLine): void {
  const { expression, design } = frame;
  const amount = Math.min(1, Math.abs(expression.corner) * 1.1 + expression.press * 0.5);
  if (amount < 0.2 || frame.detail < 24 || expression.round > 0.45) {
    return;
  }
  const up = expression.corner >= 0 ? 1 : -0.7;
  for (const [at, out] of [
    [near, -1],
    [far, 0.7],
  ] as const) {
    painter.patch(
      ink(
        [
          [at.x + out * 0.008, at.y - 0.034 * up],
          [at.x + out * 0.03, at.y],
          [at.x + out * 0.008, at.y + 0.03 * up],
        ],
        0.024,
      ),
      design.colours.skinDeep,
      0.6 * amount,
    );
  }
}

function drawProfileMouth(painter: Painter, frame: FaceFrame): void {
  const { expression, design, outline } = frame;
  const { face, colours } = design;
  const { open } = expression;
  const y = face.mouthY;
  const corner = {
    x: 0.575 + expression.round * 0.05 - Math.max(0, expression.corner) * 0.03,
    y: y - expression.corner * 0.06 + open * 0.06,
  };
  const edge = 0.79;
  const top = y - 0.012 - open * 0.02;
  const middle = (corner.x + edge) / 2;
  // Clipped to the face, so that nothing of the mouth stands outside of the lips.
  painter.within(polygon(outline), () => {
    if (open > PARTED) {
      const hole: Shape = (pen) => {
        pen.moveTo(corner.x, corner.y);
        pen.quadraticCurveTo(middle, top - open * 0.01, edge, top);
        pen.lineTo(edge, y + open * 0.22);
        pen.quadraticCurveTo(middle, y + 0.02 + open * 0.24, corner.x, corner.y);
        pen.closePath();
      };
      painter.patch(hole, colours.mouthInside);
      painter.within(hole, () => painter.patch(ellipse(0.7, y + open * 0.24, 0.1, open * 0.1), colours.tongue));
    }
    if (face.lips > 0.4) {
      const alpha = 0.35 + 0.5 * face.lips;
      painter.patch(ellipse(0.765, y - 0.036 - open * 0.02, 0.06, 0.026, 0.35), colours.lip, alpha);
      painter.patch(ellipse(0.75 - open * 0.03, y + 0.038 + open * 0.22, 0.062, 0.032, -0.2), colours.lip, alpha);
    }
  });
  painter.patch(
    ink(
      [
        [corner.x - 0.012, corner.y - expression.corner * 0.02],
        [middle, (corner.y + top) / 2 + 0.012 + Math.max(0, expression.corner) * 0.014],
        [0.752, top + 0.006],
      ],
      0.036,
    ),
    lineColour(frame),
    0.95,
  );
}
