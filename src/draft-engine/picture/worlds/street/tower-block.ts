import { mix, NAMED_COLOURS, oklch, shade } from '../../colour.ts';
import type { Shape } from '../../shape.ts';
import { outline, standing } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat, toned } from '../tones.ts';
import { drawDoor, drawWindow } from './building-kit.ts';

/** What is behind a pane at night: lamps, screens or nobody. */
type Pane = 'warm' | 'cool' | 'dark';

function paneOf(chance: number): Pane {
  if (chance < 0.32) {
    return 'warm';
  }
  return chance < 0.42 ? 'cool' : 'dark';
}

/** A tall block of offices or flats with a grid of windows and a shaded side. */
export function towerBlock(floors = 14): PartMaker {
  return (random) => {
    const width = random.between(7, 11);
    const count = Math.round(floors * random.between(0.7, 1.3));
    const height = count * 3.1 + 4;
    const colour = random.pick([
      oklch(0.6, 0.03, 250),
      oklch(0.55, 0.05, 35),
      oklch(0.68, 0.02, 90),
      oklch(0.48, 0.05, 215),
      oklch(0.5, 0.04, 290),
    ]);
    const columns = 5 + random.below(4);
    const lights = Array.from({ length: count * columns }, () => random.next());
    const bands = random.chance(0.5);
    const sign = random.chance(0.6)
      ? random.pick([NAMED_COLOURS.pink, NAMED_COLOURS.cyan, NAMED_COLOURS.yellow, NAMED_COLOURS.lime])
      : undefined;
    const left = -width / 2;
    const depth = width * 0.22;
    return {
      width: width + depth * 2,
      height: height + 5,
      draw(painter) {
        const { palette } = painter;
        painter.form(
          outline(
            left + width,
            0,
            left + width + depth,
            -0.6,
            left + width + depth,
            -height + 1.2,
            left + width,
            -height,
          ),
          shade(mix(colour, palette.ambient, 0.5), -0.08),
          { modelling: 0.3 },
        );
        painter.form(standing(left, 0, width, height), colour, { modelling: 0.6 });
        const pitch = width / columns;
        const places: Record<Pane, [number, number][]> = { warm: [], cool: [], dark: [] };
        for (let floor = 0; floor < count; floor++) {
          for (let column = 0; column < columns; column++) {
            const pane = painter.lampsLit ? paneOf(lights[floor * columns + column] ?? 0) : 'dark';
            places[pane].push([left + pitch * (column + 0.16), -4.2 - floor * 3.1]);
          }
        }
        const panes =
          (pane: Pane): Shape =>
          (pen) => {
            for (const [x, y] of places[pane]) {
              pen.rect(x, y - 1.75, pitch * 0.68, 1.75);
            }
          };
        painter.patch(panes('dark'), mix(toned(palette, oklch(0.36, 0.04, 245), 0.3), palette.skyMiddle, 0.3), 0.9);
        painter.patch(
          (pen) => {
            for (const [x, y] of places.dark) {
              pen.moveTo(x, y - 1.75);
              pen.lineTo(x + pitch * 0.5, y - 1.75);
              pen.lineTo(x, y - 0.4);
              pen.closePath();
            }
          },
          palette.skyLow,
          0.24,
        );
        painter.form(panes('warm'), palette.lamp, { luminous: true, line: 0, rim: 0 });
        painter.form(panes('cool'), mix(palette.lamp, NAMED_COLOURS.cyan, 0.6), { luminous: true, line: 0, rim: 0 });
        if (bands) {
          for (let floor = 0; floor <= count; floor++) {
            flat(painter, standing(left, -3.6 - floor * 3.1, width, 0.28), shade(colour, 0.1), 0.7, 0.8);
          }
        }
        flat(painter, standing(left - 0.25, -height, width + 0.5, 0.6), shade(colour, 0.08), 0.8);
        painter.form(standing(left + width * 0.2, -height - 0.6, width * 0.3, 2), shade(colour, -0.05));
        painter.stroke(
          (pen) => {
            pen.moveTo(left + width * 0.7, -height - 0.6);
            pen.lineTo(left + width * 0.7, -height - 4.4);
          },
          mix(NAMED_COLOURS.charcoal, palette.ambient, 0.3),
          0.14,
        );
        flat(painter, standing(left, 0, width, 3.6), shade(colour, -0.14), 0.4);
        drawWindow(
          painter,
          { x: left + 0.7, foot: -0.35, width: width * 0.5, height: 2.5 },
          { bars: 3, frame: NAMED_COLOURS.charcoal },
        );
        drawDoor(painter, { x: left + width * 0.68, foot: 0, width: 1.6, height: 2.6 }, NAMED_COLOURS.charcoal, false);
        if (sign) {
          const lit = painter.lampsLit;
          painter.form(
            standing(left + width - 1.2, -5, 1, 6.5, 0.15),
            lit ? mix(sign, palette.near, 0.72) : shade(sign, -0.2),
            { line: 0.6 },
          );
          for (let mark = 0; mark < 5; mark++) {
            painter.form(standing(left + width - 1, -5.6 - mark * 1.15, 0.6, 0.75, 0.1), sign, {
              luminous: lit,
              line: 0,
            });
          }
          if (lit) {
            painter.glow(left + width - 0.7, -8, 5, sign, 0.35);
          }
        }
      },
    };
  };
}
