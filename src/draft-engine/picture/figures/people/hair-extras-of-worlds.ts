import { mix } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse, type Point } from '../../shape.ts';
import type { FaceFrame } from './face-frame.ts';
import { drawBun } from './hair-bun.ts';
import type { HairStyle } from './hair-style-parts.ts';

interface Spot {
  x: number;
  y: number;
  z: number;
}

type Placed = Point & { depth: number };
type Extra = (painter: Painter, frame: FaceFrame, place: (spot: Spot) => Placed | undefined) => void;

/** A knot of hair with a band of the second colour below it. */
function knot(painter: Painter, frame: FaceFrame, at: Point, size: number): void {
  drawBun(painter, frame, at, size);
  painter.form(
    ellipse(at.x, at.y + size * 0.8, size * 0.62, size * 0.26),
    mix(frame.design.colours.second, frame.design.colours.hairDark, 0.25),
    { modelling: 0.7, rim: 0.2 },
  );
}

/** A pin of wood or jade through a knot. */
function pin(painter: Painter, frame: FaceFrame, { x, y }: Point, reach: number): void {
  const { second } = frame.design.colours;
  painter.stroke(
    (pen) => {
      pen.moveTo(x - reach, y + 0.07);
      pen.lineTo(x + reach, y - 0.07);
    },
    second,
    0.06,
  );
  painter.form(ellipse(x + reach, y - 0.08, 0.09, 0.09), second, { round: true, rim: 0.4 });
}

/** Hair lifted from the brow in a roll or a wave; `lean` to the side by which it falls. */
function lifted(painter: Painter, frame: FaceFrame, height: number, round: boolean): void {
  const { design, view, side } = frame;
  if (Math.cos(view.drawn) < -0.2) {
    return;
  }
  const sin = Math.sin(view.drawn);
  const x = sin * 0.5;
  const half = 0.74 - 0.12 * sin;
  const lean = round ? sin * 0.25 : side * 0.24 + sin * 0.2;
  const shape = blob([
    { x: x - half, y: -0.66 },
    { x: x - half * 1.02, y: -0.98 },
    { x: x - half * 0.5 + lean, y: -1.1 - height },
    { x: x + half * 0.4 + lean, y: -1.08 - height * 0.9 },
    { x: x + half * 1.02 + lean * 0.5, y: -0.92 },
    { x: x + half * 0.86, y: -0.6 },
    { x: x + half * 0.2, y: -0.7 },
  ]);
  painter.form(shape, design.colours.hair, { modelling: 1, rim: 0.6 });
  painter.within(shape, () => {
    for (const across of [-0.5, -0.15, 0.2, 0.5]) {
      painter.stroke(
        (pen) => {
          pen.moveTo(x + half * across, -0.66);
          pen.quadraticCurveTo(x + half * across * 0.9, -1.0, x + half * across + lean, -1.05 - height);
        },
        across > 0 ? design.colours.hairLight : design.colours.hairDark,
        0.03,
        0.5,
      );
    }
  });
}

/** Rows plaited close to the skull, from the brow over the crown to the nape. */
function rows(painter: Painter, frame: FaceFrame): void {
  const { view, design } = frame;
  const parting = mix(design.colours.skin, design.colours.hairDark, 0.45);
  for (const across of [-0.84, -0.62, -0.36, -0.12, 0.12, 0.36, 0.62, 0.84]) {
    const radius = Math.sqrt(1 - across * across);
    painter.stroke(
      (pen) => {
        let isDown = false;
        for (let step = 0; step <= 24; step++) {
          const turn = 0.62 + (step / 24) * 2.5;
          const [x, y, z] = [across * 0.97, -radius * 1.04 * Math.sin(turn), radius * 1.02 * Math.cos(turn) - 0.05];
          const isSeen = z * Math.cos(view.drawn) - x * Math.sin(view.drawn) > 0.04 && y < -0.34;
          const point = { x: x * Math.cos(view.drawn) + z * Math.sin(view.drawn), y };
          if (isSeen && isDown) {
            pen.lineTo(point.x, point.y);
          } else if (isSeen) {
            pen.moveTo(point.x, point.y);
          }
          isDown = isSeen;
        }
      },
      parting,
      0.035,
      0.85,
    );
  }
}

/** What such hair has besides its surface; hats cover what stands on the crown. */
const EXTRAS: Readonly<Partial<Record<NonNullable<HairStyle['extra']>, Extra>>> = {
  topknot: (painter, frame, place) => {
    const point = place({ x: 0, y: -1.24, z: -0.16 });
    if (point) {
      knot(painter, frame, point, 0.24);
    }
  },
  two_buns: (painter, frame, place) => {
    for (const x of [-1, 1]) {
      const point = place({ x: x * 0.68, y: -0.94, z: -0.14 });
      if (point) {
        knot(painter, frame, point, 0.27);
      }
    }
  },
  pinned: (painter, frame, place) => {
    const point = place({ x: 0, y: -1.1, z: -0.4 });
    if (point) {
      drawBun(painter, frame, point, 0.28);
      pin(painter, frame, point, 0.46);
    }
  },
  low_bun: (painter, frame, place) => {
    const point = place({ x: 0, y: 0.42, z: -0.98 });
    if (point) {
      drawBun(painter, frame, point, 0.3);
      pin(painter, frame, point, 0.44);
    }
  },
  rows,
  quiff: (painter, frame) => lifted(painter, frame, 0.3, false),
  pompadour: (painter, frame) => lifted(painter, frame, 0.26, true),
};
/** Extras that are seen on any side of the head, in the layer before it. */
const ON_TOP: ReadonlySet<string> = new Set(['quiff', 'pompadour', 'rows']);
/** Extras that a hat leaves room for. */
const BELOW_HATS: ReadonlySet<string> = new Set(['low_bun']);

/** Draws the knots, pins and rolls of a style in one layer, before or behind the head. */
export function drawExtraOfWorlds(
  painter: Painter,
  frame: FaceFrame,
  style: HairStyle,
  layer: 'behind' | 'before',
): void {
  const { extra } = style;
  const isCovered = !['none', 'hachimaki', 'visor'].includes(frame.design.spec.hat);
  if (extra === undefined || (isCovered && !BELOW_HATS.has(extra)) || (ON_TOP.has(extra) && layer === 'behind')) {
    return;
  }
  const angle = frame.view.drawn;
  EXTRAS[extra]?.(painter, frame, ({ x, y, z }) => {
    const depth = z * Math.cos(angle) - x * Math.sin(angle);
    return depth > 0.12 === (layer === 'before')
      ? { x: x * Math.cos(angle) + z * Math.sin(angle), y, depth }
      : undefined;
  });
}
