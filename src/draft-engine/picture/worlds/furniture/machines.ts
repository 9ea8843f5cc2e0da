import { mix, NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import { outline, standing } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat, toned } from '../tones.ts';
import { panels, solidBox } from './solid.ts';
import { PALE_WOOD } from './woods.ts';
import { STEEL } from './work.ts';

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
