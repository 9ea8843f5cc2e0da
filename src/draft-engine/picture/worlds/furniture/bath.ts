import { mix, NAMED_COLOURS, oklch, shade } from '../../colour.ts';
import { outline, standing } from '../outlines.ts';
import { numbers, type PartMaker } from '../part.ts';
import { flat, toned } from '../tones.ts';
import { solidBox } from './solid.ts';
import { PALE_WOOD } from './woods.ts';

const TILE = oklch(0.86, 0.035, 215);
const WATER = oklch(0.68, 0.09, 205);
const ENAMEL = oklch(0.94, 0.01, 200);

/** A large tiled tub full of steaming water. */
export const bathPool: PartMaker = (random) => {
  const waves = numbers(random, 12, 0, 1);
  const puffs = numbers(random, 6, 0, 1);
  return {
    width: 5,
    height: 1.9,
    draw(painter) {
      painter.groundShadow(0, 0, 2.5, 0.5);
      painter.form(standing(-2.4, 0, 4.8, 0.55), TILE);
      for (let column = 0; column < 16; column++) {
        flat(painter, standing(-2.4 + column * 0.3, -0.02, 0.02, 0.5), shade(TILE, -0.12), 0.3, 0.6);
      }
      painter.form(outline(-2.4, -0.55, -2.1, -0.95, 2.1, -0.95, 2.4, -0.55), TILE, { modelling: 0.4 });
      painter.form(outline(-2.14, -0.6, -1.92, -0.9, 1.92, -0.9, 2.14, -0.6), WATER, { modelling: 0.3, line: 0.5 });
      const glint = toned(painter.palette, mix(WATER, NAMED_COLOURS.white, 0.6), 0.9);
      waves.forEach((wave, index) =>
        painter.stroke(
          (pen) => {
            const y = -0.64 - (index % 4) * 0.07;
            pen.moveTo(-1.8 + wave * 3.1, y);
            pen.lineTo(-1.5 + wave * 3.1, y);
          },
          glint,
          0.018,
          0.7,
        ),
      );
      const steam = toned(painter.palette, NAMED_COLOURS.white, 0.9);
      puffs.forEach((puff, index) =>
        painter.patch(
          (pen) => pen.ellipse(-1.7 + index * 0.68, -1.2 - puff * 0.5, 0.42, 0.22 + puff * 0.16, 0, 0, 7),
          steam,
          0.16,
        ),
      );
    },
  };
};

/** A row of taps and mirrors, with a stool and a bucket in front. */
export const washPlace: PartMaker = () => ({
  width: 2.6,
  height: 2,
  draw(painter) {
    solidBox(painter, -1.25, 0, 2.5, 0.55, TILE, 0.06);
    for (const x of [-0.85, 0, 0.85]) {
      painter.form(standing(x - 0.26, -0.95, 0.52, 0.72, 0.03), mix(TILE, NAMED_COLOURS.sky, 0.4), { line: 0.6 });
      flat(
        painter,
        outline(x - 0.2, -1.1, x + 0.02, -1.6, x + 0.1, -1.6, x - 0.12, -1.1),
        NAMED_COLOURS.white,
        0.9,
        0.5,
      );
      painter.form(standing(x - 0.03, -0.55, 0.06, 0.2), NAMED_COLOURS.silver, { line: 0.5 });
      painter.form(standing(x - 0.03, -0.69, 0.16, 0.06), NAMED_COLOURS.silver, { line: 0.5 });
    }
    painter.form(outline(-0.6, 0.12, -0.54, -0.2, -0.16, -0.2, -0.1, 0.12), PALE_WOOD);
    painter.form(outline(0.22, 0.12, 0.14, -0.16, 0.62, -0.16, 0.54, 0.12), mix(PALE_WOOD, NAMED_COLOURS.mustard, 0.3));
  },
});

/** A bathtub on feet, with a tap. */
export const bathtub: PartMaker = () => ({
  width: 1.9,
  height: 0.95,
  draw(painter) {
    painter.groundShadow(0, 0, 1, 0.5);
    for (const x of [-0.6, 0.5]) {
      painter.form(standing(x, 0, 0.12, 0.16), NAMED_COLOURS.gold);
    }
    painter.form(
      (pen) => {
        pen.moveTo(-0.9, -0.62);
        pen.bezierCurveTo(-0.9, -0.1, -0.5, -0.1, 0, -0.1);
        pen.bezierCurveTo(0.5, -0.1, 0.9, -0.1, 0.9, -0.62);
        pen.closePath();
      },
      ENAMEL,
      { modelling: 1.2 },
    );
    painter.form(standing(-0.96, -0.6, 1.92, 0.08, 0.04), ENAMEL);
    painter.form(standing(0.66, -0.66, 0.06, 0.26), NAMED_COLOURS.silver);
    painter.form(standing(0.5, -0.86, 0.2, 0.06), NAMED_COLOURS.silver);
  },
});

/** A basin on a foot, with a mirror above it. */
export const washbasin: PartMaker = () => ({
  width: 0.9,
  height: 2,
  draw(painter) {
    painter.form(standing(-0.09, 0, 0.18, 0.7), ENAMEL);
    painter.form((pen) => {
      pen.moveTo(-0.38, -0.86);
      pen.quadraticCurveTo(-0.34, -0.62, 0, -0.62);
      pen.quadraticCurveTo(0.34, -0.62, 0.38, -0.86);
      pen.closePath();
    }, ENAMEL);
    painter.form(standing(-0.03, -0.86, 0.06, 0.16), NAMED_COLOURS.silver);
    painter.form(standing(-0.3, -1.2, 0.6, 0.76, 0.06), mix(TILE, NAMED_COLOURS.sky, 0.4));
    flat(painter, outline(-0.22, -1.3, 0.02, -1.86, 0.12, -1.86, -0.12, -1.3), NAMED_COLOURS.white, 0.9, 0.5);
  },
});

/** Lane ropes' blocks at the edge of a swimming pool. */
export const startingBlock: PartMaker = () => ({
  width: 0.8,
  height: 0.85,
  draw(painter) {
    painter.groundShadow(0, 0, 0.4, 0.4);
    solidBox(painter, -0.25, 0, 0.5, 0.55, NAMED_COLOURS.navy, 0.05);
    painter.form(outline(-0.36, -0.55, -0.3, -0.72, 0.36, -0.8, 0.36, -0.6), NAMED_COLOURS.white);
  },
});
