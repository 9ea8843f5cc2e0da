import { mix, NAMED_COLOURS, oklch, shade } from '../../colour.ts';
import { outline, standing, tapered } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat } from '../tones.ts';

const IRON = oklch(0.34, 0.03, 240);

/** A cast-iron lamp, lit at night. */
export const streetLamp: PartMaker = (random) => {
  const height = random.between(3.3, 3.7);
  return {
    width: 1.1,
    height: height + 0.5,
    draw(painter) {
      const { palette } = painter;
      painter.groundShadow(0, 0, 0.5, 0.5);
      if (painter.lampsLit) {
        painter.glow(0, 0, 1.8, palette.lamp, 0.28);
      }
      painter.form(tapered(0, 0, 0.3, 0, -0.5, 0.14), IRON);
      painter.form(tapered(0, -0.4, 0.11, 0, -height + 0.5, 0.07), IRON);
      painter.form(standing(-0.3, -height + 0.62, 0.6, 0.05), IRON, { line: 0.4 });
      painter.form(
        outline(-0.13, -height + 0.48, -0.23, -height, 0.23, -height, 0.13, -height + 0.48),
        painter.lampsLit ? palette.lamp : mix(palette.skyLow, NAMED_COLOURS.silver, 0.5),
        { luminous: painter.lampsLit },
      );
      painter.form(outline(-0.28, -height, 0, -height - 0.3, 0.28, -height), IRON);
      if (painter.lampsLit) {
        painter.glow(0, -height + 0.25, 2.6, palette.lamp, 0.5);
        painter.glow(0, -height + 0.25, 0.8, palette.lamp, 0.7);
      }
    },
  };
};

/** A slatted bench on iron legs. */
export const parkBench: PartMaker = (random) => {
  const wood = mix(oklch(0.55, 0.09, 55), oklch(0.5, 0.08, 150), random.chance(0.4) ? 0.8 : 0);
  return {
    width: 2,
    height: 0.95,
    draw(painter) {
      painter.groundShadow(0, 0, 1.05, 0.55);
      for (const x of [-0.75, 0.75]) {
        painter.form(outline(x - 0.05, 0, x - 0.05, -0.42, x + 0.02, -0.92, x + 0.08, -0.92, x + 0.06, 0), IRON);
      }
      for (const y of [-0.86, -0.73, -0.6]) {
        painter.form(standing(-0.95, y + 0.1, 1.9, 0.1, 0.02), wood, { line: 0.6 });
      }
      painter.form(standing(-1, -0.38, 2, 0.07, 0.02), wood);
      painter.form(standing(-1, -0.31, 2, 0.06, 0.02), shade(wood, -0.08));
      for (const x of [-0.88, 0.78]) {
        painter.form(standing(x, 0, 0.1, 0.32), IRON);
      }
    },
  };
};

/** A picket or rail fence, one panel of two metres. */
export const fence: PartMaker = (random) => {
  const lean = Array.from({ length: 8 }, () => random.between(-0.03, 0.03));
  const wood = oklch(0.62, 0.05, 70);
  return {
    width: 2.1,
    height: 1.15,
    draw(painter) {
      painter.groundShadow(0, 0, 1, 0.3);
      for (const y of [-0.35, -0.8]) {
        painter.form(standing(-1.03, y, 2.06, 0.09), shade(wood, -0.06), { line: 0.5 });
      }
      lean.forEach((tilt, index) => {
        const x = -0.92 + index * 0.262;
        painter.form(
          outline(x - 0.06, 0.02, x - 0.06 + tilt, -0.98, x + tilt, -1.08, x + 0.06 + tilt, -0.98, x + 0.06, 0.02),
          wood,
          { modelling: 0.7, line: 0.6 },
        );
      });
    },
  };
};

/** A wall of fieldstones, one piece of three metres. */
export const stoneWall: PartMaker = (random) => {
  const stones = Array.from({ length: 26 }, (_, index) => ({
    x: ((index % 9) - 4) * 0.35 + (Math.floor(index / 9) % 2) * 0.16 + random.between(-0.04, 0.04),
    y: -0.15 - Math.floor(index / 9) * 0.26,
    rx: random.between(0.15, 0.21),
    ry: random.between(0.11, 0.15),
    tone: random.between(0.2, 0.95),
  }));
  return {
    width: 3.3,
    height: 0.95,
    draw(painter) {
      painter.groundShadow(0, 0, 1.6, 0.45);
      painter.form(standing(-1.6, 0.02, 3.2, 0.85, 0.12), oklch(0.5, 0.02, 80));
      for (const stone of stones) {
        flat(
          painter,
          (pen) => pen.ellipse(stone.x, stone.y, stone.rx, stone.ry, 0, 0, 7),
          oklch(0.62, 0.02, 75),
          stone.tone,
        );
      }
    },
  };
};

/** Crates, barrels and sacks in a heap. */
export const crates: PartMaker = (random) => {
  const flip = random.chance(0.5) ? 1 : -1;
  const barrel = random.chance(0.7);
  const wood = oklch(0.58, 0.08, 65);
  return {
    width: 2.4,
    height: 1.6,
    draw(painter) {
      painter.groundShadow(0, 0, 1.2, 0.6);
      const box = (x: number, foot: number, w: number, h: number): void => {
        painter.form(standing(x, foot, w, h), wood);
        for (let board = 1; board < 4; board++) {
          flat(painter, standing(x, foot - (h * board) / 4, w, 0.025), wood, 0);
        }
        flat(painter, standing(x, foot, 0.1, h), shade(wood, 0.05), 0.85);
        flat(painter, standing(x + w - 0.1, foot, 0.1, h), shade(wood, -0.05), 0.3);
        painter.stroke(
          (pen) => {
            pen.moveTo(x + 0.1, foot - 0.05);
            pen.lineTo(x + w - 0.1, foot - h + 0.05);
          },
          mix(shade(wood, -0.04), painter.palette.ambient, 0.25),
          0.08,
        );
      };
      painter.at({ scaleX: flip }, () => {
        box(-0.95, 0, 0.9, 0.75);
        box(-0.7, -0.75, 0.65, 0.55);
        if (barrel) {
          painter.form(
            (pen) => {
              pen.moveTo(0.15, 0);
              pen.quadraticCurveTo(0.02, -0.5, 0.15, -1);
              pen.lineTo(0.75, -1);
              pen.quadraticCurveTo(0.88, -0.5, 0.75, 0);
              pen.closePath();
            },
            oklch(0.5, 0.08, 50),
          );
          for (const y of [-0.18, -0.8]) {
            flat(painter, standing(0.1, y, 0.7, 0.08), IRON, 0.5);
          }
          for (const x of [0.32, 0.5, 0.66]) {
            painter.stroke(
              (pen) => {
                pen.moveTo(x, 0);
                pen.lineTo(x, -1);
              },
              mix(oklch(0.4, 0.07, 50), painter.palette.ambient, 0.3),
              0.015,
            );
          }
        } else {
          painter.form(
            (pen) => {
              pen.moveTo(0.05, 0.02);
              pen.bezierCurveTo(-0.05, -0.5, 0.2, -0.7, 0.35, -0.72);
              pen.lineTo(0.3, -0.85);
              pen.lineTo(0.55, -0.85);
              pen.lineTo(0.5, -0.72);
              pen.bezierCurveTo(0.8, -0.65, 0.9, -0.3, 0.82, 0.02);
              pen.closePath();
            },
            oklch(0.72, 0.05, 80),
            { round: true },
          );
        }
      });
    },
  };
};

/** A market stall with a striped roof, fruit in boxes and a lamp. */
export const marketStall: PartMaker = (random) => {
  const accent = random.pick([
    NAMED_COLOURS.crimson,
    NAMED_COLOURS.teal,
    NAMED_COLOURS.mustard,
    NAMED_COLOURS.forest,
    NAMED_COLOURS.blue,
  ]);
  const fruits = Array.from({ length: 5 }, () =>
    random.pick([
      NAMED_COLOURS.orange,
      NAMED_COLOURS.red,
      NAMED_COLOURS.lime,
      NAMED_COLOURS.yellow,
      NAMED_COLOURS.plum,
      NAMED_COLOURS.green,
    ]),
  );
  return {
    width: 3.6,
    height: 3,
    draw(painter) {
      painter.groundShadow(0, 0, 1.7, 0.55);
      flat(painter, standing(-1.4, -0.9, 2.8, 1.4), NAMED_COLOURS.brown, 0.05, 0.75);
      for (const x of [-1.45, 1.38]) {
        painter.form(standing(x, 0, 0.08, 2.4), oklch(0.45, 0.06, 55));
      }
      painter.form(standing(-1.5, 0, 3, 0.9), oklch(0.55, 0.08, 60));
      for (let board = 0; board < 9; board++) {
        flat(painter, standing(-1.5 + board * 0.335, 0, 0.02, 0.9), NAMED_COLOURS.brown, 0.05);
      }
      fruits.forEach((fruit, index) => {
        const x = -1.42 + index * 0.58;
        painter.form(outline(x, -0.88, x + 0.02, -1.08, x + 0.52, -1.08, x + 0.54, -0.88), oklch(0.66, 0.07, 75), {
          line: 0.6,
        });
        for (let row = 0; row < 2; row++) {
          for (let ball = 0; ball < 4 - row; ball++) {
            painter.form((pen) => pen.arc(x + 0.1 + ball * 0.12 + row * 0.06, -1.12 - row * 0.09, 0.07, 0, 7), fruit, {
              round: true,
              line: 0.4,
              rim: 0.1,
            });
          }
        }
      });
      for (let stripe = 0; stripe < 9; stripe++) {
        const from = -1.75 + stripe * 0.389;
        const upper = -1.45 + stripe * 0.322;
        painter.form(
          (pen) => {
            pen.moveTo(upper, -2.85);
            pen.lineTo(upper + 0.322, -2.85);
            pen.lineTo(from + 0.389, -2.25);
            pen.quadraticCurveTo(from + 0.195, -2.02, from, -2.25);
            pen.closePath();
          },
          stripe % 2 === 0 ? accent : NAMED_COLOURS.cream,
          { modelling: 0.6, line: 0.6 },
        );
      }
      if (painter.lampsLit) {
        painter.form((pen) => pen.arc(0.5, -1.95, 0.08, 0, 7), painter.palette.lamp, { luminous: true });
        painter.glow(0.5, -1.95, 1.8, painter.palette.lamp, 0.5);
      }
    },
  };
};
