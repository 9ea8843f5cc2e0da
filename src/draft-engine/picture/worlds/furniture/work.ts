import { mix, NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import { outline, standing, tapered } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat, toned } from '../tones.ts';
import { DARK_WOOD, PALE_WOOD, WOOD } from './home.ts';
import { panels, solidBox } from './solid.ts';

const STEEL = oklch(0.62, 0.02, 240);
const GLOWING: readonly Colour[] = [
  oklch(0.78, 0.13, 200),
  oklch(0.82, 0.15, 145),
  oklch(0.8, 0.14, 75),
  oklch(0.7, 0.17, 20),
];

/** A desk with a screen, keyboard, lamp and papers. */
export const computerDesk: PartMaker = (random) => {
  const glow = random.pick(GLOWING.slice(0, 2));
  const bars = Array.from({ length: 6 }, () => random.between(0.2, 0.9));
  return {
    width: 1.7,
    height: 1.4,
    draw(painter) {
      painter.groundShadow(0, 0, 0.95, 0.5);
      for (const x of [-0.72, 0.66]) {
        painter.form(standing(x, 0, 0.06, 0.72), STEEL);
      }
      painter.form(standing(0.2, 0, 0.45, 0.66), PALE_WOOD);
      panels(painter, 0.2, -0.02, 0.45, 0.64, 1, 3, PALE_WOOD, NAMED_COLOURS.silver);
      solidBox(painter, -0.8, -0.7, 1.6, 0.05, PALE_WOOD, 0.14);
      painter.form(standing(-0.05, -0.82, 0.1, 0.12), STEEL, { line: 0.4 });
      painter.form(standing(-0.4, -0.9, 0.8, 0.5, 0.03), oklch(0.3, 0.01, 260));
      painter.form(standing(-0.37, -0.93, 0.74, 0.44, 0.01), mix(glow, oklch(0.25, 0.05, 250), 0.55), {
        luminous: true,
        line: 0,
      });
      bars.forEach((bar, index) =>
        painter.form(standing(-0.33, -1 - index * 0.055, 0.6 * bar, 0.025), glow, {
          luminous: true,
          line: 0,
          alpha: 0.8,
        }),
      );
      painter.glow(0, -1.15, 0.8, glow, 0.25);
      flat(painter, outline(-0.3, -0.76, -0.26, -0.81, 0.18, -0.81, 0.22, -0.76), NAMED_COLOURS.charcoal, 0.6);
      painter.form(standing(0.5, -0.78, 0.1, 0.12, 0.02), NAMED_COLOURS.crimson);
      flat(painter, outline(-0.72, -0.76, -0.68, -0.83, -0.45, -0.83, -0.44, -0.76), NAMED_COLOURS.cream, 0.9);
    },
  };
};

const COUNTER_WOODS: Partial<Readonly<Record<string, Colour>>> = { bar: DARK_WOOD, reception: oklch(0.68, 0.03, 220) };

/** A counter with a glass case of goods on it. */
export function counter(kind: 'goods' | 'cakes' | 'bar' | 'plain' | 'reception'): PartMaker {
  return (random) => {
    const wood = COUNTER_WOODS[kind] ?? WOOD;
    const goods = Array.from({ length: 18 }, () => ({
      hue: random.pick([
        NAMED_COLOURS.tan,
        oklch(0.68, 0.1, 60),
        NAMED_COLOURS.cream,
        NAMED_COLOURS.rose,
        NAMED_COLOURS.copper,
      ]),
      tall: random.between(0.06, 0.13),
    }));
    const width = 2.6;
    return {
      width,
      height: 1.75,
      draw(painter) {
        painter.groundShadow(0, 0, width * 0.55, 0.55);
        painter.form(standing(-width / 2, 0, width, 1), wood);
        panels(painter, -width / 2 + 0.04, -0.08, width - 0.08, 0.82, 4, 1, wood, wood);
        solidBox(painter, -width / 2 - 0.06, -0.98, width + 0.12, 0.07, shade(wood, 0.08), 0.12);
        if (kind === 'bar') {
          goods
            .slice(0, 7)
            .forEach((item, index) =>
              painter.form(
                standing(-1.1 + index * 0.36, -1.12, 0.09, 0.14 + item.tall, 0.02),
                index % 2 === 0 ? mix(NAMED_COLOURS.gold, NAMED_COLOURS.white, 0.3) : NAMED_COLOURS.forest,
                { line: 0.5, alpha: 0.9 },
              ),
            );
          painter.form(standing(0.85, -1.1, 0.16, 0.45, 0.03), NAMED_COLOURS.gold);
        } else if (kind === 'plain' || kind === 'reception') {
          painter.form(standing(0.5, -1.1, 0.5, 0.34, 0.03), NAMED_COLOURS.charcoal);
          painter.form(standing(0.55, -1.16, 0.4, 0.16), oklch(0.78, 0.12, 160), { luminous: true, line: 0 });
          painter.form(
            (pen) => {
              pen.moveTo(-0.7, -1.1);
              pen.quadraticCurveTo(-0.7, -1.24, -0.58, -1.25);
              pen.quadraticCurveTo(-0.46, -1.24, -0.46, -1.1);
              pen.closePath();
            },
            NAMED_COLOURS.gold,
            { round: true },
          );
        } else {
          painter.patch(standing(-1.15, -1.1, 2.3, 0.52), toned(painter.palette, oklch(0.8, 0.03, 200), 0.6), 0.3);
          for (const row of [0, 1]) {
            flat(painter, standing(-1.13, -1.1 - row * 0.25, 2.26, 0.03), NAMED_COLOURS.silver, 0.8);
            goods.slice(row * 9, row * 9 + 9).forEach((item, index) =>
              painter.form(
                (pen) => {
                  const x = -1.05 + index * 0.25;
                  const y = -1.13 - row * 0.25;
                  pen.moveTo(x - 0.09, y);
                  pen.quadraticCurveTo(x - 0.1, y - item.tall * 1.3, x, y - item.tall * 1.35);
                  pen.quadraticCurveTo(x + 0.1, y - item.tall * 1.3, x + 0.09, y);
                  pen.closePath();
                },
                item.hue,
                { round: true, line: 0.5 },
              ),
            );
          }
          for (const x of [-1.15, 1.12]) {
            flat(painter, standing(x, -1.1, 0.03, 0.52), NAMED_COLOURS.gold, 0.8);
          }
          flat(painter, standing(-1.18, -1.61, 2.36, 0.04), NAMED_COLOURS.gold, 0.9);
          painter.patch(outline(-0.9, -1.6, -0.5, -1.6, -0.8, -1.12, -1.1, -1.12), NAMED_COLOURS.white, 0.16);
        }
      },
    };
  };
}

/** An iron and brick oven with a fire door and loaves above. */
export const oven: PartMaker = () => ({
  width: 2.2,
  height: 2.5,
  moves: true,
  draw(painter) {
    const brick = oklch(0.55, 0.09, 38);
    painter.groundShadow(0, 0, 1.2, 0.55);
    painter.form((pen) => {
      pen.moveTo(-1, 0);
      pen.lineTo(-1, -1.1);
      pen.bezierCurveTo(-0.95, -1.75, -0.4, -1.85, 0, -1.85);
      pen.bezierCurveTo(0.4, -1.85, 0.95, -1.75, 1, -1.1);
      pen.lineTo(1, 0);
      pen.closePath();
    }, brick);
    for (let row = 0; row < 9; row++) {
      for (let column = 0; column < 6; column++) {
        if ((row * 7 + column * 5) % 4 !== 0) {
          flat(
            painter,
            standing(-0.92 + column * 0.31 + (row % 2) * 0.08, -0.04 - row * 0.17, 0.27, 0.13, 0.02),
            brick,
            ((row * 3 + column * 7) % 10) / 10,
            0.45,
          );
        }
      }
    }
    painter.form(standing(-0.12, -1.8, 0.34, 0.7), shade(brick, -0.05));
    painter.patch(
      (pen) => {
        pen.moveTo(-0.55, -0.75);
        pen.bezierCurveTo(-0.55, -1.45, 0.55, -1.45, 0.55, -0.75);
        pen.closePath();
      },
      oklch(0.2, 0.03, 40),
    );
    const sway = Math.sin(painter.seconds * 6) * 0.04;
    painter.form(
      (pen) => {
        pen.moveTo(-0.42, -0.76);
        pen.quadraticCurveTo(-0.3 + sway, -1.2, -0.14, -0.98);
        pen.quadraticCurveTo(0 + sway, -1.34, 0.14, -1);
        pen.quadraticCurveTo(0.32 - sway, -1.15, 0.42, -0.76);
        pen.closePath();
      },
      oklch(0.78, 0.17, 60),
      { luminous: true, line: 0 },
    );
    painter.glow(0, -0.95, 1.5, oklch(0.75, 0.16, 55), 0.55);
    solidBox(painter, -0.7, -0.68, 1.4, 0.08, oklch(0.42, 0.02, 260), 0.06);
    painter.form(standing(-0.5, -0.1, 1, 0.36, 0.04), oklch(0.36, 0.02, 260));
    for (let bar = 0; bar < 6; bar++) {
      flat(painter, standing(-0.42 + bar * 0.15, -0.16, 0.06, 0.24), oklch(0.7, 0.17, 50), 0.9);
    }
  },
});

/** A workbench with vice, planes and half-made things. */
export const workbench: PartMaker = (random) => {
  const bits = Array.from({ length: 7 }, () => ({
    x: random.between(-0.9, 0.7),
    w: random.between(0.1, 0.3),
    h: random.between(0.06, 0.24),
    colour: random.pick([STEEL, NAMED_COLOURS.copper, NAMED_COLOURS.crimson, PALE_WOOD, NAMED_COLOURS.teal]),
  }));
  return {
    width: 2.3,
    height: 1.35,
    draw(painter) {
      painter.groundShadow(0, 0, 1.2, 0.55);
      for (const x of [-1, 0.86]) {
        painter.form(standing(x, 0, 0.15, 0.84), WOOD);
      }
      painter.form(standing(-0.95, -0.18, 1.9, 0.07), WOOD);
      painter.form(standing(-0.7, -0.25, 0.5, 0.3), oklch(0.52, 0.13, 28));
      painter.form(standing(0.05, -0.25, 0.6, 0.2), PALE_WOOD);
      solidBox(painter, -1.1, -0.8, 2.2, 0.12, WOOD, 0.12);
      for (const bit of bits) {
        painter.form(standing(bit.x, -0.96, bit.w, bit.h, 0.02), bit.colour, { line: 0.6 });
      }
      painter.form(outline(0.7, -0.92, 0.7, -1.16, 1, -1.16, 1, -1.06, 0.84, -1.06, 0.84, -0.92), STEEL);
      painter.stroke(
        (pen) => {
          pen.moveTo(-0.95, -0.95);
          pen.lineTo(-0.8, -1.3);
          pen.lineTo(-0.5, -1.22);
        },
        mix(STEEL, painter.palette.ambient, 0.3),
        0.03,
      );
      painter.form(outline(-0.58, -1.25, -0.38, -1.08, -0.52, -1.04, -0.64, -1.2), NAMED_COLOURS.mustard);
      if (painter.lampsLit) {
        painter.glow(-0.45, -1.05, 0.8, painter.palette.lamp, 0.4);
      }
    },
  };
};

const MACHINE_COLOURS = {
  iron: oklch(0.45, 0.05, 200),
  modern: oklch(0.75, 0.015, 220),
  server: oklch(0.32, 0.015, 260),
} as const;

/** A machine with dials, pipes, lights and a moving wheel. */
export function machine(style: keyof typeof MACHINE_COLOURS): PartMaker {
  return (random) => {
    const width = style === 'server' ? 0.8 : random.between(1.5, 2);
    const height = style === 'server' ? 2.1 : random.between(1.6, 2.1);
    const colour = MACHINE_COLOURS[style];
    const lights = Array.from({ length: 24 }, () => ({ colour: random.pick(GLOWING), on: random.chance(0.7) }));
    const turn = random.between(0, 6);
    return {
      width: width + 0.3,
      height: height + 0.6,
      draw(painter) {
        painter.groundShadow(0, 0, width * 0.6, 0.55);
        if (style === 'iron') {
          for (const x of [-width * 0.3, width * 0.28]) {
            painter.form(standing(x, -height + 0.1, 0.16, 0.55), NAMED_COLOURS.copper);
            painter.form(standing(x - 0.04, -height - 0.38, 0.24, 0.08), NAMED_COLOURS.copper);
          }
        }
        solidBox(painter, -width / 2, 0, width, height, colour, 0);
        flat(painter, standing(-width / 2 + 0.06, -0.08, width - 0.12, height * 0.32, 0.05), shade(colour, -0.12), 0.3);
        if (style === 'server') {
          for (let row = 0; row < 12; row++) {
            flat(
              painter,
              standing(-0.34, -0.12 - row * 0.16, 0.68, 0.12, 0.01),
              shade(colour, 0.06),
              0.3 + (row % 3) * 0.2,
            );
            for (let dot = 0; dot < 2; dot++) {
              const light = lights[row * 2 + dot];
              if (light?.on) {
                painter.form((pen) => pen.arc(0.14 + dot * 0.1, -0.18 - row * 0.16, 0.022, 0, 7), light.colour, {
                  luminous: true,
                  line: 0,
                });
              }
            }
          }
          painter.glow(0, -1, 0.9, GLOWING[0] as Colour, 0.18);
          return;
        }
        for (let dial = 0; dial < 3; dial++) {
          const x = -width * 0.3 + dial * width * 0.22;
          painter.form((pen) => pen.arc(x, -height * 0.78, 0.12, 0, 7), style === 'iron' ? NAMED_COLOURS.gold : STEEL);
          flat(painter, (pen) => pen.arc(x, -height * 0.78, 0.09, 0, 7), NAMED_COLOURS.cream, 0.85);
          painter.stroke(
            (pen) => {
              pen.moveTo(x, -height * 0.78);
              pen.lineTo(x + Math.cos(turn + dial) * 0.07, -height * 0.78 + Math.sin(turn + dial) * 0.07);
            },
            NAMED_COLOURS.crimson,
            0.015,
          );
        }
        if (style === 'iron') {
          const cx = width * 0.26;
          painter.form((pen) => pen.arc(cx, -height * 0.4, 0.34, 0, 7), oklch(0.5, 0.11, 30));
          flat(painter, (pen) => pen.arc(cx, -height * 0.4, 0.26, 0, 7), colour, 0.2);
          for (let spoke = 0; spoke < 6; spoke++) {
            painter.stroke(
              (pen) => {
                pen.moveTo(cx, -height * 0.4);
                pen.lineTo(
                  cx + Math.cos(turn + spoke * 1.047) * 0.3,
                  -height * 0.4 + Math.sin(turn + spoke * 1.047) * 0.3,
                );
              },
              toned(painter.palette, oklch(0.5, 0.11, 30), 0.6),
              0.05,
            );
          }
        } else {
          painter.form(
            standing(-width * 0.4, -height * 0.36, width * 0.5, height * 0.28, 0.03),
            oklch(0.3, 0.05, 220),
            { luminous: true, line: 0.5 },
          );
          for (let wave = 0; wave < 3; wave++) {
            painter.stroke(
              (pen) => {
                for (let x = 0; x <= 10; x++) {
                  const px = -width * 0.38 + x * width * 0.046;
                  const py = -height * (0.44 + wave * 0.07) + Math.sin(x * 1.3 + turn + wave) * 0.05;
                  if (x === 0) {
                    pen.moveTo(px, py);
                  } else {
                    pen.lineTo(px, py);
                  }
                }
              },
              GLOWING[wave] as Colour,
              0.02,
            );
          }
          painter.glow(-width * 0.15, -height * 0.5, 0.8, GLOWING[0] as Colour, 0.25);
        }
        lights
          .slice(0, 8)
          .forEach((light, index) =>
            painter.form(
              (pen) => pen.arc(-width * 0.38 + index * 0.11, -0.3, 0.03, 0, 7),
              light.on ? light.colour : shade(light.colour, -0.3),
              { luminous: light.on, line: 0 },
            ),
          );
      },
    };
  };
}

/** A bench with flasks, burners and a stand. */
export const labBench: PartMaker = (random) => {
  const liquids = Array.from({ length: 6 }, () =>
    random.pick([
      oklch(0.75, 0.16, 145),
      oklch(0.7, 0.15, 300),
      oklch(0.78, 0.13, 200),
      oklch(0.78, 0.15, 75),
      oklch(0.68, 0.18, 20),
    ]),
  );
  return {
    width: 2.3,
    height: 1.5,
    draw(painter) {
      painter.groundShadow(0, 0, 1.2, 0.5);
      painter.form(standing(-1.1, 0, 2.2, 0.86), oklch(0.82, 0.015, 220));
      panels(painter, -1.08, -0.06, 2.16, 0.74, 4, 1, oklch(0.82, 0.015, 220), NAMED_COLOURS.silver);
      solidBox(painter, -1.14, -0.86, 2.28, 0.06, oklch(0.4, 0.02, 230), 0.12);
      liquids.forEach((liquid, index) => {
        const x = -0.92 + index * 0.36;
        const round = index % 2 === 0;
        const glass = mix(NAMED_COLOURS.cyan, NAMED_COLOURS.white, 0.6);
        const shape = round
          ? (pen: Parameters<ReturnType<typeof standing>>[0]): void => {
              pen.moveTo(x - 0.03, -1.34);
              pen.lineTo(x - 0.03, -1.2);
              pen.bezierCurveTo(x - 0.18, -1.12, x - 0.14, -0.96, x, -0.96);
              pen.bezierCurveTo(x + 0.14, -0.96, x + 0.18, -1.12, x + 0.03, -1.2);
              pen.lineTo(x + 0.03, -1.34);
              pen.closePath();
            }
          : outline(x - 0.03, -1.32, x - 0.03, -1.2, x - 0.15, -0.96, x + 0.15, -0.96, x + 0.03, -1.2, x + 0.03, -1.32);
        painter.form(shape, glass, { alpha: 0.55, line: 0.6 });
        painter.within(shape, () =>
          painter.form(standing(x - 0.2, -0.95, 0.4, 0.14), liquid, { luminous: true, line: 0 }),
        );
        if (painter.lampsLit) {
          painter.glow(x, -1.02, 0.3, liquid, 0.4);
        }
      });
    },
  };
};

/** A console with slanted keys and screens. */
export const consoleDesk: PartMaker = (random) => {
  const lights = Array.from({ length: 30 }, () => ({ colour: random.pick(GLOWING), on: random.chance(0.75) }));
  return {
    width: 2.4,
    height: 1.5,
    draw(painter) {
      const body = oklch(0.42, 0.03, 250);
      painter.groundShadow(0, 0, 1.25, 0.55);
      painter.form(outline(-1.15, 0, -1, -0.72, 1, -0.72, 1.15, 0), body);
      painter.form(outline(-1.18, -0.7, -0.95, -0.98, 0.95, -0.98, 1.18, -0.7), shade(body, 0.12), { modelling: 0.4 });
      lights.forEach((light, index) => {
        const row = Math.floor(index / 15);
        painter.form(
          standing(-1.02 + (index % 15) * 0.137, -0.76 - row * 0.1, 0.09, 0.05, 0.01),
          light.on ? light.colour : shade(light.colour, -0.35),
          { luminous: light.on, line: 0 },
        );
      });
      for (let screen = 0; screen < 3; screen++) {
        const x = -0.92 + screen * 0.64;
        painter.form(standing(x, -1, 0.56, 0.42, 0.03), shade(body, -0.12));
        painter.form(
          standing(x + 0.03, -1.03, 0.5, 0.36),
          mix(GLOWING[screen] as Colour, oklch(0.22, 0.05, 250), 0.65),
          { luminous: true, line: 0 },
        );
        painter.stroke(
          (pen) => {
            for (let step = 0; step < 9; step++) {
              const px = x + 0.07 + step * 0.052;
              const py = -1.2 + Math.sin(step * 1.4 + screen) * 0.09;
              if (step === 0) {
                pen.moveTo(px, py);
              } else {
                pen.lineTo(px, py);
              }
            }
          },
          GLOWING[screen] as Colour,
          0.018,
        );
        painter.glow(x + 0.28, -1.2, 0.6, GLOWING[screen] as Colour, 0.3);
      }
      painter.form(standing(-0.9, -0.1, 1.8, 0.4, 0.05), shade(body, -0.06));
    },
  };
};

/** A school desk with its chair and books. */
export const schoolDesk: PartMaker = (random) => {
  const book = random.pick([NAMED_COLOURS.crimson, NAMED_COLOURS.teal, NAMED_COLOURS.mustard]);
  return {
    width: 1.1,
    height: 1,
    draw(painter) {
      painter.groundShadow(0, 0, 0.6, 0.5);
      for (const x of [-0.42, 0.42]) {
        painter.form(tapered(x, 0, 0.04, x, -0.66, 0.04), STEEL, { line: 0.4 });
      }
      painter.form(standing(-0.2, 0, 0.4, 0.42), shade(WOOD, -0.1));
      painter.form(standing(-0.22, -0.5, 0.44, 0.3, 0.03), PALE_WOOD);
      solidBox(painter, -0.5, -0.62, 1, 0.12, PALE_WOOD, 0.12);
      flat(painter, outline(-0.26, -0.77, -0.22, -0.83, 0.06, -0.83, 0.04, -0.77), book, 0.7);
      flat(painter, outline(0.12, -0.77, 0.14, -0.82, 0.34, -0.82, 0.36, -0.77), NAMED_COLOURS.cream, 0.9);
    },
  };
};

/** Metal lockers, or filing drawers. */
export function lockers(colour: Colour, columns = 4, rows = 1): PartMaker {
  return () => ({
    width: columns * 0.42 + 0.1,
    height: 2,
    draw(painter) {
      const width = columns * 0.42;
      painter.groundShadow(0, 0, width * 0.55, 0.5);
      painter.form(standing(-width / 2, 0, width, 1.9), colour);
      panels(painter, -width / 2, -0.04, width, 1.84, columns, rows, colour, NAMED_COLOURS.silver);
      for (let column = 0; column < columns; column++) {
        for (let slit = 0; slit < 3; slit++) {
          flat(painter, standing(-width / 2 + column * 0.42 + 0.12, -1.62 - slit * 0.06, 0.18, 0.022), colour, 0);
        }
      }
    },
  });
}
