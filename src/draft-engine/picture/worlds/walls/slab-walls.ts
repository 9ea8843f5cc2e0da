import type { Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { standing } from '../outlines.ts';
import { flat } from '../tones.ts';
import { drawSkirting, type DrawWall, type Wall } from './wall.ts';

/** Breadth of a slab or plate, metres. */
const SLAB = 1.6;

/** Slabs side by side with their joints, what is on each of them, and a stripe along them all. */
function drawSlabs(painter: Painter, wall: Wall, stripe: Colour, drawOnSlab: (x: number) => void): void {
  const { left, width, height, first, right, colour, second } = wall;
  for (let x = first; x < right; x += SLAB) {
    flat(painter, standing(x, 0, 0.04, height), colour, 0);
    flat(painter, standing(x + 0.04, 0, 0.03, height), colour, 1, 0.6);
    drawOnSlab(x);
  }
  flat(painter, standing(left, -1.05, width, 0.1), stripe, 0.5, 0.55);
  drawSkirting(painter, wall, second);
}

/** Concrete with the holes of its formwork. */
export const concrete: DrawWall = (painter, wall) =>
  drawSlabs(painter, wall, wall.second, (x) => {
    for (const [across, up] of [
      [0.3, 0.8],
      [1.2, 0.8],
      [0.3, 2],
      [1.2, 2],
    ] as const) {
      flat(painter, (pen) => pen.arc(x + across, -up, 0.03, 0, 7), wall.colour, 0, 0.7);
    }
  });

/** Riveted plates, some with slits for air. */
export const metal: DrawWall = (painter, wall) => {
  const { height, colour, second, random } = wall;
  drawSlabs(painter, wall, painter.palette.accent, (x) => {
    flat(painter, standing(x + 0.22, -0.4, 1.2, height - 0.9, 0.1), second, random.between(0.3, 0.5), 0.6);
    drawRivets(painter, x, height, colour);
    if (random.chance(0.6)) {
      for (let bar = 0; bar < 4; bar++) {
        flat(painter, standing(x + 0.4, -height * 0.62 - bar * 0.12, 0.8, 0.05, 0.02), second, 0, 0.8);
      }
    }
  });
};

function drawRivets(painter: Painter, x: number, height: number, colour: Colour): void {
  flat(
    painter,
    (pen) => {
      for (const [across, up] of [
        [0.14, 0.2],
        [1.5, 0.2],
        [0.14, height - 0.25],
        [1.5, height - 0.25],
      ] as const) {
        pen.moveTo(x + across + 0.035, -up);
        pen.arc(x + across, -up, 0.035, 0, 7);
        pen.closePath();
      }
    },
    colour,
    1,
  );
}
