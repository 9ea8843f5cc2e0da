import { mix, oklch, shade } from '../../colour.ts';
import { blob, ellipse, type Point } from '../../shape.ts';
import { band, clothLine, clothPiece } from './outfit-details.ts';
import { pick, type ColourPick, type Detail, type OutfitFrame } from './outfit.ts';

export const GOLD = oklch(0.8, 0.12, 86);
export const WHITE = oklch(0.95, 0.01, 90);
export const BLACK = oklch(0.26, 0.015, 280);

/** From and to on the cloth: 0 the neck, 1 the hip, 2 the ankle. */
type Heights = readonly [from: number, to: number];

/** Draws all of several details, in their order. */
export const all =
  (...details: readonly Detail[]): Detail =>
  (frame) => {
    for (const detail of details) {
      detail(frame);
    }
  };

/** A line on the cloth; for seams, edges and embroidery. */
export const seam =
  (points: readonly (readonly [number, number])[], colour: ColourPick, width = 0.04, alpha = 0.8): Detail =>
  (frame) =>
    clothLine(frame, points, pick(frame.colours, colour), width, alpha);

/** A piece of other cloth on the trunk. */
export const piece =
  (points: readonly (readonly [number, number])[], colour: ColourPick): Detail =>
  (frame) =>
    clothPiece(frame, points, pick(frame.colours, colour));

/** The same piece on both sides of the middle. */
export const pieces =
  (points: readonly (readonly [number, number])[], colour: ColourPick): Detail =>
  (frame) => {
    for (const s of [-1, 1]) {
      clothPiece(
        frame,
        points.map(([phi, v]) => [s * phi, v] as const),
        pick(frame.colours, colour),
      );
    }
  };

/** A piece over the back from one height to another; `reach` is how far it comes round the sides, radians from behind. */
export const back =
  ([from, to]: Heights, colour: ColourPick, reach = 1.66): Detail =>
  (frame) =>
    clothPiece(
      frame,
      [
        [Math.PI - reach, from],
        [Math.PI, from],
        [Math.PI + reach, from],
        [Math.PI + reach, to],
        [Math.PI, to],
        [Math.PI - reach, to],
      ],
      pick(frame.colours, colour),
    );

/** A sash round the waist whose ends hang down. */
export const sash =
  ([from, to]: Heights, colour: ColourPick, ends = 0.5, at = 0.3): Detail =>
  (frame) => {
    band(from, to, colour)(frame);
    const own = pick(frame.colours, colour);
    for (const [phi, drop, tone] of [
      [at, ends, shade(own, -0.05)],
      [at + 0.22, ends * 0.82, own],
    ] as const) {
      clothPiece(
        frame,
        [
          [phi - 0.06, to - 0.02],
          [phi + 0.08, to - 0.02],
          [phi + 0.16, to + drop],
          [phi - 0.04, to + drop],
        ],
        tone,
      );
    }
  };

/** Places strewn over the cloth, the same for the same person. */
function strewn(frame: OutfitFrame, count: number, [from, to]: Heights): (Point & { index: number })[] {
  // Two steps without a common measure cover the cloth evenly (Roberts' R2 sequence).
  const spots: (Point & { index: number })[] = [];
  for (let index = 0; index < count; index++) {
    const phi = (((index * 0.754878 + (frame.design.spec.seed % 7) / 7) % 1) * 2 - 1) * Math.PI;
    const share = (index * 0.56984 + 0.13) % 1;
    const spot = frame.trunk.at(phi, from + (Math.min(to, frame.trunk.hem - 0.06) - from) * share);
    if (spot.front) {
      spots.push({ ...spot, index });
    }
  }
  return spots;
}

/** Flowers strewn over the cloth between two heights. */
export const flowers =
  (colour: ColourPick, heights: Heights, count = 22, size = 0.055): Detail =>
  (frame) => {
    if (frame.unit * size < frame.painter.pixel * 0.7) {
      return;
    }
    const own = pick(frame.colours, colour);
    for (const { x, y, index } of strewn(frame, count, heights)) {
      const reach = frame.unit * size * (0.8 + 0.4 * ((index * 0.37) % 1));
      for (let petal = 0; petal < 5; petal++) {
        const turn = petal * 1.2566 + index;
        frame.painter.patch(
          ellipse(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, reach * 0.85, reach * 0.85),
          own,
          0.85,
        );
      }
      frame.painter.patch(ellipse(x, y, reach * 0.5, reach * 0.5), mix(own, GOLD, 0.75));
    }
  };

/** Round spots over the cloth between two heights. */
export const dots =
  (colour: ColourPick, heights: Heights, count = 46, size = 0.045): Detail =>
  (frame) => {
    for (const { x, y } of strewn(frame, count, heights)) {
      frame.painter.patch(
        ellipse(x, y, frame.unit * size, frame.unit * size),
        pick(frame.colours, colour),
        frame.close ? 0.9 : 0.6,
      );
    }
  };

/** Upright stripes or pleats, all round. */
export const pleats =
  (count: number, [from, to]: Heights, colour: ColourPick = (c) => shade(c.main, -0.13), width = 0.03): Detail =>
  (frame) => {
    for (let index = 0; index < count; index++) {
      const phi = -Math.PI + ((index + 0.5) / count) * Math.PI * 2;
      clothLine(
        frame,
        [
          [phi, from],
          [phi, Math.min(to, frame.trunk.hem - 0.02)],
        ],
        pick(frame.colours, colour),
        width,
        0.6,
      );
    }
  };

/** A woven border round the cloth: a band with a zigzag or points on it. */
export const border =
  (v: number, tall: number, ground: ColourPick, mark: ColourPick): Detail =>
  (frame) => {
    band(v, v + tall, ground)(frame);
    const count = 26;
    const line = Array.from(
      { length: count + 1 },
      (_, index) => [-Math.PI + (index / count) * Math.PI * 2, v + tall * (index % 2 === 0 ? 0.22 : 0.78)] as const,
    );
    clothLine(frame, line, pick(frame.colours, mark), 0.03, 0.9);
  };

/** Knotted buttons of a Chinese coat along a line. */
export const frogs =
  (spots: readonly (readonly [phi: number, v: number])[], colour: ColourPick): Detail =>
  (frame) => {
    const own = pick(frame.colours, colour);
    for (const [phi, v] of spots) {
      clothLine(
        frame,
        [
          [phi - 0.16, v],
          [phi + 0.16, v],
        ],
        own,
        0.05,
      );
      const spot = frame.trunk.at(phi, v);
      if (spot.front && frame.close) {
        frame.painter.patch(ellipse(spot.x, spot.y, frame.unit * 0.045, frame.unit * 0.04), shade(own, 0.06));
      }
    }
  };

/** A yoke round the neck's opening, edged with a second colour. */
export const yoke =
  (colour: ColourPick, edge: ColourPick, low = 0.36, wide = 0.7): Detail =>
  (frame) => {
    const outline = [
      [-wide * 1.3, 0.03],
      [-wide, 0.16],
      [-wide * 0.45, low * 0.8],
      [0, low],
      [wide * 0.45, low * 0.8],
      [wide, 0.16],
      [wide * 1.3, 0.03],
    ] as const;
    clothPiece(frame, outline, pick(frame.colours, colour));
    clothLine(frame, outline, pick(frame.colours, edge), 0.05);
    const inner = outline.map(([phi, v]) => [phi * 0.72, v * 0.78] as const);
    clothLine(frame, inner, pick(frame.colours, edge), 0.03, 0.8);
  };

/** Straps, pouches and a belt of a soldier. */
export const webbing: Detail = (frame) => {
  const strap = oklch(0.46, 0.05, 85);
  for (const s of [-1, 1]) {
    clothPiece(
      frame,
      [
        [s * 0.95, 0.06],
        [s * 0.72, 0.07],
        [s * 0.62, 0.86],
        [s * 0.84, 0.86],
      ],
      strap,
    );
  }
  band(0.86, 0.95, () => strap)(frame);
  for (const phi of [-0.95, -0.55, 0.55, 0.95]) {
    clothPiece(
      frame,
      [
        [phi - 0.16, 0.83],
        [phi + 0.16, 0.83],
        [phi + 0.15, 0.99],
        [phi - 0.15, 0.99],
      ],
      shade(strap, 0.05),
    );
  }
};

/** A neckerchief knotted before the throat. */
export const neckerchief =
  (colour: ColourPick): Detail =>
  (frame) => {
    band(-0.03, 0.045, colour)(frame);
    const own = pick(frame.colours, colour);
    clothPiece(
      frame,
      [
        [-0.7, 0.03],
        [0.7, 0.03],
        [0.3, 0.15],
        [0, 0.24],
        [-0.3, 0.15],
      ],
      own,
    );
    dots((c) => mix(pick(c, colour), WHITE, 0.6), [0.06, 0.2], 14, 0.025)(frame);
  };

/** Cloth that falls from a shoulder down the back: the end of a sari or a shawl. `side` 1 is the person's left. */
export const fallBehind =
  (colour: ColourPick, side: 1 | -1, low = 0.7): Detail =>
  ({ painter, skeleton, unit, colours, design }) => {
    const cos = Math.cos(skeleton.turn);
    const x = skeleton.neck.x + side * design.body.shoulderHalf * 0.62 * cos - Math.sin(skeleton.turn) * unit * 0.3;
    const top = skeleton.neck.y + unit * 0.2;
    const bottom = skeleton.hips.y + design.body.hip * low;
    const drift = -Math.sin(skeleton.turn) * unit * 0.25 + side * cos * unit * 0.3;
    const own = pick(colours, colour);
    const half = unit * 0.34;
    painter.form(
      blob(
        [
          { x: x - half * 0.7, y: top },
          { x: x + half * 0.7, y: top },
          { x: x + half * 1.1 + drift * 0.6, y: (top + bottom) / 2 },
          { x: x + half * 1.25 + drift, y: bottom },
          { x: x - half * 0.9 + drift, y: bottom + unit * 0.08 },
          { x: x - half * 0.9 + drift * 0.5, y: (top + bottom) / 2 },
        ],
        0.2,
      ),
      own,
      { modelling: 1, rim: 0.4 },
    );
    painter.stroke(
      (pen) => {
        pen.moveTo(x - half * 0.9 + drift, bottom - unit * 0.02);
        pen.lineTo(x + half * 1.2 + drift, bottom - unit * 0.08);
      },
      mix(own, GOLD, 0.8),
      unit * 0.08,
      0.9,
    );
  };

/** A wide over-garment that covers the arms to the wrist, with a trimmed opening. */
export const wideOver =
  (colour: ColourPick, trim: ColourPick): Detail =>
  (frame) => {
    const { skeleton, unit, painter, design } = frame;
    const { neck, arms, hips } = skeleton;
    const own = pick(frame.colours, colour);
    const edge = pick(frame.colours, trim);
    const elbows = [arms.left.elbow, arms.right.elbow, arms.left.wrist, arms.right.wrist];
    const wide = frame.trunk.halfAt(0.9) + unit * 0.35;
    const left = Math.min(...elbows.map(({ x }) => x), neck.x - wide) - unit * 0.1;
    const right = Math.max(...elbows.map(({ x }) => x), neck.x + wide) + unit * 0.1;
    const low = hips.y + design.body.hip * 0.62;
    const shoulder = frame.trunk.halfAt(0.14);
    const side = (x: number): number => neck.x + (x - neck.x) * 0.78;
    const shape = blob(
      [
        { x: neck.x - unit * 0.34, y: neck.y - unit * 0.03 },
        { x: neck.x + unit * 0.34, y: neck.y - unit * 0.03 },
        { x: neck.x + shoulder * 1.02, y: neck.y + unit * 0.26 },
        { x: right, y: hips.y - unit * 0.25 },
        { x: right - unit * 0.04, y: hips.y + unit * 0.2 },
        { x: side(right), y: low },
        { x: neck.x, y: low + unit * 0.14 },
        { x: side(left), y: low },
        { x: left + unit * 0.04, y: hips.y + unit * 0.2 },
        { x: left, y: hips.y - unit * 0.25 },
        { x: neck.x - shoulder * 1.02, y: neck.y + unit * 0.26 },
      ],
      0.3,
    );
    painter.form(shape, own, { modelling: 1, rim: 0.5 });
    painter.within(shape, () => {
      for (const s of [-1, 1]) {
        painter.stroke(
          (pen) => {
            pen.moveTo(neck.x + s * shoulder * 0.7, neck.y + unit * 0.3);
            pen.quadraticCurveTo(neck.x + s * wide * 0.75, hips.y - unit * 0.6, neck.x + s * wide * 0.7, low);
          },
          shade(own, -0.13),
          unit * 0.04,
          0.5,
        );
      }
      painter.stroke(
        (pen) => {
          pen.moveTo(side(left) - unit * 0.3, low - unit * 0.14);
          pen.quadraticCurveTo(neck.x, low + unit * 0.04, side(right) + unit * 0.3, low - unit * 0.14);
        },
        edge,
        unit * 0.08,
        0.9,
      );
    });
    if (Math.cos(skeleton.turn) > 0) {
      yoke((c) => shade(pick(c, colour), 0.05), trim, 0.42, 0.55)(frame);
    }
  };
