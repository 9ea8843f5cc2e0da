import { mix, NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import { archway, outline, standing, tapered } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat, toned } from '../tones.ts';
import { DARK_WOOD, PALE_WOOD, WOOD } from './home.ts';
import { solidBox } from './solid.ts';

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
