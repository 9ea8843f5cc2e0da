import { standing } from '../outlines.ts';
import { flat } from '../tones.ts';
import type { DrawWall } from './wall.ts';

/** Folds of a tent. */
export const canvas: DrawWall = (painter, { first, height, right, second }) => {
  for (let x = first; x < right; x += 1.1) {
    flat(
      painter,
      (pen) => {
        pen.moveTo(x, 0.1);
        pen.quadraticCurveTo(x + 0.35, -height / 2, x + 0.1, -height);
        pen.lineTo(x + 0.55, -height);
        pen.quadraticCurveTo(x + 0.7, -height / 2, x + 0.6, 0.1);
        pen.closePath();
      },
      second,
      0.5,
      0.45,
    );
  }
};

/** Curtains under a valance. */
export const drapes: DrawWall = (painter, { colour, first, height, right, second }) => {
  for (let x = first; x < right; x += 0.42) {
    flat(
      painter,
      (pen) => {
        pen.moveTo(x, 0.1);
        pen.quadraticCurveTo(x + 0.1, -height / 2, x + 0.02, -height);
        pen.lineTo(x + 0.25, -height);
        pen.quadraticCurveTo(x + 0.2, -height / 2, x + 0.28, 0.1);
        pen.closePath();
      },
      colour,
      0.9,
      0.45,
    );
    flat(painter, standing(x + 0.3, 0, 0.1, height), colour, 0, 0.5);
  }
  flat(
    painter,
    (pen) => {
      for (let x = first; x < right; x += 1.4) {
        pen.moveTo(x, -height);
        pen.lineTo(x + 1.4, -height);
        pen.quadraticCurveTo(x + 0.7, -height + 1.1, x, -height);
        pen.closePath();
      }
    },
    second,
    0.6,
  );
};
