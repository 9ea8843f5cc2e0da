import { shade } from '../../picture/colour.ts';
import { blob, ellipse, polygon, type Point } from '../../picture/shape.ts';
import type { Easel } from '../art.ts';
import { curve } from '../shapes.ts';
import { HEAD } from './face.ts';
import type { Hero, HeroHair } from './hero-design.ts';

const TOP = HEAD.y - HEAD.ry;

/** What hangs behind the head. */
const BEHIND: Readonly<Partial<Record<HeroHair, readonly Point[]>>> = {
  bob: [
    { x: 0, y: TOP - 40 },
    { x: 250, y: -280 },
    { x: 286, y: -60 },
    { x: 236, y: 66 },
    { x: 0, y: 40 },
    { x: -236, y: 66 },
    { x: -286, y: -60 },
    { x: -250, y: -280 },
  ],
  long: [
    { x: 0, y: TOP - 40 },
    { x: 260, y: -270 },
    { x: 290, y: -20 },
    { x: 322, y: 240 },
    { x: 200, y: 330 },
    { x: 0, y: 300 },
    { x: -200, y: 330 },
    { x: -322, y: 240 },
    { x: -290, y: -20 },
    { x: -260, y: -270 },
  ],
  curls: [
    { x: 0, y: TOP - 70 },
    { x: 150, y: TOP - 30 },
    { x: 276, y: -290 },
    { x: 320, y: -140 },
    { x: 290, y: 10 },
    { x: 210, y: 60 },
    { x: -210, y: 60 },
    { x: -290, y: 10 },
    { x: -320, y: -140 },
    { x: -276, y: -290 },
    { x: -150, y: TOP - 30 },
  ],
};

/** Hair behind the head and body. */
export function drawHairBehind({ painter }: Easel, { hair, hairColour, headgear }: Hero): void {
  if (headgear === 'hood' || headgear === 'ninja_hood') {
    return;
  }
  const dark = shade(hairColour, -0.09);
  const points = BEHIND[hair];
  if (points) {
    painter.form(blob(points), dark);
  }
  if (hair === 'twin_tails') {
    for (const side of [-1, 1]) {
      painter.form(
        blob([
          { x: side * 190, y: -330 },
          { x: side * 330, y: -330 },
          { x: side * 410, y: -130 },
          { x: side * 390, y: 90 },
          { x: side * 330, y: 190 },
          { x: side * 330, y: 40 },
          { x: side * 270, y: -130 },
        ]),
        hairColour,
      );
    }
  }
  if (hair === 'ponytail') {
    painter.form(
      blob([
        { x: 60, y: -380 },
        { x: 250, y: -430 },
        { x: 400, y: -250 },
        { x: 390, y: 20 },
        { x: 300, y: 150 },
        { x: 310, y: -60 },
        { x: 210, y: -250 },
      ]),
      dark,
    );
  }
  if (hair === 'buns') {
    painter.form(ellipse(-190, -372, 92, 88), hairColour, { round: true });
    painter.form(ellipse(190, -372, 92, 88), hairColour, { round: true });
  }
}

/** The hair over the brow, by its shape: tips between the temples. */
const FRINGES: Readonly<Record<HeroHair, readonly number[]>> = {
  short: [-150, -196, -170, -214, -190],
  spiky: [-140, -222, -150, -236, -160],
  bob: [-176, -176, -176, -176, -176],
  long: [-120, -214, -250, -214, -120],
  twin_tails: [-134, -190, -160, -190, -134],
  ponytail: [-120, -180, -220, -250, -236],
  buns: [-190, -206, -214, -206, -190],
  swept: [-90, -150, -210, -262, -280],
  curls: [-190, -214, -196, -214, -190],
};

/** Hair before the head. */
export function drawHairBefore({ painter }: Easel, { hair, hairColour, headgear }: Hero): void {
  if (headgear === 'ninja_hood') {
    return;
  }
  const side = HEAD.rx + 12;
  const tips = FRINGES[hair];
  const steps = tips.length;
  const brow = Array.from({ length: steps * 2 + 1 }, (_, index): Point => {
    const x = side * 0.94 - (index / (steps * 2)) * side * 1.88;
    return { x, y: index % 2 === 1 ? (tips[(index - 1) / 2] ?? -190) : -236 };
  });
  const crown: Point[] =
    hair === 'spiky' && headgear === 'none'
      ? spikes(side)
      : [
          { x: -side, y: -120 },
          { x: -side - 4, y: -230 },
          { x: -side * 0.74, y: TOP + 30 },
          { x: 0, y: TOP - 46 },
          { x: side * 0.74, y: TOP + 30 },
          { x: side + 4, y: -230 },
          { x: side, y: -120 },
        ];
  painter.form(hair === 'spiky' ? polygon([...crown, ...brow]) : softened(crown, brow), hairColour);
  if (hair === 'long' || hair === 'bob' || hair === 'twin_tails') {
    for (const one of [-1, 1]) {
      painter.form(
        blob([
          { x: one * (side - 44), y: -250 },
          { x: one * (side + 12), y: -150 },
          { x: one * (side + 6), y: 0 },
          { x: one * (side - 36), y: 58 },
          { x: one * (side - 54), y: -60 },
        ]),
        hairColour,
      );
    }
  }
  // The band of light on the crown.
  painter.stroke(
    curve({ x: -150, y: -296 }, { x: -20, y: -366 }, { x: 120, y: -318 }),
    shade(hairColour, 0.2),
    20,
    0.55,
  );
}

function softened(
  crown: readonly Point[],
  brow: readonly Point[],
): (pen: Parameters<ReturnType<typeof polygon>>[0]) => void {
  return (pen) => {
    const first = crown[0] as Point;
    pen.moveTo(first.x, first.y);
    for (let index = 1; index < crown.length; index++) {
      const [before, here] = [crown[index - 1] as Point, crown[index] as Point];
      const next = crown[index + 1] ?? here;
      pen.quadraticCurveTo(
        before.x + (here.x - before.x) * 0.6,
        before.y + (here.y - before.y) * 0.9 - 4,
        (here.x + next.x) / 2,
        (here.y + next.y) / 2,
      );
    }
    const last = crown.at(-1) as Point;
    pen.lineTo(last.x, last.y);
    let from = last;
    for (const point of brow) {
      pen.quadraticCurveTo(from.x * 0.4 + point.x * 0.6, Math.min(from.y, point.y), point.x, point.y);
      from = point;
    }
    pen.closePath();
  };
}

function spikes(side: number): Point[] {
  const points: Point[] = [{ x: -side, y: -110 }];
  const count = 9;
  for (let spike = 0; spike <= count; spike++) {
    const angle = Math.PI * (1 + spike / count);
    const near = { x: Math.cos(angle) * (side + 6), y: -200 + Math.sin(angle) * 176 };
    points.push(near);
    if (spike < count) {
      const middle = Math.PI * (1 + (spike + 0.4) / count);
      points.push({ x: Math.cos(middle) * (side + 96), y: -206 + Math.sin(middle) * 290 });
    }
  }
  points.push({ x: side, y: -110 });
  return points;
}
