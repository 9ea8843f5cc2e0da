import { mix, shade, type Colour } from '../../colour.ts';
import { blob, ellipse, polygon, type Point } from '../../shape.ts';
import { pick, type ColourPick, type Detail, type OutfitFrame } from './outfit.ts';

/** Points on the cloth as (φ, v). */
export type Cloth = readonly (readonly [phi: number, v: number])[];

/** The points that are turned to the viewer, and their share of all. */
function onCloth({ trunk }: OutfitFrame, points: Cloth): { points: Point[]; front: number } {
  const placed = points.map(([phi, v]) => trunk.at(phi, v));
  return {
    points: placed.filter((point) => point.front),
    front: placed.filter((point) => point.front).length / placed.length,
  };
}

function fine(points: Cloth): Cloth {
  const result: [number, number][] = [];
  for (let index = 1; index < points.length; index++) {
    const [a, b] = [points[index - 1] as readonly [number, number], points[index] as readonly [number, number]];
    for (let step = 0; step < 5; step++) {
      result.push([a[0] + ((b[0] - a[0]) * step) / 5, a[1] + ((b[1] - a[1]) * step) / 5]);
    }
  }
  result.push([...(points.at(-1) as readonly [number, number])]);
  return result;
}

/** A line on the cloth; the part behind is left out. */
export function clothLine(frame: OutfitFrame, points: Cloth, colour: Colour, width: number, alpha = 1): void {
  if (width * frame.unit < frame.painter.pixel * 0.32) {
    return;
  }
  const placed = fine(points).map(([phi, v]) => frame.trunk.at(phi, v));
  if (!placed.some((point) => point.front)) {
    return;
  }
  frame.painter.stroke(
    (pen) => {
      let down = false;
      for (const point of placed) {
        if (!point.front) {
          down = false;
        } else if (down) {
          pen.lineTo(point.x, point.y);
        } else {
          pen.moveTo(point.x, point.y);
          down = true;
        }
      }
    },
    colour,
    width * frame.unit,
    alpha,
  );
}

/** A piece of other cloth; folded round the edge where it goes behind. */
export function clothPiece(
  frame: OutfitFrame,
  points: Cloth,
  colour: Colour,
  options: { round?: boolean; form?: boolean; alpha?: number; straight?: boolean } = {},
): void {
  const closed = [...points, points[0] as readonly [number, number]];
  const { points: placed, front } = onCloth(frame, options.straight ? closed : fine(closed));
  if (front < 0.12) {
    return;
  }
  if (placed.length < 3) {
    return;
  }
  const shape = options.round ? blob(placed) : polygon(placed);
  if (options.form === false) {
    frame.painter.patch(shape, colour, options.alpha ?? 1);
  } else {
    frame.painter.form(shape, colour, {
      modelling: 0.6,
      rim: 0,
      line: 0.6,
      ...(options.alpha !== undefined ? { alpha: options.alpha } : {}),
    });
  }
}

/** The straight edge of a front that opens in a V from the neck down to `low`. */
export function opening(s: number, low: number): [number, number][] {
  return [
    [s * 0.85, -0.01],
    [s * 0.52, 0.045],
    [s * 0.36, 0.1],
    [s * 0.25, 0.1 + (low - 0.1) * 0.35],
    [s * 0.13, 0.1 + (low - 0.1) * 0.7],
    [0, low],
  ];
}

export const STRAIGHT = { straight: true };

/** Folds where cloth is gathered: from the armpits, at the waist, towards the hem. */
export const folds =
  (strength = 1): Detail =>
  (frame) => {
    const { trunk, colours, design } = frame;
    const dark = mix(shade(colours.main, -0.14), { L: 0.25, a: 0.01, b: -0.05 }, 0.35);
    const flip = design.spec.seed % 2 === 0 ? 1 : -1;
    const alpha = 0.3 * strength;
    clothLine(
      frame,
      [
        [0.95, 0.34],
        [0.6, 0.42],
        [0.42, 0.47],
      ],
      dark,
      0.035,
      alpha,
    );
    clothLine(
      frame,
      [
        [-0.95, 0.34],
        [-0.66, 0.41],
      ],
      dark,
      0.035,
      alpha,
    );
    clothLine(
      frame,
      [
        [1.15 * flip, 0.68],
        [0.7 * flip, 0.72],
        [0.3 * flip, 0.7],
      ],
      dark,
      0.035,
      alpha,
    );
    clothLine(
      frame,
      [
        [-1.1 * flip, 0.76],
        [-0.7 * flip, 0.82],
      ],
      dark,
      0.03,
      alpha,
    );
    clothLine(
      frame,
      [
        [2.4, 0.4],
        [2.8, 0.56],
      ],
      dark,
      0.035,
      alpha,
    );
    clothLine(
      frame,
      [
        [-2.4, 0.4],
        [-2.75, 0.6],
      ],
      dark,
      0.035,
      alpha,
    );
    clothLine(
      frame,
      [
        [2.5, 0.78],
        [-2.9, 0.8],
      ],
      dark,
      0.03,
      alpha,
    );
    if (trunk.hem > 1.25) {
      for (const phi of [-2.5, -1.9, -1.05, -0.5, 0.2, 0.75, 1.3, 2.1, 2.8]) {
        const start = 1.02 + 0.12 * Math.abs(Math.sin(phi * 5));
        clothLine(
          frame,
          [
            [phi * 0.9, start],
            [phi, trunk.hem - 0.03],
          ],
          dark,
          0.04,
          alpha * 0.9,
        );
      }
    }
  };

export const buttons =
  (count: number, colour: ColourPick, from = 0.2, to = 0.9, phi = 0): Detail =>
  (frame) => {
    clothLine(
      frame,
      [
        [phi, 0.05],
        [phi, Math.min(frame.trunk.hem, to + 0.4)],
      ],
      shade(frame.colours.main, -0.16),
      0.028,
      0.6,
    );
    if (!frame.close) {
      return;
    }
    for (let index = 0; index < count; index++) {
      const spot = frame.trunk.at(phi + 0.1, from + ((to - from) * index) / Math.max(1, count - 1));
      if (spot.front) {
        frame.painter.patch(
          ellipse(spot.x, spot.y, frame.unit * 0.045, frame.unit * 0.045),
          pick(frame.colours, colour),
        );
      }
    }
  };

/** A belt or band round the body. */
export const band =
  (from: number, to: number, colour: ColourPick): Detail =>
  (frame) => {
    const edge = (v: number): Point[] => {
      const points: Point[] = [];
      for (let step = 0; step <= 32; step++) {
        const point = frame.trunk.at(-Math.PI + (step / 32) * Math.PI * 2, v);
        if (point.front) {
          points.push(point);
        }
      }
      return points.toSorted((a, b) => a.x - b.x);
    };
    const [top, bottom] = [edge(from), edge(to)];
    if (top.length > 2 && bottom.length > 2) {
      frame.painter.form(polygon([...top, ...bottom.toReversed()]), pick(frame.colours, colour), {
        modelling: 0.7,
        rim: 0,
      });
    }
  };

export const buckle: Detail = (frame) => {
  const spot = frame.trunk.at(0, 0.98);
  if (spot.front) {
    frame.painter.form(
      polygon(
        [-1, 1].flatMap((sx) => [
          { x: spot.x + sx * frame.unit * 0.1, y: spot.y - sx * frame.unit * 0.075 },
          { x: spot.x + sx * frame.unit * 0.1, y: spot.y + sx * frame.unit * 0.075 },
        ]),
      ),
      { L: 0.8, a: 0.01, b: 0.11 },
      { modelling: 0.5 },
    );
  }
};

export const pocket =
  (phi: number, v: number, colour: ColourPick, wide = 0.26, tall = 0.13): Detail =>
  (frame) => {
    const own = pick(frame.colours, colour);
    clothPiece(
      frame,
      [
        [phi - wide, v],
        [phi + wide, v],
        [phi + wide * 0.92, v + tall],
        [phi, v + tall * 1.12],
        [phi - wide * 0.92, v + tall],
      ],
      shade(own, -0.035),
      { form: false },
    );
    if (frame.close) {
      clothLine(
        frame,
        [
          [phi - wide, v],
          [phi + wide, v],
        ],
        shade(own, -0.17),
        0.028,
        0.7,
      );
    }
  };

export const zip =
  (colour: ColourPick): Detail =>
  (frame) => {
    clothLine(
      frame,
      [
        [0, 0.03],
        [0, Math.min(1.1, frame.trunk.hem)],
      ],
      pick(frame.colours, colour),
      0.04,
      0.9,
    );
  };

/** Stripes round the body. */
export const hoops =
  (colour: ColourPick, levels: readonly number[], width = 0.045): Detail =>
  (frame) => {
    for (const level of levels) {
      band(level, level + width, colour)(frame);
    }
  };

/**
 * Crossed fronts: the person's left lies over the right, so that the edge runs from their left shoulder to the right
 * hip.
 */
export const wrapFront =
  (edge: ColourPick, under: ColourPick = 'second'): Detail =>
  (frame) => {
    clothPiece(frame, [...opening(-1, 0.3), ...opening(1, 0.3).toReversed()], pick(frame.colours, under), STRAIGHT);
    clothPiece(
      frame,
      [
        [-1.2, -0.02],
        [-0.62, -0.01],
        [-0.36, 0.07],
        [-0.22, 0.14],
        [0.1, 0.33],
        [0, 0.42],
        [-0.42, 0.17],
        [-0.62, 0.1],
      ],
      pick(frame.colours, edge),
      STRAIGHT,
    );
    clothPiece(
      frame,
      [
        [1.2, -0.02],
        [0.62, -0.01],
        [0.36, 0.07],
        [0.22, 0.14],
        [-0.2, 0.36],
        [-1.0, 0.62],
        [-1.0, 0.72],
        [0.02, 0.42],
        [0.42, 0.17],
        [0.62, 0.1],
      ],
      pick(frame.colours, edge),
      STRAIGHT,
    );
    clothLine(
      frame,
      [
        [-1.0, 1.0],
        [-0.75, Math.max(1.02, frame.trunk.hem - 0.02)],
      ],
      shade(frame.colours.main, -0.16),
      0.04,
      0.55,
    );
  };

/** Straps and bib over a shirt. */
export const bib =
  (colour: ColourPick, top = 0.3, bottom = 1.02): Detail =>
  (frame) => {
    const own = pick(frame.colours, colour);
    for (const s of [-1, 1]) {
      clothPiece(
        frame,
        [
          [s * 0.5, 0.02],
          [s * 0.82, 0.02],
          [s * 0.66, top + 0.06],
          [s * 0.42, top + 0.06],
        ],
        shade(own, -0.03),
      );
      clothPiece(
        frame,
        [
          [s * 2.7, 0.02],
          [s * 2.4, 0.02],
          [s * 2.75, 0.6],
          [s * 3.0, 0.6],
        ],
        shade(own, -0.03),
      );
    }
    clothPiece(
      frame,
      [
        [-0.62, top],
        [0.62, top],
        [0.74, 0.62],
        [1.2, 0.72],
        [1.2, bottom],
        [-1.2, bottom],
        [-1.2, 0.72],
        [-0.74, 0.62],
      ],
      own,
    );
    if (frame.close) {
      for (const s of [-1, 1]) {
        const spot = frame.trunk.at(s * 0.53, top + 0.045);
        if (spot.front) {
          frame.painter.patch(ellipse(spot.x, spot.y, frame.unit * 0.05, frame.unit * 0.05), {
            L: 0.82,
            a: 0.01,
            b: 0.11,
          });
        }
      }
    }
  };
