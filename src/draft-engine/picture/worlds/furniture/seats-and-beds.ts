import { NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import { outline, standing, tapered } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat } from '../tones.ts';
import { solidBox } from './solid.ts';
import { WOOD, PALE_WOOD, DARK_WOOD } from './woods.ts';

export const FABRICS: readonly Colour[] = [
  oklch(0.55, 0.12, 30),
  oklch(0.5, 0.08, 190),
  oklch(0.6, 0.11, 75),
  oklch(0.45, 0.1, 285),
  oklch(0.52, 0.09, 145),
];

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
