import { mix, NAMED_COLOURS, oklch } from '../../colour.ts';
import { outline, standing } from '../outlines.ts';
import { numbers, type PartMaker } from '../part.ts';
import { flat } from '../tones.ts';
import { solidBox } from './solid.ts';
import { DARK_WOOD, PALE_WOOD } from './woods.ts';

const PETALS = [NAMED_COLOURS.white, NAMED_COLOURS.cream, oklch(0.93, 0.06, 100)] as const;
const LEAF = oklch(0.42, 0.08, 150);

/** An altar with a framed portrait between white flowers and candles. */
export const altar: PartMaker = (random) => {
  const blooms = numbers(random, 40, -1, 1);
  return {
    width: 3.8,
    height: 2.7,
    draw(painter) {
      painter.groundShadow(0, 0, 1.9, 0.5);
      solidBox(painter, -1.8, 0, 3.6, 0.7, NAMED_COLOURS.cream, 0.1);
      solidBox(painter, -1.3, -0.78, 2.6, 0.35, NAMED_COLOURS.cream, 0.08);
      blooms.forEach((across, index) => {
        const y = -0.85 - Math.abs(blooms[(index * 7) % blooms.length] ?? 0) * 0.55;
        painter.form(
          (pen) => pen.arc(across * 1.6, y, 0.1, 0, 7),
          PETALS[index % PETALS.length] as (typeof PETALS)[0],
          {
            round: true,
            line: 0.4,
          },
        );
        flat(painter, (pen) => pen.arc(across * 1.6 + 0.08, y + 0.08, 0.04, 0, 7), LEAF, 0.4, 0.8);
      });
      painter.form(standing(-0.5, -1.15, 1, 1.25, 0.02), NAMED_COLOURS.black);
      painter.form(standing(-0.4, -1.25, 0.8, 1.05, 0.01), mix(NAMED_COLOURS.sky, NAMED_COLOURS.grey, 0.6), {
        line: 0.5,
      });
      painter.form((pen) => pen.arc(0, -1.84, 0.21, 0, 7), oklch(0.74, 0.05, 60), { round: true, line: 0.5 });
      painter.form(
        (pen) => {
          pen.moveTo(-0.34, -1.27);
          pen.quadraticCurveTo(-0.3, -1.6, 0, -1.62);
          pen.quadraticCurveTo(0.3, -1.6, 0.34, -1.27);
          pen.closePath();
        },
        NAMED_COLOURS.charcoal,
        { line: 0.5 },
      );
      for (const x of [-1.45, 1.35]) {
        painter.form(standing(x, -0.78, 0.09, 0.5), NAMED_COLOURS.cream);
        painter.form((pen) => pen.ellipse(x + 0.045, -1.36, 0.035, 0.08, 0, 0, 7), NAMED_COLOURS.yellow, {
          luminous: true,
          line: 0,
        });
        painter.glow(x + 0.045, -1.36, 0.5, NAMED_COLOURS.mustard, 0.35);
      }
    },
  };
};

/** A wreath of white flowers on a stand, with a ribbon. */
export const wreath: PartMaker = (random) => {
  const turns = numbers(random, 22, 0, 1);
  return {
    width: 1.3,
    height: 2.2,
    draw(painter) {
      painter.groundShadow(0, 0, 0.5, 0.4);
      for (const x of [-0.4, 0.34]) {
        painter.form(outline(x, 0, x * 0.4, -1.5, x * 0.4 + 0.06, -1.5, x + 0.06, 0), PALE_WOOD);
      }
      painter.form((pen) => pen.arc(0, -1.5, 0.6, 0, 7), LEAF, { round: true });
      turns.forEach((turn, index) => {
        const angle = (index / turns.length) * Math.PI * 2;
        const reach = 0.36 + turn * 0.2;
        painter.form(
          (pen) => pen.arc(Math.cos(angle) * reach, -1.5 + Math.sin(angle) * reach, 0.1, 0, 7),
          PETALS[index % PETALS.length] as (typeof PETALS)[0],
          { round: true, line: 0.4 },
        );
      });
      painter.form((pen) => pen.arc(0, -1.5, 0.24, 0, 7), mix(LEAF, NAMED_COLOURS.black, 0.4), {
        round: true,
        line: 0.4,
      });
      painter.form(outline(-0.1, -1.1, -0.2, -0.35, -0.06, -0.42, 0.02, -1.1), NAMED_COLOURS.black);
      painter.form(outline(0.04, -1.1, 0.1, -0.4, 0.24, -0.32, 0.14, -1.1), NAMED_COLOURS.black);
    },
  };
};

/** A closed coffin on trestles. */
export const coffinStand: PartMaker = () => ({
  width: 2.5,
  height: 1.1,
  draw(painter) {
    painter.groundShadow(0, 0, 1.2, 0.5);
    for (const x of [-0.9, 0.78]) {
      painter.form(standing(x, 0, 0.12, 0.45), DARK_WOOD);
    }
    painter.form(outline(-1.15, -0.42, -1.2, -0.85, 1.2, -0.85, 1.15, -0.42), DARK_WOOD);
    painter.form(outline(-1.25, -0.85, -1, -1.05, 1, -1.05, 1.25, -0.85), mix(DARK_WOOD, NAMED_COLOURS.copper, 0.3));
    for (const x of [-0.7, 0, 0.7]) {
      flat(painter, standing(x - 0.12, -0.6, 0.24, 0.05), NAMED_COLOURS.gold, 0.9);
    }
  },
});
