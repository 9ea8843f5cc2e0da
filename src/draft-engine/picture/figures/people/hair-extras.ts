import type { Painter } from '../../painter.ts';
import { blob, ellipse, polygon, type Point } from '../../shape.ts';
import type { FaceFrame } from './face-frame.ts';
import { drawBun } from './hair-bun.ts';
import { drawExtraOfWorlds } from './hair-extras-of-worlds.ts';
import type { HairStyle } from './hair-style-parts.ts';

interface Spot {
  x: number;
  y: number;
  z: number;
}

function project({ x, y, z }: Spot, angle: number): Point & { depth: number } {
  return { x: x * Math.cos(angle) + z * Math.sin(angle), y, depth: z * Math.cos(angle) - x * Math.sin(angle) };
}

/** Draws what hangs or stands out from a head of hair, at a place that is in sight. */
interface Extra {
  /** Where it grows from, on the ball of the head; another place under a hat. */
  roots: readonly Spot[];
  underHat?: readonly Spot[];
  draw(painter: Painter, frame: FaceFrame, point: Point, side: number): void;
}

const EXTRAS: Partial<Readonly<Record<NonNullable<HairStyle['extra']>, Extra>>> = {
  bun: {
    roots: [{ x: 0, y: -0.92, z: -0.62 }],
    underHat: [{ x: 0, y: 0.2, z: -1.02 }],
    draw: (painter, frame, point) => drawBun(painter, frame, point, 0.4),
  },
  ponytail: {
    roots: [{ x: 0, y: -0.42, z: -1.0 }],
    underHat: [{ x: 0, y: 0.05, z: -1.0 }],
    draw: (painter, frame, point) =>
      drawTail(painter, frame, point, { length: 1.55, width: 0.26, lean: Math.sin(frame.view.drawn) * -0.4 }),
  },
  pigtails: {
    roots: bothSides({ x: 0.98, y: -0.12, z: -0.12 }),
    underHat: bothSides({ x: 0.98, y: 0.25, z: -0.12 }),
    draw: (painter, frame, point, side) => {
      const angle = frame.view.drawn;
      const lean = Math.cos(angle) * side * 0.28 - Math.sin(angle) * 0.12;
      drawTail(painter, frame, point, { length: 1.05, width: 0.24, lean });
    },
  },
  braids: {
    roots: bothSides({ x: 0.84, y: 0.42, z: 0.08 }),
    draw: (painter, frame, point, side) => drawBraid(painter, frame, point, Math.cos(frame.view.drawn) * side * 0.1),
  },
};

function bothSides({ x, y, z }: Spot): Spot[] {
  return [
    { x: -x, y, z },
    { x, y, z },
  ];
}

/** Buns, tails, braids and crests, before or behind the head as the side that is seen wants it. */
export function drawHairExtra(painter: Painter, frame: FaceFrame, style: HairStyle, layer: 'behind' | 'before'): void {
  const hat = frame.design.spec.hat !== 'none';
  const extra = style.extra && EXTRAS[style.extra];
  if (extra) {
    for (const root of (hat ? extra.underHat : undefined) ?? extra.roots) {
      const point = project(root, frame.view.drawn);
      if (point.depth > 0.12 === (layer === 'before')) {
        extra.draw(painter, frame, point, Math.sign(root.x));
      }
    }
  } else if (style.extra !== 'mohawk') {
    drawExtraOfWorlds(painter, frame, style, layer);
  } else if (layer === 'before' && !hat) {
    drawCrest(painter, frame);
  }
}

/** A tail of hair: its length and width, and how far it leans aside. */
interface Tail {
  length: number;
  width: number;
  lean: number;
}

function drawTail(painter: Painter, frame: FaceFrame, root: Point, { length, width, lean }: Tail): void {
  const { colours } = frame.design;
  const swing = (Math.sin(frame.seconds * 2.1) * 0.07 + Math.sin(frame.seconds * 3.3) * 0.03) * length;
  const tipX = root.x + lean * 1.1 + swing;
  const tipY = root.y + length;
  const midX = root.x + lean + swing * 0.4;
  const midY = root.y + length * 0.42;
  const wide = width * 1.25;
  painter.form(
    blob(
      [
        { x: root.x - width * 0.4, y: root.y - width * 0.3 },
        { x: root.x + width * 0.4, y: root.y - width * 0.3 },
        { x: midX + wide, y: midY },
        { x: (midX + tipX) / 2 + wide * 0.8, y: (midY + tipY) / 2 + length * 0.1 },
        { x: tipX + swing * 0.3, y: tipY },
        { x: (midX + tipX) / 2 - wide * 0.75, y: (midY + tipY) / 2 },
        { x: midX - wide, y: midY - length * 0.06 },
      ],
      0.05,
    ),
    colours.hair,
    { rim: 0.5 },
  );
  if (frame.detail > 16) {
    for (const [across, colour] of [
      [-0.45, colours.hairLight],
      [0.35, colours.hairDark],
    ] as const) {
      painter.stroke(
        (pen) => {
          pen.moveTo(root.x + across * width * 0.3, root.y);
          pen.bezierCurveTo(
            midX + across * wide,
            midY,
            midX + across * wide,
            midY + length * 0.2,
            tipX + across * wide * 0.3,
            tipY - length * 0.2,
          );
        },
        colour,
        0.03,
        0.5,
      );
    }
  }
  painter.form(ellipse(root.x, root.y - width * 0.1, width * 0.62, width * 0.42), colours.second, {
    modelling: 0.8,
    rim: 0.3,
  });
}

function drawBraid(painter: Painter, frame: FaceFrame, root: Point, lean: number): void {
  const { colours } = frame.design;
  const swing = Math.sin(frame.seconds * 1.9) * 0.02;
  const links = 5;
  for (let index = 0; index < links; index++) {
    const x = root.x + lean * (index * 0.35) + swing * index;
    const y = root.y + index * 0.23;
    const size = 0.175 - index * 0.012;
    painter.form(
      blob([
        { x: x - size, y: y - 0.1 },
        { x, y: y - 0.17 },
        { x: x + size, y: y - 0.1 },
        { x: x + size * 0.8, y: y + 0.1 },
        { x, y: y + 0.17 },
        { x: x - size * 0.8, y: y + 0.1 },
      ]),
      colours.hair,
      { rim: 0.35, modelling: 0.8 },
    );
    if (frame.detail > 20) {
      painter.stroke(
        (pen) => {
          pen.moveTo(x - size * 0.7, y - 0.08);
          pen.quadraticCurveTo(x, y + 0.03, x + size * 0.1, y + 0.14);
        },
        colours.hairDark,
        0.025,
        0.55,
      );
    }
  }
  const endX = root.x + lean * links * 0.35 + swing * links;
  const endY = root.y + links * 0.23 - 0.03;
  painter.form(ellipse(endX, endY - 0.05, 0.1, 0.06), colours.second, { rim: 0.2 });
  painter.form(
    polygon([
      { x: endX - 0.08, y: endY },
      { x: endX + 0.08, y: endY },
      { x: endX + 0.1, y: endY + 0.14 },
      { x: endX, y: endY + 0.24 },
      { x: endX - 0.1, y: endY + 0.14 },
    ]),
    colours.hair,
    { rim: 0.3 },
  );
}

function drawCrest(painter: Painter, { view, design }: FaceFrame): void {
  const sin = Math.sin(view.drawn);
  const thick = 0.16;
  const outer: Point[] = [];
  const inner: Point[] = [];
  const teeth = 14;
  for (let index = 0; index <= teeth; index++) {
    const turn = 0.55 + (index / teeth) * 2.5;
    const out = index % 2 === 0 ? 1.22 : 1.5 - 0.12 * Math.abs(index / teeth - 0.4);
    outer.push({ x: Math.cos(turn) * out * sin, y: -Math.sin(turn) * out });
    inner.push({ x: Math.cos(turn) * 0.93 * sin, y: -Math.sin(turn) * 0.98 });
  }
  if (Math.abs(sin) > 0.4) {
    painter.form(
      polygon([...outer.map((point) => ({ x: point.x + thick * 0.3, y: point.y })), ...inner.toReversed()]),
      design.colours.hair,
      { rim: 0.6 },
    );
    return;
  }
  const lean = sin * 0.3;
  const base = Math.cos(view.drawn) > 0 ? -0.62 : 0.3;
  painter.form(
    polygon([
      { x: -thick + lean, y: base },
      { x: -thick * 1.4 + lean, y: -1.05 },
      { x: -thick * 1.1 + lean, y: -1.36 },
      { x: -thick * 0.35 + lean, y: -1.3 },
      { x: lean, y: -1.52 },
      { x: thick * 0.4 + lean, y: -1.32 },
      { x: thick * 1.15 + lean, y: -1.38 },
      { x: thick * 1.4 + lean, y: -1.05 },
      { x: thick + lean, y: base },
      { x: lean, y: base + 0.12 },
    ]),
    design.colours.hair,
    { rim: 0.6 },
  );
}
