import type { Colour } from '../../colour.ts';
import { type Kit, MATERIAL as M } from '../item-drawing.ts';

type Circle = readonly [x: number, y: number, radius: number];
type Frame = readonly [x: number, y: number, width: number, height: number];

/** A tyre with its hub. */
export function wheel(kit: Kit, x: number, y: number, radius: number): void {
  kit.oval(x, y, radius, radius, M.charcoal);
  kit.dot(x, y, radius * 0.45, M.silver);
}

/** A wheel of a cart or coach. */
export function spokedWheel(kit: Kit, [x, y, radius]: Circle, colour: Colour = M.wood): void {
  for (let index = 0; index < 4; index++) {
    const turn = (index * Math.PI) / 4;
    const [dx, dy] = [Math.cos(turn) * radius, Math.sin(turn) * radius];
    kit.line([x - dx, y - dy, x + dx, y + dy], colour, radius * 0.09);
  }
  kit.ring(x, y, radius * 0.93, radius * 0.93, colour, radius * 0.16);
  kit.oval(x, y, radius * 0.2, radius * 0.2, colour);
}

/** A lit screen. */
export function screen(kit: Kit, [x, y, width, height]: Frame): void {
  kit.glow(x + width / 2, y + height / 2, width, M.sky, 0.25);
  kit.box(x, y, width, height, { ...M.sky, L: 0.8 }, 0.05, { luminous: true });
}

/** A window: lit when lamps are. */
export function pane(kit: Kit, [x, y, width, height]: Frame, radius = 0.8): void {
  kit.box(x, y, width, height, kit.painter.lampsLit ? M.flame : M.glass, radius, { luminous: kit.painter.lampsLit });
}

/** A lamp on a vehicle's roof or front. */
export function beacon(kit: Kit, [x, y, radius]: Circle, colour: Colour): void {
  kit.glow(x, y, radius * 3, colour, 0.5);
  kit.oval(x, y, radius, radius, colour, 0, { luminous: true });
}

/** Six petals around a heart. */
export function petals(kit: Kit, [x, y, radius]: Circle, colour: Colour = kit.tint ?? M.pink): void {
  for (let index = 0; index < 6; index++) {
    const turn = (index * Math.PI) / 3;
    kit.oval(x + Math.cos(turn) * radius, y + Math.sin(turn) * radius, radius * 0.75, radius * 0.5, colour, turn);
  }
  kit.dot(x, y, radius * 0.5, M.gold);
}

/** A leaf that grows from a point. */
export function leaf(
  kit: Kit,
  [x, y, length, turn]: readonly [x: number, y: number, length: number, turn: number],
  colour: Colour = M.green,
): void {
  kit.curve(
    [
      [x, y],
      [x + length * 0.5 * Math.cos(turn - 0.5), y + length * 0.5 * Math.sin(turn - 0.5)],
      [x + length * Math.cos(turn), y + length * Math.sin(turn)],
      [x + length * 0.5 * Math.cos(turn + 0.5), y + length * 0.5 * Math.sin(turn + 0.5)],
    ],
    colour,
  );
}

/** Threads of steam over something hot. */
export function steam(kit: Kit, x: number, y: number, height: number): void {
  for (const [dx, share] of [
    [-0.3, 0.8],
    [0, 1],
    [0.3, 0.7],
  ] as const) {
    const sway = Math.sin(kit.painter.seconds * 2 + dx * 5) * 0.06 + 0.1;
    const [left, top] = [x + dx * height, y - height * share];
    kit.bend(
      [left, y, left + sway * height, (y * 2 + top) / 3, left - sway * height, (y + top * 2) / 3, left, top],
      M.white,
      height * 0.07,
    );
  }
}

/** Lines of writing. */
export function writing(
  kit: Kit,
  [x, y, width]: readonly [x: number, y: number, width: number],
  lines: number,
  step: number,
): void {
  for (let index = 0; index < lines; index++) {
    const length = index === lines - 1 ? width * 0.6 : width;
    kit.line([x, y + index * step, x + length, y + index * step], M.grey, step * 0.28);
  }
}

/** A deep bowl, its rim at y = 0; food is drawn before it and rises over the rim. */
export function bowlOf(kit: Kit, radius: number, height: number, colour: Colour): void {
  kit.curve(
    [
      -radius,
      0,
      -radius * 0.9,
      height * 0.45,
      -radius * 0.45,
      height,
      radius * 0.45,
      height,
      radius * 0.9,
      height * 0.45,
      radius,
      0,
    ],
    colour,
  );
  kit.box(-radius * 0.45, height * 0.92, radius * 0.9, height * 0.16, colour, 0.05);
}
