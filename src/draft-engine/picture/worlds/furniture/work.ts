import { mix, NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import { outline, standing, tapered } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat, toned } from '../tones.ts';
import { panels, solidBox } from './solid.ts';
import { DARK_WOOD, PALE_WOOD, WOOD } from './woods.ts';

export const STEEL = oklch(0.62, 0.02, 240);

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
