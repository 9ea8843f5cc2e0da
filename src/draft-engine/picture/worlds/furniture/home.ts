import { createRandom } from '#src/shared/random.ts';
import { mix, NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import { archway, outline, standing, tapered } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat } from '../tones.ts';
import { books, panels, solidBox } from './solid.ts';

export const WOOD = oklch(0.52, 0.075, 55);
export const PALE_WOOD = oklch(0.7, 0.07, 70);
export const DARK_WOOD = oklch(0.38, 0.06, 45);
const FABRICS: readonly Colour[] = [
  oklch(0.55, 0.12, 30),
  oklch(0.5, 0.08, 190),
  oklch(0.6, 0.11, 75),
  oklch(0.45, 0.1, 285),
  oklch(0.52, 0.09, 145),
];

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

/** A wooden chair seen from behind or the side. */
export const chair: PartMaker = (random) => {
  const wood = random.pick([WOOD, PALE_WOOD, oklch(0.5, 0.09, 160), oklch(0.52, 0.11, 30)]);
  return {
    width: 0.6,
    height: 1,
    draw(painter) {
      painter.groundShadow(0, 0, 0.34, 0.5);
      for (const x of [-0.2, 0.2]) {
        painter.form(tapered(x * 1.1, 0, 0.04, x, -0.45, 0.05), wood, { line: 0.5 });
      }
      for (const x of [-0.13, 0.13]) {
        flat(painter, tapered(x, -0.05, 0.035, x, -0.45, 0.045), wood, 0.1);
      }
      painter.form(outline(-0.25, -0.43, -0.21, -0.51, 0.21, -0.51, 0.25, -0.43), wood);
      for (const x of [-0.2, 0.2]) {
        painter.form(tapered(x, -0.48, 0.05, x * 1.05, -0.98, 0.04), wood, { line: 0.5 });
      }
      for (const y of [-0.86, -0.7]) {
        painter.form(standing(-0.2, y, 0.4, 0.09, 0.02), wood, { line: 0.5 });
      }
    },
  };
};

/** A sofa or, narrower, an armchair with cushions. */
export function sofa(width = 2): PartMaker {
  return (random) => {
    const cloth = random.pick(FABRICS);
    const cushion = random.pick(FABRICS.filter((other) => other !== cloth));
    return {
      width: width + 0.3,
      height: 0.95,
      draw(painter) {
        painter.groundShadow(0, 0, width * 0.6, 0.6);
        for (const x of [-width / 2 + 0.12, width / 2 - 0.12]) {
          painter.form(tapered(x, 0, 0.04, x, -0.14, 0.07), DARK_WOOD);
        }
        painter.form((pen) => {
          pen.moveTo(-width / 2 + 0.08, -0.12);
          pen.lineTo(-width / 2 + 0.1, -0.75);
          pen.quadraticCurveTo(-width / 2 + 0.12, -0.93, -width / 2 + 0.3, -0.92);
          pen.quadraticCurveTo(0, -0.97, width / 2 - 0.3, -0.92);
          pen.quadraticCurveTo(width / 2 - 0.12, -0.93, width / 2 - 0.1, -0.75);
          pen.lineTo(width / 2 - 0.08, -0.12);
          pen.closePath();
        }, cloth);
        const seats = width > 1.4 ? 2 : 1;
        for (let seat = 0; seat < seats; seat++) {
          const w = (width - 0.44) / seats;
          painter.form(standing(-width / 2 + 0.22 + seat * w, -0.46, w - 0.02, 0.4, 0.08), shade(cloth, -0.03), {
            modelling: 0.6,
          });
          painter.form(standing(-width / 2 + 0.22 + seat * w, -0.28, w - 0.02, 0.2, 0.08), shade(cloth, 0.04));
        }
        for (const side of [-1, 1]) {
          painter.form(
            (pen) => {
              const x = side * (width / 2 - 0.1);
              pen.moveTo(x - 0.15, -0.1);
              pen.lineTo(x - 0.15, -0.52);
              pen.quadraticCurveTo(x - 0.14, -0.66, x, -0.66);
              pen.quadraticCurveTo(x + 0.14, -0.66, x + 0.15, -0.52);
              pen.lineTo(x + 0.15, -0.1);
              pen.closePath();
            },
            shade(cloth, 0.02),
            { round: true },
          );
        }
        flat(painter, standing(-width / 2 + 0.2, -0.1, width - 0.4, 0.08), cloth, 0);
        painter.at({ x: -width * 0.26, y: -0.62, rotation: 0.25 }, () =>
          painter.form(
            (pen) => {
              pen.moveTo(-0.2, 0.17);
              pen.quadraticCurveTo(0, 0.12, 0.2, 0.17);
              pen.quadraticCurveTo(0.15, 0, 0.2, -0.18);
              pen.quadraticCurveTo(0, -0.13, -0.2, -0.18);
              pen.quadraticCurveTo(-0.15, 0, -0.2, 0.17);
              pen.closePath();
            },
            cushion,
            { round: true },
          ),
        );
      },
    };
  };
}

/** A bed with head board, pillows and a patchwork cover. */
export const bed: PartMaker = (random) => {
  const cover = random.pick(FABRICS);
  const second = random.pick(FABRICS);
  const width = 2.1;
  return {
    width: width + 0.3,
    height: 1.3,
    draw(painter) {
      painter.groundShadow(0, 0, width * 0.6, 0.6);
      painter.form((pen) => {
        pen.moveTo(-width / 2 - 0.06, 0);
        pen.lineTo(-width / 2 - 0.06, -1.05);
        pen.quadraticCurveTo(-width / 2 + 0.1, -1.3, -width / 2 + 0.26, -1.05);
        pen.lineTo(-width / 2 + 0.26, 0);
        pen.closePath();
      }, WOOD);
      painter.form(standing(width / 2 - 0.1, 0, 0.12, 0.75, 0.04), WOOD);
      solidBox(painter, -width / 2 + 0.1, -0.15, width - 0.2, 0.25, NAMED_COLOURS.cream, 0.2);
      painter.form((pen) => {
        pen.moveTo(-width / 2 + 0.7, -0.62);
        pen.bezierCurveTo(-0.2, -0.78, 0.5, -0.72, width / 2 - 0.1, -0.6);
        pen.lineTo(width / 2 - 0.06, -0.16);
        pen.quadraticCurveTo(0.3, -0.1, -width / 2 + 0.66, -0.17);
        pen.closePath();
      }, cover);
      for (let patch = 0; patch < 4; patch++) {
        for (let row = 0; row < 2; row++) {
          if ((patch + row) % 2 === 0) {
            flat(
              painter,
              outline(
                -0.32 + patch * 0.33,
                -0.66 + row * 0.23,
                0 + patch * 0.33,
                -0.67 + row * 0.23,
                0 + patch * 0.33,
                -0.45 + row * 0.23,
                -0.32 + patch * 0.33,
                -0.44 + row * 0.23,
              ),
              second,
              0.6,
              0.75,
            );
          }
        }
      }
      flat(
        painter,
        outline(-width / 2 + 0.66, -0.64, -width / 2 + 0.92, -0.69, -width / 2 + 0.88, -0.15, -width / 2 + 0.62, -0.17),
        NAMED_COLOURS.white,
        0.8,
      );
      painter.form(
        (pen) => {
          pen.moveTo(-width / 2 + 0.22, -0.58);
          pen.quadraticCurveTo(-width / 2 + 0.25, -0.86, -width / 2 + 0.5, -0.84);
          pen.quadraticCurveTo(-width / 2 + 0.78, -0.82, -width / 2 + 0.76, -0.6);
          pen.quadraticCurveTo(-width / 2 + 0.5, -0.54, -width / 2 + 0.22, -0.58);
          pen.closePath();
        },
        NAMED_COLOURS.white,
        { round: true },
      );
      painter.form(standing(-width / 2 + 0.1, 0, width - 0.2, 0.16), shade(WOOD, -0.05));
    },
  };
};

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

/** A kitchen run: cupboards, worktop, pots, and above it a shelf with cups. */
export function kitchenUnit(kind: 'sink' | 'stove' | 'plain'): PartMaker {
  return (random) => {
    const colour = mix(oklch(0.68, 0.06, 160), random.pick(FABRICS), 0.1);
    const width = kind === 'stove' ? 1 : 1.7;
    const cups = Array.from({ length: 7 }, () =>
      random.pick([NAMED_COLOURS.crimson, NAMED_COLOURS.cream, NAMED_COLOURS.mustard, NAMED_COLOURS.teal]),
    );
    return {
      width,
      height: 2.1,
      draw(painter) {
        painter.groundShadow(0, 0, width * 0.55, 0.5);
        if (kind === 'stove') {
          const iron = oklch(0.4, 0.02, 250);
          solidBox(painter, -width / 2, 0, width, 0.9, iron);
          painter.form(standing(-0.36, -0.14, 0.72, 0.5, 0.03), shade(iron, -0.08));
          painter.form(
            standing(-0.28, -0.2, 0.56, 0.32, 0.03),
            painter.lampsLit ? mix(painter.palette.lamp, NAMED_COLOURS.orange, 0.5) : shade(iron, 0.1),
            { luminous: painter.lampsLit },
          );
          if (painter.lampsLit) {
            painter.glow(0, -0.36, 0.9, NAMED_COLOURS.orange, 0.4);
          }
          flat(painter, standing(-0.34, -0.69, 0.68, 0.035), NAMED_COLOURS.silver, 0.9);
          for (let knob = 0; knob < 5; knob++) {
            flat(painter, (pen) => pen.arc(-0.32 + knob * 0.16, -0.81, 0.03, 0, 7), NAMED_COLOURS.cream, 0.8);
          }
          painter.form((pen) => {
            pen.moveTo(-0.36, -0.95);
            pen.lineTo(-0.36, -1.2);
            pen.lineTo(0, -1.2);
            pen.lineTo(0, -0.95);
            pen.closePath();
          }, NAMED_COLOURS.copper);
          flat(painter, standing(-0.39, -1.2, 0.42, 0.04), NAMED_COLOURS.copper, 1);
          painter.form(
            (pen) => {
              pen.moveTo(0.1, -0.95);
              pen.quadraticCurveTo(0.06, -1.18, 0.24, -1.2);
              pen.quadraticCurveTo(0.42, -1.18, 0.38, -0.95);
              pen.closePath();
            },
            NAMED_COLOURS.crimson,
            { round: true },
          );
          painter.form(outline(-0.48, -1.75, -0.2, -2.2, 0.2, -2.2, 0.48, -1.75), NAMED_COLOURS.copper);
          return;
        }
        solidBox(painter, -width / 2, 0, width, 0.86, colour, 0);
        panels(painter, -width / 2 + 0.02, -0.1, width - 0.04, 0.55, 3, 1, colour);
        panels(painter, -width / 2 + 0.02, -0.66, width - 0.04, 0.19, 3, 1, colour);
        solidBox(painter, -width / 2 - 0.01, -0.86, width + 0.02, 0.06, PALE_WOOD, 0.1);
        if (kind === 'sink') {
          painter.form(standing(-0.35, -0.86, 0.7, 0.2, 0.04), NAMED_COLOURS.white);
          painter.stroke(
            (pen) => {
              pen.moveTo(0.02, -1.02);
              pen.lineTo(0.02, -1.28);
              pen.quadraticCurveTo(0.02, -1.38, 0.12, -1.36);
              pen.quadraticCurveTo(0.2, -1.35, 0.2, -1.25);
            },
            NAMED_COLOURS.silver,
            0.035,
          );
          painter.form(standing(0.46, -0.96, 0.1, 0.24, 0.03), NAMED_COLOURS.forest);
        } else {
          painter.form(standing(-0.6, -0.98, 0.5, 0.05), DARK_WOOD);
          painter.form(
            (pen) => {
              pen.moveTo(-0.55, -1.02);
              pen.quadraticCurveTo(-0.5, -1.2, -0.34, -1.2);
              pen.quadraticCurveTo(-0.18, -1.2, -0.15, -1.02);
              pen.closePath();
            },
            oklch(0.65, 0.1, 62),
            { round: true },
          );
          for (const [x, h] of [
            [0.2, 0.26],
            [0.38, 0.34],
            [0.55, 0.22],
          ] as const) {
            painter.form(standing(x, -0.97, 0.15, h, 0.03), mix(NAMED_COLOURS.cream, colour, 0.3));
            flat(painter, standing(x + 0.02, -0.97 - h, 0.11, 0.05, 0.02), NAMED_COLOURS.brown, 0.7);
          }
        }
        if (kind === 'plain') {
          return;
        }
        painter.form(standing(-width / 2 + 0.1, -1.62, width - 0.2, 0.05), WOOD);
        cups.forEach((cup, index) => {
          const x = -width / 2 + 0.18 + (index * (width - 0.4)) / 7;
          painter.form(standing(x, -1.67, 0.13, index % 3 === 0 ? 0.24 : 0.14, 0.02), cup, { line: 0.6 });
        });
        cups.slice(0, 4).forEach((cup, index) => {
          const x = -width / 2 + 0.35 + index * 0.3;
          painter.form(standing(x, -1.44, 0.11, 0.1, 0.03), cup, { line: 0.6 });
        });
      },
    };
  };
}

/** A fireplace with mantel, fire and things on the shelf. */
export const fireplace: PartMaker = (random) => {
  const stone = random.pick([oklch(0.62, 0.03, 60), oklch(0.55, 0.07, 35), oklch(0.7, 0.015, 250)]);
  const tones = Array.from({ length: 60 }, () => random.between(0.2, 0.9));
  return {
    width: 2.2,
    height: 2.8,
    moves: true,
    draw(painter) {
      painter.groundShadow(0, 0, 1.2, 0.5);
      painter.form(standing(-0.75, -1.2, 1.5, 1.6), shade(stone, -0.02));
      painter.form(standing(-1, 0, 2, 1.25), stone);
      tones.forEach((tone, index) => {
        const row = Math.floor(index / 6);
        const x = -0.98 + (index % 6) * 0.33 + (row % 2) * 0.1;
        if (row > 4 && (x < -0.7 || x > 0.42)) {
          return;
        }
        flat(painter, standing(x, -row * 0.26 - 0.02, 0.3, 0.23, 0.04), stone, tone, 0.5);
      });
      flat(painter, archway(-0.56, 0, 1.12, 0.98), oklch(0.22, 0.03, 40), 0.1);
      for (const [x, tilt] of [
        [-0.14, 0.3],
        [0.16, -0.25],
        [0, 0.05],
      ] as const) {
        painter.at({ x, y: -0.12, rotation: tilt }, () =>
          painter.form(standing(-0.26, 0.06, 0.52, 0.12, 0.05), DARK_WOOD, { line: 0.4 }),
        );
      }
      const sway = Math.sin(painter.seconds * 7) * 0.05;
      for (const [wide, tall, colour] of [
        [0.36, 0.72, oklch(0.66, 0.2, 40)],
        [0.26, 0.54, oklch(0.78, 0.17, 65)],
        [0.14, 0.34, oklch(0.93, 0.13, 95)],
      ] as const) {
        painter.form(
          (pen) => {
            pen.moveTo(-wide, -0.14);
            pen.bezierCurveTo(-wide * 1.2, -tall * 0.55, -wide * 0.3 + sway, -tall * 0.6, -wide * 0.2 + sway, -tall);
            pen.bezierCurveTo(
              wide * 0.1,
              -tall * 0.75,
              wide * 0.25 - sway,
              -tall * 0.72,
              wide * 0.35 - sway,
              -tall * 0.85,
            );
            pen.bezierCurveTo(wide * 0.7, -tall * 0.5, wide * 1.2, -tall * 0.4, wide, -0.14);
            pen.closePath();
          },
          colour,
          { luminous: true, line: 0, rim: 0 },
        );
      }
      painter.glow(0, -0.4, 1.9, oklch(0.75, 0.16, 55), 0.55);
      painter.form(standing(-1.12, -1.22, 2.24, 0.13), DARK_WOOD);
      painter.form(standing(-0.8, -1.35, 0.1, 0.3), NAMED_COLOURS.gold, { line: 0.5 });
      painter.form((pen) => pen.arc(0.1, -1.55, 0.17, 0, 7), DARK_WOOD);
      flat(painter, (pen) => pen.arc(0.1, -1.55, 0.13, 0, 7), NAMED_COLOURS.cream, 0.8);
      painter.form(standing(0.6, -1.35, 0.3, 0.24), NAMED_COLOURS.teal, { line: 0.5 });
    },
  };
};

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
