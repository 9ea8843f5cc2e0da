import { mix, NAMED_COLOURS, oklch, shade } from '../../colour.ts';
import { archway, outline, standing } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat } from '../tones.ts';
import { FABRICS } from './seats-and-beds.ts';
import { panels, solidBox } from './solid.ts';
import { WOOD, PALE_WOOD, DARK_WOOD } from './woods.ts';

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
