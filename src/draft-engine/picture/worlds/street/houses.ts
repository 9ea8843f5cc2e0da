import { mix, NAMED_COLOURS, oklch, shade, type Colour } from '../../colour.ts';
import { outline, standing } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { flat } from '../tones.ts';
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
        drawMasonry(
          painter,
          seed,
          { x: left, foot: -0.1, width: front, height: 0.9 },
          { colour: shade(wallColour, -0.12), unit: 0.22, share: 0.5 },
        );
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
            drawWindow(
              painter,
              { x: left + front * at - 0.1, foot, width: 0.72, height: 1.05 },
              {
                lit: litAt[storey * 3 + index] ?? true,
                ...(shutters ? { shutters } : {}),
                box: index === 0 && storey === 0,
              },
            ),
          );
          for (const at of [0.25, 0.68]) {
            painter.at({ x: corner + side * at - 0.3, y: -lift * at }, () =>
              drawWindow(painter, { x: 0, foot, width: 0.55, height: 0.95 }, { lit: litAt[storey * 2 + 3] ?? false }),
            );
          }
        }
        drawDoor(painter, { x: left + front * 0.17, foot: 0, width: 0.92, height: 2 }, doorColour);
        drawWindow(
          painter,
          { x: left + front / 2 - 0.22, foot: -wall - roof * 0.2, width: 0.44, height: 0.55 },
          {
            arch: true,
            lit: litAt[6] ?? false,
          },
        );
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
          () => drawShingles(painter, { left, right: right + 1, top: -wall - roof, foot: -wall + eave }, roofColour),
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
        drawMasonry(
          painter,
          seed + 1,
          { x: chimney, foot: -wall - roof * 0.55, width: 0.7, height: roof * 0.6 },
          { colour: oklch(0.45, 0.08, 35), unit: 0.14, share: 0.6 },
        );
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
        drawMasonry(
          painter,
          seed,
          { x: left, foot: -ground, width, height: height - ground },
          { colour: shade(wallColour, -0.08), unit: 0.28, share: 0.14 },
        );
        for (let storey = 1; storey < storeys; storey++) {
          const foot = -ground - (storey - 1) * storeyHeight - 0.75;
          for (let column = 0; column < columns; column++) {
            const x = left + (width * (column + 0.5)) / columns - 0.46;
            drawWindow(
              painter,
              { x, foot, width: 0.92, height: 1.55 },
              {
                lit: litAt[storey * 3 + column] ?? false,
                frame: trim,
                arch,
                box: (storey + column) % 3 === 0,
              },
            );
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
          drawWindow(
            painter,
            { x: left + width / 2 - 0.4, foot: -height - 0.6, width: 0.8, height: 0.95 },
            {
              lit: litAt[1] ?? false,
              frame: trim,
            },
          );
        } else {
          for (const at of [0.2, 0.72]) {
            painter.form(standing(left + width * at, -height - 0.4, 0.6, 0.95), oklch(0.5, 0.07, 40));
          }
        }
        if (shop) {
          painter.form(standing(left + 0.15, 0, width - 0.3, ground - 0.25), shade(accent, -0.04));
          drawWindow(
            painter,
            { x: left + 0.5, foot: -0.6, width: width * 0.52, height: 1.75 },
            { frame: accent, bars: 2 },
          );
          drawDoor(painter, { x: left + width - 1.5, foot: 0, width: 0.95, height: 2.25 }, shade(accent, -0.08), false);
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
          drawDoor(painter, { x: left + width * 0.16, foot: 0, width: 1.05, height: 2.3 }, accent);
          for (let column = 1; column < columns; column++) {
            drawWindow(
              painter,
              { x: left + (width * (column + 0.5)) / columns - 0.5, foot: -0.85, width: 1, height: 1.6 },
              {
                lit: litAt[column] ?? true,
                frame: trim,
                box: true,
              },
            );
          }
        }
      },
    };
  };
}
