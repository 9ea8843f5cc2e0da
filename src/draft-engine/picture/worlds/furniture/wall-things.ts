import { css, mix, NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import type { Shape } from '../../shape.ts';
import { archway, outline, standing } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat } from '../tones.ts';

export type OutsideView = 'garden' | 'city' | 'sea' | 'street' | 'space' | 'mountains' | 'forest' | 'meadow';

/** What is seen through an opening: sky in three stops, a sun or moon, layers of the outside. */
function drawOutside(
  painter: Painter,
  opening: Shape,
  left: number,
  foot: number,
  width: number,
  height: number,
  view: OutsideView,
  seed: number,
): void {
  const { palette, context } = painter;
  painter.within(opening, () => {
    const sky = context.createLinearGradient(0, foot - height, 0, foot);
    if (view === 'space') {
      sky.addColorStop(0, css(oklch(0.13, 0.05, 275)));
      sky.addColorStop(1, css(oklch(0.2, 0.08, 300)));
    } else {
      sky.addColorStop(0, css(palette.skyTop));
      sky.addColorStop(0.45, css(palette.skyMiddle));
      sky.addColorStop(1, css(palette.skyLow));
    }
    context.fillStyle = sky;
    context.fillRect(left, foot - height, width, height);
    const chance = (salt: number): number => Math.abs(Math.sin(seed * 0.37 + salt * 12.9898) * 43758.5453) % 1;
    if (view === 'space') {
      painter.patch(
        (pen) => {
          for (let star = 0; star < 46; star++) {
            const x = left + chance(star) * width;
            const y = foot - chance(star + 80) * height;
            const r = Math.min(width, height) * (0.003 + 0.007 * chance(star + 40) ** 3);
            pen.moveTo(x + r, y);
            pen.arc(x, y, r, 0, 7);
            pen.closePath();
          }
        },
        oklch(0.95, 0.03, 220),
        0.9,
      );
      const radius = Math.min(width, height) * 0.34;
      const planet = oklch(0.66, 0.12, 200 + chance(1) * 140);
      painter.glow(left + width * 0.68, foot - height * 0.4, radius * 1.5, planet, 0.4);
      painter.patch((pen) => pen.arc(left + width * 0.68, foot - height * 0.4, radius, 0, 7), shade(planet, -0.3));
      painter.within(
        (pen) => pen.arc(left + width * 0.68, foot - height * 0.4, radius, 0, 7),
        () => {
          painter.patch(
            (pen) => pen.arc(left + width * 0.68 - radius * 0.3, foot - height * 0.4 - radius * 0.25, radius, 0, 7),
            planet,
          );
          for (let band = 0; band < 4; band++) {
            painter.patch(
              (pen) =>
                pen.ellipse(
                  left + width * 0.62,
                  foot - height * 0.4 - radius * (0.6 - band * 0.36),
                  radius,
                  radius * 0.09,
                  -0.2,
                  0,
                  7,
                ),
              shade(planet, 0.09),
              0.6,
            );
          }
        },
      );
      return;
    }
    painter.glow(left + width * (0.25 + 0.5 * chance(2)), foot - height * 0.6, height * 0.8, palette.sun, 0.35);
    if (palette.skyTop.L < 0.45) {
      painter.patch(
        (pen) => pen.arc(left + width * (0.25 + 0.5 * chance(2)), foot - height * 0.68, height * 0.07, 0, 7),
        palette.sun,
      );
    }
    const hill = (level: number, tone: Colour, salt: number): void =>
      painter.patch((pen) => {
        pen.moveTo(left - 1, foot + 0.1);
        pen.lineTo(left - 1, foot - height * level);
        pen.bezierCurveTo(
          left + width * 0.25,
          foot - height * (level + 0.16 * chance(salt)),
          left + width * 0.5,
          foot - height * (level - 0.12 * chance(salt + 1)),
          left + width + 1,
          foot - height * (level + 0.1 * chance(salt + 2)),
        );
        pen.lineTo(left + width + 1, foot + 0.1);
        pen.closePath();
      }, tone);
    const far = mix(palette.far, palette.haze, 0.3);
    const near = mix(palette.near, palette.ground, 0.4);
    if (view === 'sea') {
      hill(0.36, far, 3);
      painter.patch(
        standing(left - 1, foot + 0.1, width + 2, height * 0.36),
        mix(palette.skyMiddle, palette.ambient, 0.35),
      );
      painter.patch(
        (pen) => {
          for (let wave = 0; wave < 16; wave++) {
            const x = left + chance(wave + 9) * width;
            const y = foot - height * 0.33 * chance(wave + 30);
            pen.moveTo(x + width * 0.06, y);
            pen.ellipse(x, y, width * 0.06, height * 0.006, 0, 0, 7);
            pen.closePath();
          }
        },
        palette.skyLow,
        0.6,
      );
    } else if (view === 'city' || view === 'street') {
      for (let row = 0; row < 2; row++) {
        const tone = mix(far, near, row * 0.6);
        for (let house = 0; house < 9; house++) {
          const x = left + (house - 0.5 + chance(house + row * 20)) * width * 0.13;
          const tall =
            height *
            (view === 'city' ? 0.3 + 0.42 * chance(house * 3 + row) : 0.3 + 0.16 * chance(house * 3 + row)) *
            (1 - row * 0.35);
          painter.patch(standing(x, foot + 0.1, width * 0.12, tall), tone);
          if (view === 'street') {
            painter.patch(
              outline(
                x - width * 0.01,
                foot + 0.1 - tall,
                x + width * 0.06,
                foot - tall - height * 0.1,
                x + width * 0.13,
                foot + 0.1 - tall,
              ),
              shade(tone, -0.05),
            );
          }
          for (let window = 0; window < 5; window++) {
            if (chance(house * 7 + window + row * 50) < 0.55) {
              painter.patch(
                standing(
                  x + width * (0.02 + 0.045 * (window % 2)),
                  foot + 0.04 - tall * (0.2 + 0.2 * Math.floor(window / 2)) - height * 0.05,
                  width * 0.026,
                  height * 0.035,
                ),
                palette.skyTop.L < 0.45 ? palette.lamp : mix(tone, palette.skyLow, 0.5),
              );
            }
          }
        }
      }
    } else {
      hill(view === 'mountains' ? 0.5 : 0.38, far, 3);
      hill(0.27, mix(far, near, 0.5), 6);
      if (view === 'forest' || view === 'garden') {
        for (let tree = 0; tree < 7; tree++) {
          const x = left + chance(tree + 60) * width;
          const r = height * (0.1 + 0.1 * chance(tree + 70));
          painter.patch(
            (pen) => {
              pen.moveTo(x + r, foot - height * 0.24);
              pen.ellipse(x, foot - height * 0.24, r * 0.8, view === 'forest' ? r * 2 : r, 0, 0, 7);
              pen.closePath();
            },
            mix(far, near, 0.6),
          );
        }
      }
      hill(0.16, near, 9);
    }
  });
}

/** A window with the world outside, curtains and a plant on the sill. */
export function roomWindow(
  kind: 'sash' | 'arch' | 'wide' | 'round' | 'tall' | 'shoji',
  view: OutsideView,
  curtains = true,
): PartMaker {
  return (random) => {
    const width = { sash: 1.25, arch: 1.2, wide: 2.6, round: 1, tall: 1.3, shoji: 1.8 }[kind];
    const height = { sash: 1.45, arch: 2.2, wide: 1.5, round: 1, tall: 2.6, shoji: 1.9 }[kind];
    const foot = { sash: -0.95, arch: -0.9, wide: -0.9, round: -1.15, tall: -0.5, shoji: -0.05 }[kind];
    const cloth = random.pick([
      oklch(0.58, 0.13, 28),
      oklch(0.55, 0.08, 195),
      oklch(0.72, 0.1, 80),
      oklch(0.5, 0.1, 320),
      oklch(0.86, 0.03, 90),
    ]);
    const seed = random.below(1e6);
    const plant = random.chance(0.6);
    return {
      width: width + (curtains ? 1 : 0.3),
      height: height - foot + 0.5,
      draw(painter) {
        const { palette } = painter;
        const left = -width / 2;
        const frame = kind === 'round' ? oklch(0.62, 0.06, 65) : NAMED_COLOURS.cream;
        const shape: Shape =
          kind === 'arch'
            ? archway(left, foot, width, height)
            : kind === 'round'
              ? (pen) => {
                  pen.arc(0, foot - height / 2, width / 2, 0, Math.PI * 2);
                  pen.closePath();
                }
              : standing(left, foot, width, height);
        const rim: Shape =
          kind === 'arch'
            ? archway(left - 0.1, foot + 0.08, width + 0.2, height + 0.2)
            : kind === 'round'
              ? (pen) => {
                  pen.arc(0, foot - height / 2, width / 2 + 0.11, 0, Math.PI * 2);
                  pen.closePath();
                }
              : standing(left - 0.09, foot + 0.08, width + 0.18, height + 0.17);
        painter.form(rim, frame, { modelling: 0.7 });
        drawOutside(painter, shape, left, foot, width, height, view, seed);
        const bar = (x: number, y: number, w: number, h: number): void =>
          flat(painter, standing(x, y, w, h), kind === 'shoji' ? NAMED_COLOURS.brown : frame, 0.5);
        if (kind !== 'round') {
          const columns = kind === 'wide' ? 3 : kind === 'shoji' ? 4 : 2;
          const rows = kind === 'tall' || kind === 'shoji' ? 4 : 2;
          for (let column = 1; column < columns; column++) {
            bar(left + (width * column) / columns - 0.025, foot, 0.05, height);
          }
          for (let row = 1; row < rows; row++) {
            bar(left, foot - (height * row) / rows + 0.02, width, 0.04);
          }
        } else {
          for (let bolt = 0; bolt < 8; bolt++) {
            flat(
              painter,
              (pen) =>
                pen.arc(
                  Math.cos(bolt * 0.785) * (width / 2 + 0.055),
                  foot - height / 2 + Math.sin(bolt * 0.785) * (width / 2 + 0.055),
                  0.025,
                  0,
                  7,
                ),
              frame,
              1,
            );
          }
        }
        painter.patch(
          outline(
            left + width * 0.12,
            foot - height * 0.96,
            left + width * 0.34,
            foot - height * 0.96,
            left + width * 0.1,
            foot - height * 0.4,
            left + 0.02,
            foot - height * 0.5,
          ),
          palette.skyLow,
          kind === 'round' ? 0 : 0.16,
        );
        if (kind !== 'round' && kind !== 'shoji') {
          painter.form(standing(left - 0.16, foot + 0.14, width + 0.32, 0.08), frame);
          if (plant && kind !== 'tall') {
            painter.form(
              outline(
                left + 0.16,
                foot + 0.05,
                left + 0.13,
                foot - 0.12,
                left + 0.35,
                foot - 0.12,
                left + 0.32,
                foot + 0.05,
              ),
              oklch(0.58, 0.11, 42),
            );
            for (let leaf = 0; leaf < 6; leaf++) {
              painter.form(
                (pen) => {
                  const angle = -0.4 - leaf * 0.48;
                  pen.moveTo(left + 0.24, foot - 0.1);
                  pen.quadraticCurveTo(
                    left + 0.24 + Math.cos(angle) * 0.12,
                    foot - 0.24 + Math.sin(angle) * 0.1,
                    left + 0.24 + Math.cos(angle) * 0.2,
                    foot - 0.12 + Math.sin(angle) * 0.26,
                  );
                  pen.quadraticCurveTo(left + 0.22 + Math.cos(angle) * 0.06, foot - 0.14, left + 0.24, foot - 0.1);
                  pen.closePath();
                },
                oklch(0.5, 0.11, 140),
                { line: 0.3 },
              );
            }
          }
        }
        if (curtains && kind !== 'round' && kind !== 'shoji') {
          painter.form(standing(left - 0.5, foot - height - 0.14, width + 1, 0.06, 0.03), oklch(0.42, 0.06, 50));
          for (const side of [-1, 1]) {
            for (let fold = 0; fold < 4; fold++) {
              const x = side * (width / 2 + 0.36 - fold * 0.14);
              painter.form(
                (pen) => {
                  pen.moveTo(x - 0.09, foot - height - 0.12);
                  pen.lineTo(x + 0.09, foot - height - 0.12);
                  pen.bezierCurveTo(
                    x + 0.08,
                    foot - height * 0.5,
                    x + side * 0.1,
                    foot - height * 0.25,
                    x + side * (0.06 + fold * 0.05) + 0.09,
                    foot + 0.28,
                  );
                  pen.lineTo(x + side * (0.06 + fold * 0.05) - 0.09, foot + 0.28);
                  pen.bezierCurveTo(
                    x + side * 0.06 - 0.09,
                    foot - height * 0.3,
                    x - 0.1,
                    foot - height * 0.5,
                    x - 0.09,
                    foot - height - 0.12,
                  );
                  pen.closePath();
                },
                shade(cloth, fold % 2 === 0 ? 0 : -0.05),
                { modelling: 0.8, line: 0.5 },
              );
            }
          }
        }
      },
    };
  };
}

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

/** A board on the wall with shelves of jars, tools or cups. */
export function wallShelf(things: 'jars' | 'tools' | 'books' | 'bottles' | 'bread'): PartMaker {
  return (random) => {
    const items = Array.from({ length: 18 }, () => ({
      tall: random.between(0.12, 0.28),
      wide: random.between(0.07, 0.13),
      hue: random.next(),
      skip: random.chance(0.1),
    }));
    const hues: readonly Colour[] =
      things === 'bread'
        ? [oklch(0.7, 0.1, 65), oklch(0.62, 0.1, 55), oklch(0.78, 0.09, 75)]
        : things === 'bottles'
          ? [
              NAMED_COLOURS.forest,
              NAMED_COLOURS.copper,
              NAMED_COLOURS.teal,
              NAMED_COLOURS.mustard,
              NAMED_COLOURS.crimson,
            ]
          : [NAMED_COLOURS.cream, NAMED_COLOURS.mustard, NAMED_COLOURS.teal, NAMED_COLOURS.copper, NAMED_COLOURS.rose];
    return {
      width: 1.7,
      height: 2.4,
      draw(painter) {
        if (things === 'tools') {
          painter.form(standing(-0.8, -1.1, 1.6, 1.1), oklch(0.6, 0.06, 70));
          items.slice(0, 9).forEach((item, index) => {
            const x = -0.68 + index * 0.17;
            painter.form(standing(x - 0.02, -1.55, 0.04, 0.4), oklch(0.5, 0.08, 50), { line: 0.4 });
            painter.form(
              index % 3 === 0
                ? standing(x - 0.08, -1.92, 0.16, 0.08, 0.01)
                : index % 3 === 1
                  ? outline(x - 0.06, -1.5, x, -1.2, x + 0.06, -1.5)
                  : standing(x - 0.03, -1.93, 0.07, 0.14, 0.03),
              NAMED_COLOURS.silver,
              { line: 0.4 },
            );
            if (item.skip) {
              flat(painter, (pen) => pen.arc(x, -1.3, 0.05, 0, 7), NAMED_COLOURS.crimson, 0.7);
            }
          });
          return;
        }
        for (const y of [-1.3, -1.75]) {
          flat(painter, standing(-0.78, y + 0.13, 1.56, 0.1), oklch(0.2, 0.03, 280), 0, 0.25);
          painter.form(standing(-0.8, y + 0.04, 1.6, 0.05), oklch(0.5, 0.075, 55));
          items.slice(y < -1.5 ? 9 : 0, y < -1.5 ? 18 : 9).forEach((item, index) => {
            if (item.skip) {
              return;
            }
            const x = -0.72 + index * 0.165;
            const colour = hues[Math.floor(item.hue * hues.length)] as Colour;
            if (things === 'bread') {
              painter.form(
                (pen) => {
                  pen.moveTo(x - 0.08, y);
                  pen.quadraticCurveTo(x - 0.09, y - item.tall * 0.7, x, y - item.tall * 0.7);
                  pen.quadraticCurveTo(x + 0.09, y - item.tall * 0.7, x + 0.08, y);
                  pen.closePath();
                },
                colour,
                { round: true, line: 0.5 },
              );
            } else if (things === 'bottles') {
              painter.form(
                outline(
                  x - item.wide * 0.5,
                  y,
                  x - item.wide * 0.5,
                  y - item.tall * 0.8,
                  x - 0.02,
                  y - item.tall * 1.05,
                  x - 0.02,
                  y - item.tall * 1.4,
                  x + 0.02,
                  y - item.tall * 1.4,
                  x + 0.02,
                  y - item.tall * 1.05,
                  x + item.wide * 0.5,
                  y - item.tall * 0.8,
                  x + item.wide * 0.5,
                  y,
                ),
                colour,
                { line: 0.5 },
              );
            } else {
              painter.form(
                standing(x - item.wide / 2, y, item.wide, item.tall, things === 'books' ? 0 : 0.02),
                colour,
                { line: 0.5 },
              );
              if (things === 'jars') {
                flat(
                  painter,
                  standing(x - item.wide * 0.4, y - item.tall, item.wide * 0.8, 0.03),
                  NAMED_COLOURS.brown,
                  0.6,
                );
              }
            }
          });
        }
      },
    };
  };
}
