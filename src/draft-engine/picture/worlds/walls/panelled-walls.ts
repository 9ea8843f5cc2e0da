import { NAMED_COLOURS, mix } from '../../colour.ts';
import { standing } from '../outlines.ts';
import { flat } from '../tones.ts';
import { drawSkirting, type DrawWall } from './wall.ts';

/** Panels to the height of a hip. */
export const panelled: DrawWall = (painter, wall) => {
  const { first, left, right, second, width } = wall;
  flat(painter, standing(left, 0, width, 1.05), second, 0.42);
  for (let x = first; x < right; x += 0.62) {
    flat(painter, standing(x + 0.08, -0.24, 0.46, 0.66), second, 0.08);
    flat(painter, standing(x + 0.1, -0.25, 0.43, 0.62), second, 0.6);
  }
  flat(painter, standing(left, -1.03, width, 0.07), second, 0.95);
  drawSkirting(painter, wall, second);
};

/** Upright boards of different widths, with knots. */
export const planks: DrawWall = (painter, { colour, first, height, random, right }) => {
  for (let x = first; x < right;) {
    const w = random.between(0.18, 0.34);
    flat(painter, standing(x, 0, w - 0.012, height), colour, random.between(0.2, 0.75), 0.75);
    if (random.chance(0.3)) {
      const y = -random.between(0.4, height - 0.3);
      flat(painter, (pen) => pen.ellipse(x + w / 2, y, 0.025, 0.05, 0, 0, 7), colour, 0, 0.7);
    }
    x += w;
  }
};

/** Panes in a grid of bars. */
export const glass: DrawWall = (painter, { first, height, left, right, second, width }) => {
  for (let x = first; x < right; x += 1) {
    flat(painter, standing(x, 0, 0.07, height), second, 0.6);
  }
  for (let y = -0.9; y > -height; y -= 1.1) {
    flat(painter, standing(left, y, width, 0.06), second, 0.7);
  }
};

/** Paper screens in wooden frames. */
export const shoji: DrawWall = (painter, { first, height, left, right, second, width }) => {
  for (let x = first; x < right; x += 0.9) {
    painter.patch(
      standing(x + 0.05, -0.35, 0.8, height - 0.9),
      mix(NAMED_COLOURS.cream, painter.palette.lamp, 0.25),
      0.6,
    );
    for (let bar = 0; bar < 4; bar++) {
      flat(painter, standing(x + 0.05 + bar * 0.2, -0.35, 0.02, height - 0.9), second, 0.2);
    }
    for (let bar = 0; bar < 6; bar++) {
      flat(painter, standing(x, -0.35 - bar * ((height - 0.9) / 6), 0.9, 0.02), second, 0.2);
    }
    flat(painter, standing(x, 0, 0.07, height), second, 0.35);
  }
  flat(painter, standing(left, 0, width, 0.35), second, 0.45);
  flat(painter, standing(left, -height + 0.55, width, 0.1), second, 0.6);
};
