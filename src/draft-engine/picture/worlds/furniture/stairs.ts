import { mix, oklch, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { outline, standing } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat } from '../tones.ts';

const STEPS = 9;
const TREAD = 0.42;
const RISE = 0.26;
const LEFT = -(STEPS * TREAD) / 2;
const LANDING = 1.5;
const RAIL = 0.9;
const WOOD = oklch(0.46, 0.07, 50);
const STONE = oklch(0.74, 0.03, 75);

/** A flight of stairs along the wall, up to a landing, with its banisters. */
export const stairFlight: PartMaker = () => ({
  width: STEPS * TREAD + LANDING,
  height: STEPS * RISE + RAIL,
  draw(painter) {
    painter.groundShadow(0, 0, (STEPS * TREAD + LANDING) / 2, 0.4);
    const from = LEFT - LANDING / 2;
    for (let step = 0; step < STEPS; step++) {
      drawStep(painter, from, step);
    }
    const top = STEPS * RISE;
    const end = from + STEPS * TREAD;
    painter.form(standing(end, 0, LANDING, top), STONE, { modelling: 0.5 });
    flat(painter, standing(end, -top + 0.09, LANDING, 0.09), mix(STONE, painter.palette.key, 0.4), 0.9);
    drawBanisters(painter, from, end, top);
  },
});

/** One step: its side down to the floor, and the lit tread on it. */
function drawStep(painter: Painter, from: number, step: number): void {
  const x = from + step * TREAD;
  const height = (step + 1) * RISE;
  painter.form(standing(x, 0, TREAD + 0.02, height), shade(STONE, step % 2 === 0 ? 0 : -0.03), { modelling: 0.3 });
  flat(painter, standing(x - 0.05, -height + 0.08, TREAD + 0.07, 0.08), mix(STONE, painter.palette.key, 0.4), 0.9);
  flat(painter, standing(x, -height + RISE, 0.05, RISE - 0.08), shade(STONE, -0.28), 0.7);
}

function drawBanisters(painter: Painter, from: number, end: number, top: number): void {
  for (let step = 0; step < STEPS; step++) {
    painter.form(standing(from + (step + 0.5) * TREAD - 0.025, -(step + 1) * RISE, 0.05, RAIL), WOOD, {
      modelling: 0.4,
    });
  }
  for (let x = end + 0.2; x < end + LANDING; x += 0.4) {
    painter.form(standing(x, -top, 0.05, RAIL), WOOD, { modelling: 0.4 });
  }
  const low = -RISE - RAIL;
  const high = -top - RAIL;
  painter.form(
    outline(
      from,
      low + 0.06,
      end,
      high + 0.06,
      end + LANDING,
      high + 0.06,
      end + LANDING,
      high - 0.04,
      end,
      high - 0.04,
      from,
      low - 0.04,
    ),
    WOOD,
    { modelling: 0.5 },
  );
  painter.form(standing(from - 0.06, 0, 0.14, RISE + RAIL + 0.12), WOOD, { modelling: 0.6 });
}
