import { NAMED_COLOURS } from '../../colour.ts';
import { archway, outline, standing } from '../outlines.ts';
import { flat } from '../tones.ts';
import { drawSkirting, type DrawWall } from './wall.ts';

/** Faint stains on plaster. */
export const plaster: DrawWall = (painter, wall) => {
  const { colour, height, left, random, second, width } = wall;
  for (let stain = 0; stain < width * 1.5; stain++) {
    const [x, y, rx, ry] = [
      left + random.next() * width,
      -random.next() * height,
      random.between(0.2, 0.7),
      random.between(0.08, 0.3),
    ];
    flat(painter, (pen) => pen.ellipse(x, y, rx, ry, 0, 0, 7), colour, random.between(0.25, 0.8), 0.14);
  }
  drawSkirting(painter, wall, second);
};

/** Stripes with small leaves between them. */
export const wallpaper: DrawWall = (painter, wall) => {
  const { first, height, right, second } = wall;
  for (let x = first; x < right; x += 0.5) {
    flat(painter, standing(x, 0, 0.24, height), second, 0.5, 0.3);
  }
  flat(
    painter,
    (pen) => {
      for (let x = first; x < right; x += 0.5) {
        for (let y = -0.3; y > -height; y -= 0.5) {
          const px = x + 0.12 + (Math.round(y * 2) % 2) * 0.25;
          pen.moveTo(px, y - 0.07);
          pen.quadraticCurveTo(px + 0.07, y, px, y + 0.07);
          pen.quadraticCurveTo(px - 0.07, y, px, y - 0.07);
          pen.closePath();
        }
      }
    },
    second,
    0.85,
    0.5,
  );
  drawSkirting(painter, wall, NAMED_COLOURS.cream);
};

/** Columns with blind arches between them. */
export const columns: DrawWall = (painter, wall) => {
  const { colour, first, height, right, second } = wall;
  for (let x = first - 1; x < right; x += 3) {
    flat(painter, archway(x + 0.75, 0, 1.5, height * 0.72), second, 0.25, 0.8);
    flat(painter, archway(x + 0.85, 0, 1.3, height * 0.69), second, 0.05, 0.5);
    painter.form(standing(x - 0.28, -0.25, 0.56, height - 0.7), colour, { modelling: 1.1, line: 0.6 });
    for (const at of [-0.14, 0, 0.14]) {
      flat(painter, standing(x + at - 0.02, -0.3, 0.04, height - 0.85), colour, 0.1, 0.4);
    }
    painter.form(standing(x - 0.4, 0, 0.8, 0.28), colour);
    painter.form(
      outline(x - 0.28, -height + 0.46, x - 0.46, -height + 0.12, x + 0.46, -height + 0.12, x + 0.28, -height + 0.46),
      colour,
    );
  }
  drawSkirting(painter, wall, colour);
};
