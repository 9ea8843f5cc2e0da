import { mix, NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import { archway, outline, standing, tapered } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat } from '../tones.ts';
import { solidBox } from './solid.ts';
import { DARK_WOOD } from './woods.ts';

/** A long bench or pew seen from behind. */
export function pew(colour: Colour = DARK_WOOD, width = 2.6): PartMaker {
  return () => ({
    width: width + 0.2,
    height: 1.05,
    draw(painter) {
      painter.groundShadow(0, 0, width * 0.55, 0.5);
      painter.form(standing(-width / 2, -0.08, width, 0.86), colour);
      for (let board = 0; board < 6; board++) {
        flat(
          painter,
          standing(-width / 2 + (board * width) / 6 + 0.04, -0.2, width / 6 - 0.08, 0.6, 0.03),
          colour,
          board % 2 === 0 ? 0.65 : 0.5,
          0.7,
        );
      }
      painter.form(standing(-width / 2 - 0.05, -0.92, width + 0.1, 0.09, 0.03), shade(colour, 0.06));
      for (const x of [-width / 2 - 0.06, width / 2 - 0.06]) {
        painter.form(standing(x, 0, 0.12, 1), colour);
      }
    },
  });
}

/** A column of stone with base and capital. */
export function column(height = 4.5, colour: Colour = oklch(0.8, 0.025, 85)): PartMaker {
  return () => ({
    width: 1,
    height: height + 0.1,
    draw(painter) {
      painter.groundShadow(0, 0, 0.55, 0.55);
      painter.form(standing(-0.42, 0, 0.84, 0.22), colour);
      painter.form(tapered(0, -0.2, 0.58, 0, -height + 0.4, 0.48), colour, { modelling: 1.3 });
      for (const x of [-0.16, -0.05, 0.06, 0.17]) {
        flat(painter, standing(x, -0.25, 0.035, height - 0.7), colour, 0.08, 0.4);
      }
      painter.form(
        outline(-0.26, -height + 0.42, -0.44, -height + 0.12, 0.44, -height + 0.12, 0.26, -height + 0.42),
        colour,
      );
      painter.form(standing(-0.48, -height + 0.12, 0.96, 0.14), colour);
    },
  });
}

/** A throne on steps. */
export const throne: PartMaker = () => ({
  width: 2.6,
  height: 3,
  draw(painter) {
    painter.groundShadow(0, 0, 1.4, 0.5);
    solidBox(painter, -1.25, 0, 2.5, 0.2, oklch(0.62, 0.02, 260), 0.1);
    solidBox(painter, -0.95, -0.28, 1.9, 0.2, oklch(0.66, 0.02, 260), 0.08);
    painter.form((pen) => {
      pen.moveTo(-0.55, -0.5);
      pen.lineTo(-0.62, -2.3);
      pen.lineTo(-0.4, -2.15);
      pen.quadraticCurveTo(-0.2, -2.85, 0, -2.9);
      pen.quadraticCurveTo(0.2, -2.85, 0.4, -2.15);
      pen.lineTo(0.62, -2.3);
      pen.lineTo(0.55, -0.5);
      pen.closePath();
    }, NAMED_COLOURS.gold);
    painter.form(
      (pen) => {
        pen.moveTo(-0.38, -0.8);
        pen.lineTo(-0.4, -1.95);
        pen.quadraticCurveTo(0, -2.6, 0.4, -1.95);
        pen.lineTo(0.38, -0.8);
        pen.closePath();
      },
      oklch(0.45, 0.16, 20),
    );
    painter.form(standing(-0.6, -0.75, 1.2, 0.2, 0.06), oklch(0.48, 0.16, 20));
    for (const x of [-0.68, 0.5]) {
      painter.form(standing(x, -0.46, 0.18, 0.75, 0.05), NAMED_COLOURS.gold);
      painter.form((pen) => pen.arc(x + 0.09, -1.25, 0.12, 0, 7), NAMED_COLOURS.gold, { round: true });
    }
    painter.form((pen) => pen.arc(0, -2.62, 0.1, 0, 7), NAMED_COLOURS.crimson, { round: true });
  },
});

/** A plinth with a bust, vase or abstract form. */
export const plinth: PartMaker = (random) => {
  const kind = random.below(3);
  const stone = random.pick([NAMED_COLOURS.cream, oklch(0.6, 0.09, 160), NAMED_COLOURS.copper]);
  return {
    width: 1,
    height: 2,
    draw(painter) {
      painter.groundShadow(0, 0, 0.5, 0.5);
      solidBox(painter, -0.35, 0, 0.7, 1.05, NAMED_COLOURS.white, 0.08);
      if (kind === 0) {
        painter.form((pen) => {
          pen.moveTo(-0.28, -1.1);
          pen.quadraticCurveTo(-0.3, -1.4, -0.08, -1.42);
          pen.lineTo(0.08, -1.42);
          pen.quadraticCurveTo(0.3, -1.4, 0.28, -1.1);
          pen.closePath();
        }, stone);
        painter.form((pen) => pen.ellipse(0, -1.62, 0.16, 0.22, 0, 0, 7), stone, { round: true });
      } else if (kind === 1) {
        painter.form(
          (pen) => {
            pen.moveTo(-0.12, -1.1);
            pen.bezierCurveTo(-0.4, -1.35, -0.22, -1.6, -0.1, -1.72);
            pen.lineTo(-0.14, -1.85);
            pen.lineTo(0.14, -1.85);
            pen.lineTo(0.1, -1.72);
            pen.bezierCurveTo(0.22, -1.6, 0.4, -1.35, 0.12, -1.1);
            pen.closePath();
          },
          stone,
          { round: true },
        );
      } else {
        painter.form((pen) => pen.arc(0, -1.42, 0.32, 0, 7), stone, { round: true });
        flat(painter, (pen) => pen.arc(0.06, -1.42, 0.14, 0, 7), shade(stone, -0.3), 0.2);
      }
    },
  };
};

/** A wide stair or arch for halls: an archway with dark beyond and light on its edge. */
export const archOpening: PartMaker = () => ({
  width: 2.2,
  height: 3.1,
  draw(painter) {
    painter.form(archway(-1, 0, 2, 3), oklch(0.7, 0.03, 80));
    painter.patch(archway(-0.78, 0, 1.56, 2.76), mix(painter.palette.near, painter.palette.ambient, 0.35));
    painter.patch(
      archway(-0.55, 0, 1.1, 2.2),
      mix(painter.palette.ambient, painter.palette.lamp, painter.lampsLit ? 0.3 : 0.12),
      0.6,
    );
    painter.glow(0, -1, 1.1, painter.palette.lamp, painter.lampsLit ? 0.35 : 0.12);
  },
});

/** Stained glass in a pointed window. */
export const stainedGlass: PartMaker = (random) => {
  const hues = Array.from({ length: 24 }, () =>
    random.pick([
      oklch(0.62, 0.18, 25),
      oklch(0.6, 0.14, 255),
      oklch(0.78, 0.15, 88),
      oklch(0.6, 0.14, 150),
      oklch(0.55, 0.16, 305),
    ]),
  );
  return {
    width: 1.8,
    height: 3.8,
    draw(painter) {
      const glass = archway(-0.6, -1, 1.2, 2.6);
      painter.form(archway(-0.75, -0.88, 1.5, 2.9), oklch(0.68, 0.02, 80));
      painter.within(glass, () => {
        hues.forEach((hue, index) =>
          painter.form(
            standing(-0.6 + (index % 3) * 0.4, -1 - Math.floor(index / 3) * 0.33, 0.38, 0.31),
            mix(hue, painter.palette.skyLow, 0.22),
            { luminous: true, line: 0 },
          ),
        );
        painter.form((pen) => pen.arc(0, -2.8, 0.36, 0, 7), oklch(0.8, 0.14, 85), { luminous: true, line: 0 });
      });
      painter.glow(0, -2.2, 1.7, hues[0] ?? painter.palette.lamp, 0.25);
    },
  };
};
