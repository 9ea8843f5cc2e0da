import { mix, oklch, shade } from '../../colour.ts';
import { blob, ellipse, rectangle, type Point } from '../../shape.ts';
import { bowTie, tie } from './outfit-collars.ts';
import { band, buckle, clothLine, clothPiece } from './outfit-details.ts';
import type { OutfitFrame } from './outfit.ts';

/** What is worn on the back. */
export function drawBackAccessories(frame: OutfitFrame): void {
  const { design, painter, skeleton, unit, colours } = frame;
  if (!design.spec.accessories.includes('backpack')) {
    return;
  }
  const turn = skeleton.turn;
  const back = -Math.sin(turn) * design.body.shoulderHalf * 0.95;
  const half = unit * 0.62;
  const x = skeleton.chest.x + back;
  const y = skeleton.chest.y - unit * 0.1;
  const colour = mix(colours.leather, colours.second, 0.45);
  painter.form(rectangle(x - half, y, half * 2, unit * 1.5, unit * 0.3), colour, { modelling: 1, rim: 0.4 });
  if (Math.cos(turn) < 0.2) {
    painter.form(rectangle(x - half * 0.96, y, half * 1.92, unit * 0.6, unit * 0.24), shade(colour, 0.05), {
      modelling: 0.8,
      rim: 0.3,
    });
    painter.form(
      rectangle(x - half * 0.66, y + unit * 0.82, half * 1.32, unit * 0.55, unit * 0.12),
      shade(colour, -0.04),
      { modelling: 0.7, rim: 0.2 },
    );
    painter.patch(
      rectangle(x - unit * 0.06, y + unit * 0.5, unit * 0.12, unit * 0.18, unit * 0.03),
      oklch(0.82, 0.11, 88),
    );
  }
}

/** Scarf, ties, necklace, belt, badge, stethoscope and the straps of a backpack, over the clothes. */
export function drawNeckAccessories(frame: OutfitFrame): void {
  const { design, painter, unit, colours, trunk } = frame;
  const has = (name: (typeof design.spec.accessories)[number]): boolean => design.spec.accessories.includes(name);
  const gold = oklch(0.82, 0.12, 88);
  if (has('backpack')) {
    for (const s of [-1, 1]) {
      clothPiece(
        frame,
        [
          [s * 1.15, 0.06],
          [s * 0.8, 0.09],
          [s * 0.62, 0.25],
          [s * 0.8, 0.5],
          [s * 1.4, 0.58],
          [s * 1.4, 0.53],
          [s * 0.98, 0.46],
          [s * 0.82, 0.25],
        ],
        mix(colours.leather, colours.second, 0.4),
      );
    }
  }
  if (has('belt') && trunk.hem > 1) {
    band(0.93, 1.0, 'leather')(frame);
    buckle(frame);
  }
  if (has('tie')) {
    tie('second')(frame);
  }
  if (has('bow_tie')) {
    bowTie('second')(frame);
  }
  if (has('necklace')) {
    clothLine(
      frame,
      [
        [-0.8, 0],
        [-0.42, 0.08],
        [0, 0.15],
        [0.42, 0.08],
        [0.8, 0],
      ],
      gold,
      0.035,
    );
    const spot = trunk.at(0, 0.16);
    if (spot.front) {
      painter.form(ellipse(spot.x, spot.y, unit * 0.06, unit * 0.075), colours.second, { round: true, rim: 0.3 });
    }
  }
  if (has('badge')) {
    const spot = trunk.at(0.55, 0.32);
    if (spot.front) {
      painter.form(starShape(spot, unit * 0.13), gold, { modelling: 0.8, rim: 0.3 });
    }
  }
  if (has('stethoscope')) {
    const dark = oklch(0.32, 0.02, 250);
    clothLine(
      frame,
      [
        [-0.9, -0.01],
        [-0.5, 0.12],
        [-0.42, 0.36],
        [-0.2, 0.44],
      ],
      dark,
      0.06,
    );
    clothLine(
      frame,
      [
        [0.9, -0.01],
        [0.5, 0.12],
        [0.42, 0.36],
        [0.4, 0.5],
      ],
      dark,
      0.06,
    );
    const spot = trunk.at(-0.16, 0.46);
    if (spot.front) {
      painter.form(ellipse(spot.x, spot.y, unit * 0.09, unit * 0.09), oklch(0.8, 0.01, 240), { round: true });
    }
  }
  if (has('scarf')) {
    drawScarf(frame);
  }
}

function starShape({ x, y }: Point, radius: number): ReturnType<typeof blob> {
  const points: Point[] = [];
  for (let index = 0; index < 10; index++) {
    const r = index % 2 === 0 ? radius : radius * 0.5;
    points.push({ x: x + Math.sin((index * Math.PI) / 5) * r, y: y - Math.cos((index * Math.PI) / 5) * r });
  }
  return blob(points, 0.9);
}

function drawScarf({ painter, skeleton, unit, colours, design }: OutfitFrame): void {
  const { neck, turn } = skeleton;
  const colour = colours.second;
  const wide = design.body.neckWidth + unit * 0.2;
  const swing = Math.sin(painter.seconds * 1.8) * unit * 0.05;
  const ahead = Math.sin(turn) * unit * 0.18;
  const facing = Math.cos(turn);
  const end = (x: number, length: number, drift: number): void => {
    painter.form(
      blob(
        [
          { x: x - unit * 0.17, y: neck.y + unit * 0.06 },
          { x: x + unit * 0.17, y: neck.y + unit * 0.06 },
          { x: x + unit * 0.22 + drift, y: neck.y + length },
          { x: x - unit * 0.14 + drift, y: neck.y + length },
        ],
        0.4,
      ),
      shade(colour, -0.035),
      { modelling: 0.9, rim: 0.3 },
    );
    for (const share of [0.76, 0.86]) {
      painter.stroke(
        (pen) => {
          pen.moveTo(x - unit * 0.15 + drift * share, neck.y + length * share);
          pen.lineTo(x + unit * 0.2 + drift * share, neck.y + length * share);
        },
        shade(colours.main, 0.05),
        unit * 0.05,
        0.8,
      );
    }
  };
  const x = neck.x + ahead + (facing > 0 ? unit * 0.2 : -unit * 0.25);
  end(x, unit * 1.25, swing - Math.sin(turn) * unit * 0.1);
  if (facing > -0.2) {
    end(x - unit * 0.22, unit * 0.9, swing * 0.7 - unit * 0.06);
  }
  painter.form(
    blob(
      [
        { x: neck.x - wide, y: neck.y - unit * 0.14 },
        { x: neck.x + ahead * 0.5, y: neck.y - unit * 0.06 },
        { x: neck.x + wide, y: neck.y - unit * 0.14 },
        { x: neck.x + wide * 1.06, y: neck.y + unit * 0.08 },
        { x: neck.x + ahead, y: neck.y + unit * 0.27 },
        { x: neck.x - wide * 1.06, y: neck.y + unit * 0.08 },
      ],
      0.05,
    ),
    colour,
    { modelling: 1, rim: 0.4 },
  );
  painter.stroke(
    (pen) => {
      pen.moveTo(neck.x - wide * 0.9, neck.y - unit * 0.02);
      pen.quadraticCurveTo(neck.x + ahead, neck.y + unit * 0.16, neck.x + wide * 0.85, neck.y - unit * 0.02);
    },
    shade(colour, -0.14),
    unit * 0.035,
    0.5,
  );
}
