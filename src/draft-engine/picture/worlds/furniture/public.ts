import { NAMED_COLOURS, oklch, shade } from '../../colour.ts';
import { outline, standing } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat, toned } from '../tones.ts';
import { solidBox } from './solid.ts';
import { WOOD } from './woods.ts';

/** A bed on wheels with a drip and a monitor. */
export const hospitalBed: PartMaker = () => ({
  width: 2.9,
  height: 1.9,
  draw(painter) {
    const steel = NAMED_COLOURS.silver;
    painter.groundShadow(0, 0, 1.3, 0.5);
    for (const x of [-0.9, 0.85]) {
      painter.form(standing(x, -0.08, 0.06, 0.4), steel);
      painter.form((pen) => pen.arc(x + 0.03, -0.06, 0.07, 0, 7), NAMED_COLOURS.charcoal);
    }
    painter.form(standing(-1.08, -0.3, 0.08, 0.75, 0.03), steel);
    painter.form(standing(1, -0.3, 0.08, 0.5, 0.03), steel);
    solidBox(painter, -1.02, -0.42, 2.04, 0.22, NAMED_COLOURS.white, 0.14);
    painter.form(outline(-0.5, -0.78, 1, -0.74, 1.02, -0.38, -0.45, -0.36), oklch(0.72, 0.07, 200));
    painter.form((pen) => pen.ellipse(-0.78, -0.82, 0.24, 0.11, -0.2, 0, 7), NAMED_COLOURS.white, { round: true });
    painter.stroke(
      (pen) => {
        pen.moveTo(-1.3, 0);
        pen.lineTo(-1.3, -1.8);
        pen.lineTo(-1.12, -1.8);
      },
      steel,
      0.035,
    );
    painter.form(standing(-1.22, -1.42, 0.18, 0.3, 0.05), oklch(0.85, 0.05, 190), { alpha: 0.85 });
    painter.form(standing(1.12, -1.1, 0.34, 0.3, 0.03), oklch(0.32, 0.03, 240));
    painter.stroke(
      (pen) => {
        pen.moveTo(1.15, -1.24);
        pen.lineTo(1.24, -1.24);
        pen.lineTo(1.27, -1.34);
        pen.lineTo(1.31, -1.16);
        pen.lineTo(1.34, -1.24);
        pen.lineTo(1.43, -1.24);
      },
      oklch(0.85, 0.18, 145),
      0.02,
    );
    painter.form(standing(1.27, 0, 0.05, 1.1), steel);
  },
});

/** Iron bars from floor to ceiling, or the gate of a cell. */
export const prisonBars: PartMaker = () => ({
  width: 2.2,
  height: 2.7,
  draw(painter) {
    const iron = oklch(0.42, 0.015, 250);
    for (let bar = 0; bar < 12; bar++) {
      painter.form(standing(-1.05 + bar * 0.185, 0, 0.055, 2.6), iron, { line: 0.4 });
    }
    for (const y of [-0.2, -1.25, -2.4]) {
      painter.form(standing(-1.1, y, 2.2, 0.09), iron);
    }
    painter.form(standing(0.2, -1.05, 0.22, 0.32, 0.03), shade(iron, 0.1));
  },
});

/** A heap of hay bales. */
export const hayBales: PartMaker = () => ({
  width: 2.6,
  height: 1.5,
  draw(painter) {
    painter.groundShadow(0, 0, 1.3, 0.5);
    for (const [x, y] of [
      [-1.2, 0],
      [0.02, 0],
      [-0.6, -0.66],
    ] as const) {
      solidBox(painter, x, y, 1.15, 0.62, oklch(0.75, 0.11, 85), 0.1);
      for (let straw = 0; straw < 16; straw++) {
        painter.stroke(
          (pen) => {
            const px = x + 0.05 + ((straw * 37) % 100) * 0.0105;
            const py = y - 0.06 - ((straw * 53) % 100) * 0.005;
            pen.moveTo(px, py);
            pen.lineTo(px + 0.14, py - 0.03);
          },
          toned(painter.palette, oklch(0.7, 0.11, 80), (straw % 4) / 3),
          0.014,
        );
      }
      for (const band of [0.3, 0.8]) {
        flat(painter, standing(x + band, y, 0.03, 0.62), NAMED_COLOURS.brown, 0.4);
      }
    }
  },
});

/** Weights, bars and a rack. */
export const gymRack: PartMaker = () => ({
  width: 2.3,
  height: 2.2,
  draw(painter) {
    painter.groundShadow(0, 0, 1.1, 0.5);
    for (const x of [-0.8, 0.72]) {
      painter.form(standing(x, 0, 0.09, 2.1), NAMED_COLOURS.charcoal);
    }
    painter.form(standing(-0.8, -2.02, 1.6, 0.09), NAMED_COLOURS.charcoal);
    painter.form(standing(-1.1, -1.3, 2.2, 0.05), NAMED_COLOURS.silver);
    for (const [x, r] of [
      [-1, 0.3],
      [-0.9, 0.22],
      [1, 0.3],
      [0.9, 0.22],
    ] as const) {
      painter.form(
        (pen) => pen.ellipse(x, -1.325, 0.06, r, 0, 0, 7),
        r > 0.25 ? NAMED_COLOURS.crimson : NAMED_COLOURS.charcoal,
      );
    }
    for (let ball = 0; ball < 5; ball++) {
      painter.form(standing(-0.62 + ball * 0.27, -0.2, 0.2, 0.05), NAMED_COLOURS.silver);
      for (const side of [0, 0.15]) {
        painter.form(standing(-0.64 + ball * 0.27 + side, -0.15, 0.08, 0.15, 0.02), NAMED_COLOURS.charcoal, {
          line: 0.5,
        });
      }
    }
  },
});

/** A raised bed or bench of seedlings and fruit. */
export const planterBench: PartMaker = (random) => {
  const plants = Array.from({ length: 8 }, () => ({
    tall: random.between(0.25, 0.7),
    fruit: random.chance(0.6)
      ? random.pick([NAMED_COLOURS.red, NAMED_COLOURS.yellow, NAMED_COLOURS.rose, NAMED_COLOURS.violet])
      : undefined,
    sway: random.between(-0.1, 0.1),
  }));
  return {
    width: 2.5,
    height: 1.6,
    draw(painter) {
      painter.groundShadow(0, 0, 1.2, 0.5);
      plants.forEach((plant, index) => {
        const x = -1.05 + index * 0.3;
        for (let leaf = 0; leaf < 7; leaf++) {
          painter.form(
            (pen) => {
              const angle = -0.3 - leaf * 0.42;
              const tx = x + plant.sway + Math.cos(angle) * plant.tall * 0.5;
              const ty = -0.85 - plant.tall * 0.5 + Math.sin(angle) * plant.tall * 0.55;
              pen.moveTo(x, -0.8);
              pen.quadraticCurveTo((x + tx) / 2 - 0.07, (ty - 0.8) / 2 - 0.05, tx, ty);
              pen.quadraticCurveTo((x + tx) / 2 + 0.08, (ty - 0.8) / 2 + 0.02, x, -0.8);
              pen.closePath();
            },
            oklch(0.46 + 0.05 * (leaf % 3), 0.11, 140),
            { line: 0.4 },
          );
        }
        if (plant.fruit) {
          for (let dot = 0; dot < 3; dot++) {
            painter.form(
              (pen) => pen.arc(x + plant.sway + (dot - 1) * 0.1, -0.95 - plant.tall * (0.3 + dot * 0.2), 0.05, 0, 7),
              plant.fruit ?? NAMED_COLOURS.red,
              { round: true, line: 0.4 },
            );
          }
        }
      });
      solidBox(painter, -1.2, -0.5, 2.4, 0.34, oklch(0.55, 0.08, 50), 0);
      for (const x of [-1.05, 0.95]) {
        painter.form(standing(x, 0, 0.1, 0.5), WOOD);
      }
    },
  };
};
