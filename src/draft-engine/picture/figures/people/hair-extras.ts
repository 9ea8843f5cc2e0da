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

/** Buns, tails, braids and crests, before or behind the head as the side that is seen wants it. */
export function drawHairExtra(painter: Painter, frame: FaceFrame, style: HairStyle, layer: 'behind' | 'before'): void {
  const { view, design } = frame;
  const angle = view.drawn;
  const place = (spot: Spot): (Point & { depth: number }) | undefined => {
    const point = project(spot, angle);
    return point.depth > 0.12 === (layer === 'before') ? point : undefined;
  };
  const hat = design.spec.hat !== 'none';
  switch (style.extra) {
    case 'bun': {
      const point = place(hat ? { x: 0, y: 0.2, z: -1.02 } : { x: 0, y: -0.92, z: -0.62 });
      if (point) {
        drawBun(painter, frame, point, 0.4);
      }
      break;
    }
    case 'ponytail': {
      const point = place({ x: 0, y: hat ? 0.05 : -0.42, z: -1.0 });
      if (point) {
        drawTail(painter, frame, point, 1.55, 0.26, Math.sin(angle) * -0.4);
      }
      break;
    }
    case 'pigtails':
      for (const x of [-1, 1]) {
        const point = place({ x: x * 0.98, y: hat ? 0.25 : -0.12, z: -0.12 });
        if (point) {
          drawTail(painter, frame, point, 1.05, 0.24, Math.cos(angle) * x * 0.28 - Math.sin(angle) * 0.12);
        }
      }
      break;
    case 'braids':
      for (const x of [-1, 1]) {
        const point = place({ x: x * 0.84, y: 0.42, z: 0.08 });
        if (point) {
          drawBraid(painter, frame, point, Math.cos(angle) * x * 0.1);
        }
      }
      break;
    case 'mohawk':
      if (layer === 'before' && !hat) {
        drawCrest(painter, frame);
      }
      break;
    default:
      drawExtraOfWorlds(painter, frame, style, layer);
  }
}

function drawTail(painter: Painter, frame: FaceFrame, root: Point, length: number, width: number, lean: number): void {
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
