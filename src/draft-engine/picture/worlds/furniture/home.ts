import { createRandom } from '#src/shared/random.ts';
import { mix, NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import { outline, standing, tapered } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat } from '../tones.ts';
import { FABRICS } from './seats-and-beds.ts';
import { books, panels, solidBox } from './solid.ts';
import { WOOD } from './woods.ts';

/** A case of shelves full of books, with vases between. */
export function bookcase(width = 1.6, height = 2.2, wood = WOOD): PartMaker {
  return (random) => {
    const seed = random.below(1e9);
    const shelves = Math.round(height / 0.38);
    return {
      width: width + 0.1,
      height: height + 0.1,
      draw(painter) {
        const inner = createRandom(seed);
        painter.groundShadow(0, 0, width * 0.6, 0.5);
        painter.form(standing(-width / 2, 0, width, height), wood);
        const step = (height - 0.2) / shelves;
        for (let shelf = 0; shelf < shelves; shelf++) {
          const foot = -0.12 - shelf * step;
          flat(painter, standing(-width / 2 + 0.06, foot, width - 0.12, step - 0.03), shade(wood, -0.16), 0.05);
          if (inner.chance(0.16)) {
            const x = inner.between(-width * 0.3, width * 0.3);
            books(painter, inner, -width / 2 + 0.08, foot, Math.max(0.1, x + width / 2 - 0.25), step * 0.88);
            painter.form(
              (pen) => {
                pen.moveTo(x - 0.06, foot);
                pen.bezierCurveTo(
                  x - 0.16,
                  foot - step * 0.3,
                  x - 0.04,
                  foot - step * 0.45,
                  x - 0.05,
                  foot - step * 0.62,
                );
                pen.lineTo(x + 0.05, foot - step * 0.62);
                pen.bezierCurveTo(x + 0.04, foot - step * 0.45, x + 0.16, foot - step * 0.3, x + 0.06, foot);
                pen.closePath();
              },
              inner.pick(FABRICS),
              { round: true },
            );
          } else {
            books(painter, inner, -width / 2 + 0.08, foot, width - 0.16, step * 0.9);
          }
          flat(painter, standing(-width / 2, foot + 0.035, width, 0.04), wood, 0.85);
        }
        flat(painter, standing(-width / 2 - 0.05, -height + 0.02, width + 0.1, 0.09), wood, 0.9);
      },
    };
  };
}

/** A table with four legs and perhaps things on it. */
export function table(width = 1.6, wood = WOOD, laid: 'none' | 'meal' | 'cloth' | 'papers' = 'none'): PartMaker {
  return (random) => {
    const accent = random.pick(FABRICS);
    return {
      width: width + 0.2,
      height: 1.15,
      draw(painter) {
        painter.groundShadow(0, 0, width * 0.6, 0.55);
        for (const x of [-width / 2 + 0.1, width / 2 - 0.1]) {
          painter.form(tapered(x, 0, 0.06, x, -0.72, 0.09), shade(wood, -0.05));
        }
        for (const x of [-width / 2 + 0.22, width / 2 - 0.22]) {
          flat(painter, tapered(x, -0.06, 0.05, x, -0.7, 0.07), wood, 0.08);
        }
        painter.form(standing(-width / 2 + 0.05, -0.68, width - 0.1, 0.1), shade(wood, -0.06), { modelling: 0.6 });
        painter.form(
          outline(-width / 2, -0.74, -width / 2 + 0.16, -0.9, width / 2 - 0.16, -0.9, width / 2, -0.74),
          mix(wood, painter.palette.key, 0.18),
          { modelling: 0.35 },
        );
        painter.form(standing(-width / 2, -0.74, width, 0.05), wood, { modelling: 0.5 });
        if (laid === 'cloth') {
          painter.form(
            (pen) => {
              pen.moveTo(-width / 2, -0.75);
              pen.lineTo(-width / 2 + 0.16, -0.9);
              pen.lineTo(width / 2 - 0.16, -0.9);
              pen.lineTo(width / 2, -0.75);
              pen.lineTo(width / 2 + 0.03, -0.42);
              for (let index = 1; index <= 6; index++) {
                pen.lineTo(width / 2 + 0.03 - (index * (width + 0.06)) / 6, index % 2 === 0 ? -0.42 : -0.36);
              }
              pen.closePath();
            },
            mix(NAMED_COLOURS.cream, accent, 0.15),
            { modelling: 0.6 },
          );
        }
        if (laid === 'papers') {
          for (let sheet = 0; sheet < 4; sheet++) {
            flat(
              painter,
              outline(
                -0.5 + sheet * 0.3,
                -0.79,
                -0.42 + sheet * 0.3,
                -0.86,
                -0.22 + sheet * 0.3,
                -0.86,
                -0.28 + sheet * 0.3,
                -0.79,
              ),
              NAMED_COLOURS.cream,
              0.8 - sheet * 0.1,
            );
          }
        }
        if (laid === 'meal' || laid === 'cloth') {
          painter.form(
            (pen) => {
              pen.moveTo(-0.42, -0.84);
              pen.quadraticCurveTo(-0.4, -0.96, -0.28, -0.97);
              pen.lineTo(-0.12, -0.97);
              pen.quadraticCurveTo(0, -0.96, 0.02, -0.84);
              pen.closePath();
            },
            accent,
            { round: true },
          );
          painter.form((pen) => {
            pen.ellipse(0.3, -0.83, 0.18, 0.03, 0, 0, 7);
          }, NAMED_COLOURS.white);
          for (const [x, colour] of [
            [-0.3, NAMED_COLOURS.orange],
            [-0.2, NAMED_COLOURS.red],
            [-0.1, NAMED_COLOURS.lime],
          ] as const) {
            painter.form((pen) => pen.arc(x, -1, 0.06, 0, 7), colour, { round: true, line: 0.5 });
          }
          painter.form(standing(0.52, -0.8, 0.1, 0.15, 0.02), NAMED_COLOURS.teal);
        }
      },
    };
  };
}

/** A wardrobe, cupboard or dresser: doors above drawers. */
export function cupboard(width = 1.2, height = 2, wood: Colour = WOOD, columns = 2, rows = 1): PartMaker {
  return (random) => {
    const colour = mix(wood, random.pick(FABRICS), random.between(0, 0.12));
    return {
      width: width + 0.2,
      height: height + 0.4,
      draw(painter) {
        painter.groundShadow(0, 0, width * 0.6, 0.5);
        solidBox(painter, -width / 2, 0, width, height, colour, height < 1.4 ? 0.1 : 0);
        panels(painter, -width / 2 + 0.03, -0.1, width - 0.06, height - 0.16, columns, rows, colour);
        flat(painter, standing(-width / 2 - 0.04, -height + 0.03, width + 0.08, 0.08), colour, 0.9);
        if (height < 1.4) {
          painter.form(
            (pen) => {
              pen.moveTo(-0.28, -height - 0.05);
              pen.bezierCurveTo(-0.42, -height - 0.2, -0.25, -height - 0.26, -0.27, -height - 0.34);
              pen.lineTo(-0.15, -height - 0.34);
              pen.bezierCurveTo(-0.17, -height - 0.26, 0, -height - 0.2, -0.14, -height - 0.05);
              pen.closePath();
            },
            NAMED_COLOURS.teal,
            { round: true },
          );
          painter.form(standing(0.1, -height - 0.04, 0.26, 0.3), NAMED_COLOURS.gold, { line: 0.6 });
          flat(painter, standing(0.13, -height - 0.07, 0.2, 0.24), NAMED_COLOURS.cream, 0.6);
        }
      },
    };
  };
}

/** A plant in a pot. */
export const pottedPlant: PartMaker = (random) => {
  const tall = random.between(0.7, 1.3);
  const leaves = Array.from({ length: 12 }, (_, index) => ({
    angle: -Math.PI * (0.08 + 0.84 * (index / 11)),
    long: tall * random.between(0.5, 0.85),
    tone: random.next(),
  }));
  const clay = random.pick([oklch(0.58, 0.11, 42), NAMED_COLOURS.cream, oklch(0.5, 0.07, 220)]);
  return {
    width: tall * 1.5,
    height: tall * 1.5,
    draw(painter) {
      painter.groundShadow(0, 0, 0.3, 0.55);
      for (const leaf of leaves) {
        const x = Math.cos(leaf.angle) * leaf.long * 0.8;
        const y = -0.38 + Math.sin(leaf.angle) * leaf.long;
        painter.form(
          (pen) => {
            pen.moveTo(0, -0.36);
            pen.quadraticCurveTo(x * 0.3 - 0.09, y * 0.8 - 0.1, x, y);
            pen.quadraticCurveTo(x * 0.7 + 0.09, y * 0.5 - 0.1, 0, -0.36);
            pen.closePath();
          },
          oklch(0.42 + leaf.tone * 0.16, 0.1, 145),
          { line: 0.5 },
        );
      }
      painter.form(tapered(0, 0, 0.28, 0, -0.38, 0.42), clay);
      painter.form(standing(-0.23, -0.34, 0.46, 0.09, 0.02), clay);
    },
  };
};
