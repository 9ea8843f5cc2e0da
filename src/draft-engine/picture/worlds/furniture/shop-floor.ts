import { mix, NAMED_COLOURS, oklch, type Colour } from '../../colour.ts';
import { outline, standing } from '../outlines.ts';
import { numbers, type PartMaker } from '../part.ts';
import { flat } from '../tones.ts';
import { solidBox } from './solid.ts';

const WHITE_STEEL = oklch(0.9, 0.008, 230);
const GOODS: readonly Colour[] = [
  NAMED_COLOURS.crimson,
  NAMED_COLOURS.mustard,
  NAMED_COLOURS.forest,
  NAMED_COLOURS.sky,
  NAMED_COLOURS.orange,
  NAMED_COLOURS.cream,
  NAMED_COLOURS.violet,
];

/** A gondola of a supermarket: four shelves full of packets and tins. */
export const goodsShelf: PartMaker = (random) => {
  const sizes = numbers(random, 44, 0, 1);
  const colours = sizes.map(() => random.pick(GOODS));
  return {
    width: 2.7,
    height: 2,
    draw(painter) {
      painter.groundShadow(0, 0, 1.35, 0.5);
      painter.form(standing(-1.3, 0, 2.6, 1.95), WHITE_STEEL);
      sizes.forEach((size, index) => {
        const row = index % 4;
        const column = Math.floor(index / 4);
        painter.form(
          standing(-1.22 + column * 0.225, -0.1 - row * 0.46, 0.17 + size * 0.04, 0.2 + size * 0.16, 0.01),
          colours[index] as Colour,
          { line: 0.4 },
        );
      });
      for (let row = 0; row < 4; row++) {
        flat(painter, standing(-1.3, -0.04 - row * 0.46, 2.6, 0.05), WHITE_STEEL, 0.75);
        flat(painter, standing(-1.3, -0.05 - row * 0.46, 2.6, 0.02), NAMED_COLOURS.crimson, 0.6, 0.8);
      }
      painter.form(standing(-1.3, -1.95, 2.6, 0.16), NAMED_COLOURS.forest);
    },
  };
};

/** A cooler with glass doors and bottles in cold light. */
export const glassCooler: PartMaker = (random) => {
  const colours = Array.from({ length: 30 }, () => random.pick(GOODS));
  return {
    width: 2.2,
    height: 2.2,
    draw(painter) {
      painter.form(standing(-1.1, 0, 2.2, 2.2, 0.03), WHITE_STEEL);
      painter.form(standing(-1, -0.25, 2, 1.75), mix(NAMED_COLOURS.cyan, NAMED_COLOURS.white, 0.75), {
        luminous: true,
        line: 0.5,
      });
      colours.forEach((colour, index) => {
        const x = -0.92 + (index % 10) * 0.19;
        const y = -0.3 - Math.floor(index / 10) * 0.56;
        painter.form(standing(x, y, 0.12, 0.3, 0.03), colour, { line: 0.4 });
        painter.form(standing(x + 0.035, y - 0.3, 0.05, 0.1), colour, { line: 0.3 });
      });
      painter.form(standing(-0.03, -0.25, 0.06, 1.75), NAMED_COLOURS.silver, { line: 0.4 });
      painter.glow(0, -1.1, 1.3, NAMED_COLOURS.cyan, 0.2);
    },
  };
};

/** Two washing machines, one upon the other, with round doors. */
export const washers: PartMaker = (random) => {
  const loads = [random.pick(GOODS), random.pick(GOODS)] as const;
  return {
    width: 0.95,
    height: 2,
    draw(painter) {
      painter.groundShadow(0, 0, 0.5, 0.4);
      loads.forEach((load, index) => {
        const foot = -index * 0.98;
        solidBox(painter, -0.44, foot, 0.88, 0.96, WHITE_STEEL, index === 1 ? 0.05 : 0);
        painter.form((pen) => pen.arc(0, foot - 0.42, 0.31, 0, 7), NAMED_COLOURS.silver, { round: true });
        painter.form((pen) => pen.arc(0, foot - 0.42, 0.24, 0, 7), oklch(0.42, 0.04, 230), { round: true, line: 0.4 });
        painter.form(
          (pen) => {
            pen.moveTo(-0.22, foot - 0.38);
            pen.quadraticCurveTo(-0.05, foot - 0.52, 0.08, foot - 0.38);
            pen.quadraticCurveTo(0.16, foot - 0.3, 0.22, foot - 0.38);
            pen.quadraticCurveTo(0.14, foot - 0.18, 0, foot - 0.18);
            pen.quadraticCurveTo(-0.16, foot - 0.2, -0.22, foot - 0.38);
          },
          load,
          { line: 0.3 },
        );
        flat(painter, standing(-0.36, foot - 0.8, 0.4, 0.1), NAMED_COLOURS.charcoal, 0.5);
        painter.form((pen) => pen.arc(0.28, foot - 0.85, 0.05, 0, 7), NAMED_COLOURS.crimson, {
          round: true,
          line: 0.3,
        });
      });
    },
  };
};

/** A cast-iron stove with a pipe and a fire behind its door. */
export const ironStove: PartMaker = () => ({
  width: 1.1,
  height: 2.6,
  draw(painter) {
    const iron = oklch(0.32, 0.015, 50);
    painter.groundShadow(0, 0, 0.55, 0.5);
    painter.form(standing(-0.08, -0.95, 0.16, 1.7), iron);
    for (const x of [-0.36, 0.26]) {
      painter.form(standing(x, 0, 0.1, 0.18), iron);
    }
    painter.form(standing(-0.45, -0.15, 0.9, 0.75, 0.05), iron);
    painter.form(standing(-0.5, -0.88, 1, 0.09, 0.03), iron);
    painter.form(outline(-0.26, -0.3, -0.26, -0.72, 0.26, -0.72, 0.26, -0.3), NAMED_COLOURS.orange, {
      luminous: true,
      line: 0.6,
    });
    for (const x of [-0.12, 0, 0.12]) {
      flat(painter, standing(x - 0.015, -0.3, 0.03, 0.42), iron, 0.2);
    }
    painter.glow(0, -0.5, 1.4, NAMED_COLOURS.orange, 0.4);
  },
});
