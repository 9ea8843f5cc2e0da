import { mix, NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import { standing } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat } from '../tones.ts';

/** A framed picture: a small landscape or a portrait. */
export const picture: PartMaker = (random) => {
  const width = random.between(0.5, 0.95);
  const height = random.between(0.45, 0.75);
  const hue = random.between(0, 360);
  const frame = random.pick([NAMED_COLOURS.gold, oklch(0.4, 0.06, 50), NAMED_COLOURS.charcoal]);
  return {
    width: width + 0.3,
    height: 1.9 + height / 2,
    draw(painter) {
      const foot = -1.55 + height * 0.1;
      flat(painter, standing(-width / 2 + 0.03, foot + 0.06, width, height), oklch(0.2, 0.02, 280), 0, 0.35);
      painter.form(standing(-width / 2, foot, width, height), frame);
      flat(painter, standing(-width / 2 + 0.06, foot - 0.06, width - 0.12, height - 0.12), oklch(0.84, 0.05, hue), 0.6);
      painter.within(standing(-width / 2 + 0.06, foot - 0.06, width - 0.12, height - 0.12), () => {
        flat(
          painter,
          (pen) => {
            pen.moveTo(-width / 2, foot);
            pen.lineTo(-width / 2, foot - height * 0.4);
            pen.quadraticCurveTo(-width * 0.1, foot - height * 0.75, width / 2, foot - height * 0.3);
            pen.lineTo(width / 2, foot);
            pen.closePath();
          },
          oklch(0.6, 0.08, hue + 60),
          0.5,
        );
        flat(
          painter,
          (pen) => {
            pen.moveTo(-width / 2, foot);
            pen.lineTo(-width / 2, foot - height * 0.2);
            pen.quadraticCurveTo(width * 0.1, foot - height * 0.45, width / 2, foot - height * 0.2);
            pen.lineTo(width / 2, foot);
            pen.closePath();
          },
          oklch(0.45, 0.07, hue + 120),
          0.4,
        );
        flat(
          painter,
          (pen) => pen.arc(width * 0.18, foot - height * 0.66, height * 0.1, 0, 7),
          oklch(0.93, 0.07, 90),
          0.8,
        );
      });
    },
  };
};

/** A door in a wall. */
export function roomDoor(colour: Colour, kind: 'panel' | 'metal' | 'glass' = 'panel'): PartMaker {
  return () => ({
    width: 1.4,
    height: 2.3,
    draw(painter) {
      painter.form(
        standing(-0.56, 0, 1.12, 2.16),
        kind === 'metal' ? shade(colour, -0.1) : mix(colour, NAMED_COLOURS.cream, 0.45),
      );
      painter.form(standing(-0.46, 0, 0.92, 2.05), colour);
      if (kind === 'panel') {
        for (const [x, y, h] of [
          [-0.36, -0.15, 0.75],
          [0.06, -0.15, 0.75],
          [-0.36, -1.08, 0.82],
          [0.06, -1.08, 0.82],
        ] as const) {
          flat(painter, standing(x, y, 0.3, h), colour, 0.05);
          flat(painter, standing(x + 0.025, y - 0.02, 0.26, h - 0.05), colour, 0.6);
        }
      } else {
        painter.form(
          standing(-0.22, -1.15, 0.44, 0.7, 0.06),
          kind === 'glass' || painter.lampsLit
            ? mix(painter.palette.lamp, NAMED_COLOURS.cream, 0.4)
            : painter.palette.skyMiddle,
          { luminous: true },
        );
        for (const y of [-0.2, -0.9]) {
          flat(painter, standing(-0.44, y, 0.88, 0.06), NAMED_COLOURS.silver, 0.5);
        }
      }
      flat(painter, (pen) => pen.arc(0.35, -1, 0.05, 0, 7), NAMED_COLOURS.gold, 1);
    },
  });
}

/** A round clock on the wall. */
export const wallClock: PartMaker = (random) => {
  const hour = random.between(0, 6.28);
  return {
    width: 0.6,
    height: 2.4,
    draw(painter) {
      painter.form((pen) => pen.arc(0, -2.1, 0.22, 0, 7), oklch(0.4, 0.05, 50));
      flat(painter, (pen) => pen.arc(0, -2.1, 0.18, 0, 7), NAMED_COLOURS.cream, 0.75);
      for (let tick = 0; tick < 12; tick++) {
        flat(
          painter,
          (pen) => pen.arc(Math.cos(tick * 0.5236) * 0.15, -2.1 + Math.sin(tick * 0.5236) * 0.15, 0.011, 0, 7),
          NAMED_COLOURS.charcoal,
          0.1,
        );
      }
      painter.stroke(
        (pen) => {
          pen.moveTo(Math.cos(hour) * 0.09, -2.1 + Math.sin(hour) * 0.09);
          pen.lineTo(0, -2.1);
          pen.lineTo(Math.cos(hour * 12) * 0.13, -2.1 + Math.sin(hour * 12) * 0.13);
        },
        NAMED_COLOURS.charcoal,
        0.02,
      );
    },
  };
};
