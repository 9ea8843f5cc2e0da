import { mix, NAMED_COLOURS, oklch, shade } from '../../colour.ts';
import { standing } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat, toned } from '../tones.ts';
import { solidBox } from './solid.ts';
import { PALE_WOOD, WOOD } from './woods.ts';

/** A row of upholstered theatre seats from behind. */
export const theatreSeats: PartMaker = () => ({
  width: 3.1,
  height: 1,
  draw(painter) {
    painter.groundShadow(0, 0, 1.6, 0.5);
    for (let seat = 0; seat < 5; seat++) {
      painter.form(
        (pen) => {
          const x = -1.5 + seat * 0.6;
          pen.moveTo(x + 0.03, 0);
          pen.lineTo(x + 0.03, -0.75);
          pen.quadraticCurveTo(x + 0.05, -0.98, x + 0.3, -0.98);
          pen.quadraticCurveTo(x + 0.55, -0.98, x + 0.57, -0.75);
          pen.lineTo(x + 0.57, 0);
          pen.closePath();
        },
        oklch(0.42, 0.14, 22),
      );
    }
  },
});

/** A blackboard with chalk drawings. */
export const blackboard: PartMaker = (random) => {
  const waves = Array.from({ length: 8 }, () => random.between(0.2, 0.9));
  return {
    width: 3.3,
    height: 2.4,
    draw(painter) {
      painter.form(standing(-1.6, -0.9, 3.2, 1.4), WOOD);
      flat(painter, standing(-1.52, -0.98, 3.04, 1.24), oklch(0.36, 0.05, 165), 0.4);
      const chalk = toned(painter.palette, NAMED_COLOURS.cream, 0.8);
      waves.slice(0, 4).forEach((wave, index) =>
        painter.stroke(
          (pen) => {
            pen.moveTo(-1.38, -2.08 + index * 0.2);
            for (let step = 1; step < 14; step++) {
              pen.lineTo(-1.38 + step * wave * 0.11, -2.08 + index * 0.2 + Math.sin(step * 2.1 + wave * 9) * 0.03);
            }
          },
          chalk,
          0.022,
          0.8,
        ),
      );
      painter.stroke(
        (pen) => {
          pen.moveTo(0.3, -1.15);
          pen.lineTo(0.3, -2.05);
          pen.moveTo(0.2, -1.2);
          pen.lineTo(1.3, -1.2);
          pen.moveTo(0.32, -1.25);
          pen.quadraticCurveTo(0.7, -1.3, 0.85, -1.6);
          pen.quadraticCurveTo(1, -1.95, 1.25, -2);
        },
        chalk,
        0.022,
        0.85,
      );
      painter.stroke(
        (pen) => {
          pen.moveTo(0, -1.5);
          pen.ellipse(-0.22, -1.5, 0.22, 0.22, 0, 0, 7);
        },
        toned(painter.palette, NAMED_COLOURS.yellow, 0.8),
        0.02,
        0.8,
      );
      painter.form(standing(-1.6, -0.86, 3.2, 0.07), PALE_WOOD);
      for (let stick = 0; stick < 4; stick++) {
        flat(
          painter,
          standing(-0.9 + stick * 0.22, -0.92, 0.12, 0.03),
          stick === 2 ? NAMED_COLOURS.yellow : NAMED_COLOURS.white,
          0.8,
        );
      }
    },
  };
};

/** A stage with drawn curtains and a valance. */
export const stageCurtain: PartMaker = () => ({
  width: 7,
  height: 4.6,
  draw(painter) {
    const red = oklch(0.45, 0.17, 22);
    const fold = (x: number, side: number, index: number): void =>
      painter.form(
        (pen) => {
          pen.moveTo(x - 0.2, -4.2);
          pen.lineTo(x + 0.2, -4.2);
          pen.bezierCurveTo(x + 0.18, -2.6, x + 0.15 + side * index * 0.03, -1.4, x + 0.2, -0.35);
          pen.lineTo(x - 0.2, -0.35);
          pen.bezierCurveTo(x - 0.2 + side * index * 0.03, -1.4, x - 0.14, -2.6, x - 0.2, -4.2);
          pen.closePath();
        },
        shade(red, index % 2 === 0 ? 0 : -0.06),
        { modelling: 1.1, line: 0.5 },
      );
    for (let index = 0; index < 5; index++) {
      fold(-3.25 + index * 0.33, -1, index);
      fold(3.25 - index * 0.33, 1, index);
    }
    for (let swag = 0; swag < 5; swag++) {
      painter.form(
        (pen) => {
          const x = -3.5 + swag * 1.4;
          pen.moveTo(x, -4.55);
          pen.lineTo(x + 1.4, -4.55);
          pen.lineTo(x + 1.4, -3.95);
          pen.quadraticCurveTo(x + 0.7, -3.35, x, -3.95);
          pen.closePath();
        },
        shade(red, 0.03),
      );
    }
    for (let swag = 0; swag < 5; swag++) {
      painter.stroke(
        (pen) => {
          const x = -3.5 + swag * 1.4;
          pen.moveTo(x, -3.95);
          pen.quadraticCurveTo(x + 0.7, -3.35, x + 1.4, -3.95);
        },
        toned(painter.palette, NAMED_COLOURS.gold, 0.7),
        0.07,
      );
    }
    solidBox(painter, -3.5, 0, 7, 0.35, WOOD, 0.14);
    for (let lamp = 0; lamp < 9; lamp++) {
      const x = -3.1 + lamp * 0.77;
      painter.form(
        (pen) => {
          pen.moveTo(x - 0.12, -0.36);
          pen.quadraticCurveTo(x, -0.56, x + 0.12, -0.36);
          pen.closePath();
        },
        painter.lampsLit ? painter.palette.lamp : NAMED_COLOURS.gold,
        { luminous: painter.lampsLit, line: 0.5 },
      );
      if (painter.lampsLit) {
        painter.glow(x, -0.5, 0.6, painter.palette.lamp, 0.5);
      }
    }
  },
});

/** A big screen on the wall with a map or pictures. */
export const wallScreen: PartMaker = (random) => {
  const hue = random.between(150, 260);
  const dots = Array.from({ length: 20 }, () => [random.between(-1.1, 1.1), random.between(-2.2, -1.2)] as const);
  return {
    width: 2.8,
    height: 2.6,
    draw(painter) {
      const glow = oklch(0.75, 0.12, hue);
      painter.form(standing(-1.32, -1.05, 2.64, 1.35, 0.05), oklch(0.3, 0.02, 260));
      painter.form(standing(-1.25, -1.12, 2.5, 1.21, 0.02), oklch(0.3, 0.08, hue), { luminous: true, line: 0 });
      for (let row = 0; row < 5; row++) {
        painter.stroke(
          (pen) => {
            pen.moveTo(-1.2, -1.3 - row * 0.22);
            pen.lineTo(1.2, -1.3 - row * 0.22);
          },
          glow,
          0.008,
          0.4,
        );
      }
      painter.patch(
        (pen) => {
          pen.ellipse(-0.55, -1.75, 0.42, 0.2, 0.3, 0, 7);
          pen.moveTo(0.9, -1.7);
          pen.ellipse(0.5, -1.7, 0.5, 0.26, -0.2, 0, 7);
        },
        mix(glow, oklch(0.3, 0.08, hue), 0.55),
        0.9,
      );
      for (const [x, y] of dots) {
        painter.patch((pen) => pen.arc(x, y, 0.02, 0, 7), glow, 0.9);
      }
      painter.glow(0, -1.7, 2, glow, 0.28);
    },
  };
};
