import { mix, shade } from '../../colour.ts';
import { blob, polygon } from '../../shape.ts';
import { clothLine, clothPiece } from './outfit-details.ts';
import type { Detail } from './outfit.ts';

/** The stiff shoulders of a samurai's formal vest, over the arms, and its fronts that cross at the belt. */
export const kamishimoWings: Detail = (frame) => {
  const { painter, skeleton, unit, colours, trunk } = frame;
  const { neck } = skeleton;
  const cos = Math.cos(skeleton.turn);
  const half = trunk.halfAt(0.15);
  for (const s of [-1, 1]) {
    const reach = half * 1.08 + unit * 0.3 * Math.abs(cos);
    painter.form(
      blob(
        [
          { x: neck.x + s * unit * 0.26, y: neck.y + unit * 0.06 },
          { x: neck.x + s * reach, y: neck.y + unit * 0.1 },
          { x: neck.x + s * (reach + unit * 0.06), y: neck.y + unit * 0.24 },
          { x: neck.x + s * half * 0.72, y: neck.y + unit * 0.62 },
          { x: neck.x + s * unit * 0.3, y: neck.y + unit * 0.5 },
        ],
        0.45,
      ),
      colours.main,
      { modelling: 0.9, rim: 0.5 },
    );
    clothPiece(
      frame,
      [
        [s * 0.95, 0.1],
        [s * 0.45, 0.08],
        [s * 0.18, 0.72],
        [s * 0.75, 0.72],
      ],
      colours.main,
    );
    clothLine(
      frame,
      [
        [s * 0.45, 0.1],
        [s * 0.18, 0.72],
      ],
      shade(colours.main, -0.15),
      0.035,
    );
  }
};

/** A monk's shawl: from the left shoulder across the chest and down to the shins. */
export const kasayaOver: Detail = (frame) => {
  const { colours, trunk } = frame;
  const low = Math.min(1.72, trunk.hem - 0.1);
  clothPiece(
    frame,
    [
      [1.3, 0.02],
      [2.2, 0.02],
      [2.9, 0.3],
      [3.6, 0.6],
      [4.6, 0.84],
      [4.75, low],
      [Math.PI, low + 0.03],
      [1.5, low],
    ],
    colours.main,
  );
  clothPiece(
    frame,
    [
      [1.3, 0.02],
      [0.62, 0.03],
      [0.1, 0.3],
      [-0.6, 0.62],
      [-1.5, 0.86],
      [-2.4, 0.9],
      [-2.4, low],
      [-1.2, low],
      [0, low + 0.03],
      [1.2, low],
      [2.4, low],
      [2.4, 0.3],
    ],
    colours.main,
  );
  for (const [from, to] of [
    [0.5, 0.62],
    [0.8, 0.95],
    [1.1, 1.25],
    [1.4, 1.5],
  ] as const) {
    clothLine(
      frame,
      [
        [-1.5, to],
        [0, (from + to) / 2 + 0.1],
        [1.5, from],
      ],
      shade(colours.main, -0.13),
      0.035,
      0.6,
    );
  }
  const ring = trunk.at(0.72, 0.2);
  if (ring.front) {
    const { unit } = frame;
    frame.painter.form(
      polygon([
        { x: ring.x - unit * 0.08, y: ring.y },
        { x: ring.x, y: ring.y - unit * 0.08 },
        { x: ring.x + unit * 0.08, y: ring.y },
        { x: ring.x, y: ring.y + unit * 0.08 },
      ]),
      { L: 0.5, a: 0.03, b: 0.05 },
      { modelling: 0.6 },
    );
  }
};

/** Rows of small laced plates, each with its light upper edge. */
export const lamellae: Detail = (frame) => {
  const { colours, trunk } = frame;
  const dark = shade(mix(colours.main, { L: 0.2, a: 0, b: 0 }, 0.3), -0.12);
  const light = mix(colours.main, { L: 0.85, a: 0.01, b: 0.09 }, 0.5);
  for (let row = 0; row < 12; row++) {
    const v = 0.18 + row * 0.11;
    if (v > trunk.hem - 0.04) {
      break;
    }
    const line = [-Math.PI, -1.6, 0, 1.6, Math.PI].map((phi) => [phi, v] as const);
    clothLine(frame, line, dark, 0.05, 0.85);
    clothLine(
      frame,
      line.map(([phi, at]) => [phi, at + 0.018] as const),
      light,
      0.02,
      0.6,
    );
    for (let plate = 0; plate < 22; plate++) {
      const phi = -Math.PI + ((plate + (row % 2) * 0.5) / 22) * Math.PI * 2;
      clothLine(
        frame,
        [
          [phi, v],
          [phi, v + 0.1],
        ],
        dark,
        0.022,
        0.55,
      );
    }
  }
};

/** Laced plates over the shoulders. */
export const shoulderGuards: Detail = ({ painter, skeleton, unit, colours }) => {
  const own = mix(colours.main, { L: 0.25, a: 0, b: 0 }, 0.25);
  for (const arm of [skeleton.arms.left, skeleton.arms.right]) {
    if (!arm.before && Math.abs(Math.cos(skeleton.turn)) < 0.6) {
      continue;
    }
    const { x, y } = arm.shoulder;
    const away = arm.side * Math.sign(Math.cos(skeleton.turn) || 1);
    for (let row = 2; row >= 0; row--) {
      const reach = unit * (0.3 + row * 0.03);
      painter.form(
        blob(
          [
            { x: x - reach + away * unit * 0.06, y: y - unit * 0.26 + row * unit * 0.17 },
            { x: x + reach + away * unit * 0.06, y: y - unit * 0.26 + row * unit * 0.17 },
            { x: x + reach * 1.08 + away * unit * 0.1, y: y - unit * 0.04 + row * unit * 0.17 },
            { x: x - reach * 1.08 + away * unit * 0.1, y: y - unit * 0.04 + row * unit * 0.17 },
          ],
          0.5,
        ),
        shade(own, row % 2 === 0 ? 0 : 0.05),
        { modelling: 0.9, rim: 0.5 },
      );
    }
  }
};
