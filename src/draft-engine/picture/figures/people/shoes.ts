import { mix, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, type Point } from '../../shape.ts';
import type { LegJoints } from './skeleton.ts';

export type ShoeKind = 'shoe' | 'boot' | 'sneaker' | 'sandal' | 'slipper';

/** How far a shoe reaches up the leg, in lengths of the foot. */
const COLLARS: Partial<Readonly<Record<ShoeKind, number>>> = { boot: 0.34, sneaker: 0.06 };

export interface Shoe {
  kind: ShoeKind;
  colour: Colour;
  /** Of a foot in a sandal. */
  skin: Colour;
  /** The foot's length, the leg's half-width at the ankle, and the height of that above the sole; metres. */
  length: number;
  ankle: number;
  ankleHeight: number;
}

/** A shoe around the ankle; the leg ends inside of it. */
export function drawShoe(painter: Painter, leg: LegJoints, shoe: Shoe): void {
  const { kind, colour, skin, length, ankle, ankleHeight } = shoe;
  const along = leg.points;
  const seen = Math.abs(along);
  const way = along < 0 ? -1 : 1;
  const wide = Math.max(length * 0.24, ankle * 1.12);
  const toe = wide + (length * 0.68 - wide) * seen;
  const heel = wide + (length * 0.3 - wide) * seen;
  const facing = Math.cos(Math.asin(Math.max(-1, Math.min(1, along))));
  const sole = ankleHeight;
  painter.at({ x: leg.ankle.x, y: leg.ankle.y, rotation: leg.pitch * seen * way, scaleX: way }, () => {
    const collar = -length * (COLLARS[kind] ?? 0);
    const shaft = kind === 'boot' ? ankle * 1.28 : ankle * 1.1;
    const instep = sole - length * (0.22 + 0.06 * facing);
    const upper: Point[] = [
      { x: -shaft, y: collar },
      { x: shaft, y: collar },
      { x: shaft * 1.04, y: collar + (sole - collar) * 0.4 },
      { x: shaft + (toe - shaft) * 0.55, y: instep + length * 0.05 },
      { x: toe * 0.97, y: sole - length * 0.12 },
      { x: toe, y: sole - length * 0.02 },
      { x: toe * 0.94, y: sole + length * 0.015 },
      { x: -heel * 0.96, y: sole + length * 0.015 },
      { x: -heel, y: sole - length * 0.06 },
      { x: -Math.max(shaft, heel * 0.94), y: sole - length * 0.2 },
    ];
    if (kind === 'sandal') {
      painter.form(
        blob(
          upper.map((point) => ({ x: point.x * 0.95, y: point.y })),
          0.35,
        ),
        skin,
        { modelling: 0.6, rim: 0 },
      );
      painter.stroke(
        (pen) => {
          pen.moveTo(-shaft, instep + length * 0.06);
          pen.lineTo(shaft + (toe - shaft) * 0.4, sole - length * 0.06);
        },
        colour,
        length * 0.07,
      );
      painter.stroke(
        (pen) => {
          pen.moveTo(toe * 0.75, sole - length * 0.15);
          pen.lineTo(toe * 0.5, sole);
        },
        colour,
        length * 0.07,
      );
    } else {
      painter.form(blob(upper, 0.3), colour, { modelling: 0.8, rim: 0 });
    }
    const pale = kind === 'sneaker';
    const thick = length * (kind === 'slipper' ? 0.04 : 0.085);
    painter.form(
      (pen) => {
        pen.moveTo(-heel, sole - thick * 0.4);
        pen.quadraticCurveTo((toe - heel) / 2, sole + thick * 0.15, toe * 1.02, sole - thick * 0.4);
        pen.quadraticCurveTo(toe * 1.04, sole + thick * 0.6, toe * 0.9, sole + thick * 0.6);
        pen.lineTo(-heel * 0.95, sole + thick * 0.6);
        pen.quadraticCurveTo(-heel * 1.05, sole + thick * 0.4, -heel, sole - thick * 0.4);
        pen.closePath();
      },
      pale ? { L: 0.93, a: 0, b: 0.015 } : shade(mix(colour, { L: 0.2, a: 0.01, b: 0.01 }, 0.5), -0.04),
      { modelling: 0.5, rim: 0 },
    );
    if (kind === 'sneaker' || kind === 'shoe') {
      if (length < painter.pixel * 16) {
        return;
      }
      for (const step of [0.25, 0.5]) {
        const x = shaft * 0.6 + (toe - shaft) * step * 0.6;
        painter.stroke(
          (pen) => {
            pen.moveTo(x - length * 0.06, instep + length * (0.02 + step * 0.06));
            pen.lineTo(x + length * 0.06, instep + length * (0.07 + step * 0.06));
          },
          pale ? { L: 0.93, a: 0, b: 0.01 } : shade(colour, 0.16),
          length * 0.035,
          0.8,
        );
      }
    }
  });
}
