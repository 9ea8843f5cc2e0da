import { mix, NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import { outline, standing } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat, toned } from '../tones.ts';
import { drawDoor, drawMasonry, drawShingles, drawWindow } from './building-kit.ts';

const WALL_COLOURS: readonly Colour[] = [
  oklch(0.86, 0.05, 85),
  oklch(0.8, 0.06, 55),
  oklch(0.78, 0.05, 165),
  oklch(0.82, 0.05, 20),
  oklch(0.8, 0.04, 235),
  oklch(0.9, 0.025, 95),
  oklch(0.72, 0.08, 45),
];
const ROOF_COLOURS: readonly Colour[] = [
  oklch(0.5, 0.12, 35),
  oklch(0.44, 0.07, 25),
  oklch(0.42, 0.05, 260),
  oklch(0.48, 0.08, 55),
];

/** A house seen a little from the side: gable front in the light, long wall and roof running back. */
export function gabledHouse(storeys = 1, timbered = false): PartMaker {
  return (random) => {
    const front = random.between(3.4, 4.3);
    const side = random.between(2.2, 3.4);
    const wall = 2.5 * storeys + 0.25;
    const roof = front * random.between(0.5, 0.68);
    const wallColour = random.pick(WALL_COLOURS);
    const roofColour = random.pick(ROOF_COLOURS);
    const doorColour = random.pick([
      NAMED_COLOURS.teal,
      NAMED_COLOURS.crimson,
      NAMED_COLOURS.forest,
      NAMED_COLOURS.navy,
      NAMED_COLOURS.brown,
    ]);
    const shutters = random.chance(0.6)
      ? random.pick([NAMED_COLOURS.teal, NAMED_COLOURS.forest, NAMED_COLOURS.navy, NAMED_COLOURS.plum])
      : undefined;
    const seed = random.below(1e9);
    const litAt = Array.from({ length: 8 }, () => random.chance(0.7));
    const left = -(front + side) / 2;
    const corner = left + front;
    const right = corner + side;
    const lift = side * 0.06;
    return {
      width: front + side + 0.8,
      height: wall + roof + 1.1,
      draw(painter) {
        painter.groundShadow((left + right) / 2, 0, (right - left) * 0.62, 0.55);
        painter.form(
          outline(corner, 0, right, -lift, right, -wall + lift * 0.5, corner, -wall),
          shade(mix(wallColour, painter.palette.ambient, 0.3), -0.07),
          { modelling: 0.5 },
        );
        painter.form(
          outline(left, 0, corner, 0, corner, -wall, left + front / 2, -wall - roof * 0.94, left, -wall),
          wallColour,
          { modelling: 0.7 },
        );
        drawMasonry(painter, seed, left, -0.1, front, 0.9, shade(wallColour, -0.12), 0.22, 0.5);
        flat(painter, standing(left, 0, front, 0.3), NAMED_COLOURS.grey, 0.4);
        flat(painter, outline(corner, 0, right, -lift, right, -0.3 - lift, corner, -0.3), NAMED_COLOURS.grey, 0.1);
        if (timbered) {
          for (const [x1, y1, x2, y2] of [
            [0, wall, 1, wall],
            [0, wall * 0.52, 1, wall * 0.52],
            [0.02, 0, 0.02, wall],
            [0.98, 0, 0.98, wall],
            [0.5, wall, 0.5, wall + roof * 0.8],
            [0.15, wall, 0.5, wall + roof * 0.5],
            [0.85, wall, 0.5, wall + roof * 0.5],
            [0.02, wall, 0.3, wall * 0.55],
            [0.98, wall, 0.7, wall * 0.55],
          ] as const) {
            painter.stroke(
              (pen) => {
                pen.moveTo(left + front * x1, -y1);
                pen.lineTo(left + front * x2, -y2);
              },
              mix(oklch(0.36, 0.05, 45), painter.palette.ambient, 0.25),
              0.13,
            );
          }
        }
        for (let storey = 0; storey < storeys; storey++) {
          const foot = -0.95 - storey * 2.5;
          const windows: number[] = storey === 0 ? [0.68] : [0.2, 0.66];
          windows.forEach((at, index) =>
            drawWindow(painter, left + front * at - 0.1, foot, 0.72, 1.05, {
              lit: litAt[storey * 3 + index] ?? true,
              ...(shutters ? { shutters } : {}),
              box: index === 0 && storey === 0,
            }),
          );
          for (const at of [0.25, 0.68]) {
            painter.at({ x: corner + side * at - 0.3, y: -lift * at }, () =>
              drawWindow(painter, 0, foot, 0.55, 0.95, { lit: litAt[storey * 2 + 3] ?? false }),
            );
          }
        }
        drawDoor(painter, left + front * 0.17, 0, 0.92, 2, doorColour);
        drawWindow(painter, left + front / 2 - 0.22, -wall - roof * 0.2, 0.44, 0.55, {
          arch: true,
          lit: litAt[6] ?? false,
        });
        const eave = 0.34;
        painter.form(
          outline(
            corner + eave * 0.6,
            -wall + eave * 0.85,
            right + eave,
            -wall + eave * 0.7,
            right - front * 0.24 + eave,
            -wall - roof + lift,
            left + front / 2,
            -wall - roof,
          ),
          roofColour,
          { modelling: 0.8 },
        );
        painter.within(
          outline(
            corner + eave * 0.6,
            -wall + eave * 0.85,
            right + eave,
            -wall + eave * 0.7,
            right - front * 0.24 + eave,
            -wall - roof + lift,
            left + front / 2,
            -wall - roof,
          ),
          () => drawShingles(painter, left, right + 1, -wall - roof, -wall + eave, roofColour),
        );
        painter.form(
          outline(
            left - eave,
            -wall + eave * 0.95,
            left - eave + 0.02,
            -wall + eave * 0.6,
            left + front / 2,
            -wall - roof - 0.12,
            corner + eave * 0.6,
            -wall + eave * 0.6,
            corner + eave * 0.6,
            -wall + eave * 0.95,
            left + front / 2,
            -wall - roof + 0.2,
          ),
          shade(roofColour, -0.06),
          { modelling: 0.5 },
        );
        const chimney = corner + side * 0.25;
        painter.form(standing(chimney, -wall - roof * 0.55, 0.55, roof * 0.62 + 0.55), oklch(0.55, 0.08, 40));
        drawMasonry(painter, seed + 1, chimney, -wall - roof * 0.55, 0.7, roof * 0.6, oklch(0.45, 0.08, 35), 0.14, 0.6);
        flat(painter, standing(chimney - 0.07, -wall - roof * 1.15 - 0.4, 0.69, 0.15), oklch(0.45, 0.06, 40), 0.8);
      },
    };
  };
}

/** A town house: flat front in storeys, cornice, shop below or door and bays. */
export function townHouse(shop: boolean, tall = 3): PartMaker {
  return (random) => {
    const width = random.between(4.6, 6.4);
    const storeys = Math.max(2, tall + random.below(2));
    const storeyHeight = random.between(2.7, 3);
    const ground = 3.2;
    const height = ground + storeyHeight * (storeys - 1);
    const wallColour = random.pick(WALL_COLOURS);
    const trim = random.pick([NAMED_COLOURS.cream, NAMED_COLOURS.silver, NAMED_COLOURS.white]);
    const accent = random.pick([
      NAMED_COLOURS.crimson,
      NAMED_COLOURS.teal,
      NAMED_COLOURS.forest,
      NAMED_COLOURS.navy,
      NAMED_COLOURS.mustard,
    ]);
    const columns = width > 5.5 ? 3 : 2;
    const litAt = Array.from({ length: 18 }, () => random.chance(0.5));
    const seed = random.below(1e9);
    const mansard = random.chance(0.5);
    const arch = random.chance(0.3);
    const roofColour = random.pick(ROOF_COLOURS);
    const left = -width / 2;
    const depth = 2.4;
    return {
      width: width + depth,
      height: height + 2.2,
      draw(painter) {
        painter.groundShadow(0, 0, width * 0.6, 0.5);
        painter.form(
          outline(
            left + width,
            0,
            left + width + depth * 0.5,
            -0.35,
            left + width + depth * 0.5,
            -height + 0.4,
            left + width,
            -height,
          ),
          shade(mix(wallColour, painter.palette.ambient, 0.45), -0.1),
          { modelling: 0.3 },
        );
        painter.form(standing(left, 0, width, height), wallColour, { modelling: 0.6 });
        drawMasonry(painter, seed, left, -ground, width, height - ground, shade(wallColour, -0.08), 0.28, 0.14);
        for (let storey = 1; storey < storeys; storey++) {
          const foot = -ground - (storey - 1) * storeyHeight - 0.75;
          for (let column = 0; column < columns; column++) {
            const x = left + (width * (column + 0.5)) / columns - 0.46;
            drawWindow(painter, x, foot, 0.92, 1.55, {
              lit: litAt[storey * 3 + column] ?? false,
              frame: trim,
              arch,
              box: (storey + column) % 3 === 0,
            });
            flat(painter, standing(x - 0.2, foot - 1.72, 1.32, 0.13), trim, 0.9);
          }
          flat(painter, standing(left, foot + 0.58, width, 0.1), trim, 0.45, 0.7);
        }
        painter.form(standing(left - 0.2, -height, width + 0.4, 0.4), trim);
        flat(painter, standing(left - 0.05, -height + 0.18, width + 0.1, 0.18), shade(wallColour, -0.2), 0.1);
        if (mansard) {
          painter.form(
            outline(
              left,
              -height - 0.4,
              left + 0.5,
              -height - 1.9,
              left + width - 0.5,
              -height - 1.9,
              left + width,
              -height - 0.4,
            ),
            roofColour,
          );
          drawWindow(painter, left + width / 2 - 0.4, -height - 0.6, 0.8, 0.95, {
            lit: litAt[1] ?? false,
            frame: trim,
          });
        } else {
          for (const at of [0.2, 0.72]) {
            painter.form(standing(left + width * at, -height - 0.4, 0.6, 0.95), oklch(0.5, 0.07, 40));
          }
        }
        if (shop) {
          painter.form(standing(left + 0.15, 0, width - 0.3, ground - 0.25), shade(accent, -0.04));
          drawWindow(painter, left + 0.5, -0.6, width * 0.52, 1.75, { frame: accent, bars: 2 });
          drawDoor(painter, left + width - 1.5, 0, 0.95, 2.25, shade(accent, -0.08), false);
          const awningTop = -ground + 0.25;
          for (let stripe = 0; stripe < 8; stripe++) {
            const x = left + 0.3 + ((width - 0.6) * stripe) / 8;
            const w = (width - 0.6) / 8;
            painter.form(
              outline(
                x,
                awningTop,
                x + w,
                awningTop,
                x + w + (stripe - 3.5) * 0.05,
                awningTop + 0.68,
                x + w / 2,
                awningTop + 0.8,
                x + (stripe - 4.2) * 0.05,
                awningTop + 0.68,
              ),
              stripe % 2 === 0 ? accent : NAMED_COLOURS.cream,
              { modelling: 0.5, line: 0.5 },
            );
          }
          flat(painter, standing(left + 0.6, awningTop - 0.05, width - 1.2, 0.5), shade(accent, -0.16), 0.5);
          for (let letter = 0; letter < 8; letter++) {
            flat(
              painter,
              standing(left + 1 + (letter * (width - 2)) / 8, awningTop - 0.16, ((width - 2) / 8) * 0.6, 0.25, 0.05),
              NAMED_COLOURS.cream,
              0.9,
            );
          }
        } else {
          drawDoor(painter, left + width * 0.16, 0, 1.05, 2.3, accent);
          for (let column = 1; column < columns; column++) {
            drawWindow(painter, left + (width * (column + 0.5)) / columns - 0.5, -0.85, 1, 1.6, {
              lit: litAt[column] ?? true,
              frame: trim,
              box: true,
            });
          }
        }
      },
    };
  };
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
        const warm: [number, number][] = [];
        const cool: [number, number][] = [];
        const dark: [number, number][] = [];
        for (let floor = 0; floor < count; floor++) {
          for (let column = 0; column < columns; column++) {
            const chance = lights[floor * columns + column] ?? 0;
            const place: [number, number] = [left + pitch * (column + 0.16), -4.2 - floor * 3.1];
            (painter.lampsLit && chance < 0.32 ? warm : painter.lampsLit && chance < 0.42 ? cool : dark).push(place);
          }
        }
        const panes =
          (places: readonly [number, number][]) =>
          (pen: Parameters<ReturnType<typeof standing>>[0]): void => {
            for (const [x, y] of places) {
              pen.rect(x, y - 1.75, pitch * 0.68, 1.75);
            }
          };
        painter.patch(panes(dark), mix(toned(palette, oklch(0.36, 0.04, 245), 0.3), palette.skyMiddle, 0.3), 0.9);
        painter.patch(
          (pen) => {
            for (const [x, y] of dark) {
              pen.moveTo(x, y - 1.75);
              pen.lineTo(x + pitch * 0.5, y - 1.75);
              pen.lineTo(x, y - 0.4);
              pen.closePath();
            }
          },
          palette.skyLow,
          0.24,
        );
        painter.form(panes(warm), palette.lamp, { luminous: true, line: 0, rim: 0 });
        painter.form(panes(cool), mix(palette.lamp, NAMED_COLOURS.cyan, 0.6), { luminous: true, line: 0, rim: 0 });
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
        drawWindow(painter, left + 0.7, -0.35, width * 0.5, 2.5, { bars: 3, frame: NAMED_COLOURS.charcoal });
        drawDoor(painter, left + width * 0.68, 0, 1.6, 2.6, NAMED_COLOURS.charcoal, false);
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
