import { oklch, shade } from '../../colour.ts';
import { blob, ellipse, type Point } from '../../shape.ts';
import { clothPiece } from './outfit-details.ts';
import type { Detail, OutfitFrame } from './outfit.ts';

function capeEdge({ skeleton, unit, design }: OutfitFrame): {
  left: Point;
  right: Point;
  bottomY: number;
  wide: number;
  drift: number;
} {
  const { neck } = skeleton;
  const turn = skeleton.turn;
  const wide = Math.hypot(design.body.shoulderHalf * Math.cos(turn), unit * 0.34 * Math.sin(turn));
  const back = -Math.sin(turn) * unit * 0.3;
  return {
    left: { x: neck.x - wide * 0.95 + back * 0.4, y: neck.y + unit * 0.16 },
    right: { x: neck.x + wide * 0.95 + back * 0.4, y: neck.y + unit * 0.16 },
    bottomY: skeleton.hips.y + design.body.hip * 0.62,
    wide,
    drift: back * 2.6,
  };
}

/** A cape: behind the body when it is seen from before, over it from behind. */
export const capeBehind: Detail = (frame) => {
  const { left, right, bottomY, wide, drift } = capeEdge(frame);
  const { neck } = frame.skeleton;
  const billow = Math.sin(frame.painter.seconds * 2.2) * frame.unit * 0.08;
  const spread = wide * 0.55 + frame.unit * 0.22;
  const colour = frame.design.spec.outfit === 'armour' ? frame.colours.main : frame.colours.second;
  const bottom: Point[] = [];
  for (let index = 0; index <= 4; index++) {
    const across = index / 4;
    bottom.push({
      x: right.x + spread + drift + billow - (right.x - left.x + spread * 2) * across,
      y: bottomY + (index % 2) * frame.unit * 0.12,
    });
  }
  frame.painter.form(
    blob(
      [
        { x: neck.x, y: neck.y - frame.unit * 0.02 },
        right,
        { x: right.x + spread * 0.45 + drift * 0.5 + billow * 0.5, y: (right.y + bottomY) / 2 },
        ...bottom,
        { x: left.x - spread * 0.45 + drift * 0.5 + billow * 0.5, y: (left.y + bottomY) / 2 },
        left,
      ],
      0.15,
    ),
    colour,
    { modelling: 1, rim: 0.5 },
  );
  for (const across of [0.25, 0.5, 0.75]) {
    const x = left.x + (right.x - left.x) * across;
    frame.painter.stroke(
      (pen) => {
        pen.moveTo(x, neck.y + frame.unit * 0.4);
        pen.quadraticCurveTo(
          x + drift * 0.4,
          (neck.y + bottomY) / 2,
          x + (across - 0.5) * spread * 1.6 + drift + billow,
          bottomY - frame.unit * 0.06,
        );
      },
      shade(colour, -0.14),
      frame.unit * 0.035,
      0.5,
    );
  }
};

export const capeClasp: Detail = (frame) => {
  for (const s of [-1, 1]) {
    clothPiece(
      frame,
      [
        [0, 0.04],
        [s * 1.2, -0.01],
        [s * 1.5, 0.1],
        [s * 1.1, 0.12],
        [s * 0.1, 0.12],
      ],
      frame.colours.second,
    );
  }
  const spot = frame.trunk.at(0, 0.085);
  if (spot.front) {
    frame.painter.form(ellipse(spot.x, spot.y, frame.unit * 0.09, frame.unit * 0.09), oklch(0.82, 0.12, 88), {
      round: true,
    });
  }
};

/** A blanket with a hole for the head: covers arms to the elbow. */
export const ponchoOver: Detail = (frame) => {
  const { skeleton, unit, colours, painter } = frame;
  const { neck, arms, waist } = skeleton;
  const left = Math.min(arms.left.elbow.x, arms.right.elbow.x, neck.x - frame.trunk.halfAt(0.6)) - unit * 0.24;
  const right = Math.max(arms.left.elbow.x, arms.right.elbow.x, neck.x + frame.trunk.halfAt(0.6)) + unit * 0.24;
  const low = Math.max(
    waist.y + unit * 0.45,
    Math.min(skeleton.hips.y, Math.max(arms.left.elbow.y, arms.right.elbow.y) + unit * 0.2),
  );
  const shoulder = frame.trunk.halfAt(0.14);
  const outline: Point[] = [
    { x: neck.x - unit * 0.34, y: neck.y - unit * 0.03 },
    { x: neck.x + unit * 0.34, y: neck.y - unit * 0.03 },
    { x: neck.x + shoulder * 1.02, y: neck.y + unit * 0.28 },
    { x: right, y: low - unit * 0.1 },
    { x: neck.x + (right - neck.x) * 0.45, y: low + unit * 0.16 },
    { x: neck.x, y: low + unit * 0.38 },
    { x: neck.x + (left - neck.x) * 0.45, y: low + unit * 0.16 },
    { x: left, y: low - unit * 0.1 },
    { x: neck.x - shoulder * 1.02, y: neck.y + unit * 0.28 },
  ];
  const shape = blob(outline, 0.35);
  painter.form(shape, colours.main, { modelling: 1, rim: 0.5 });
  painter.within(shape, () => {
    for (const [share, colour, width] of [
      [0.5, colours.second, 0.14],
      [0.66, shade(colours.main, 0.12), 0.07],
      [0.82, colours.second, 0.09],
    ] as const) {
      painter.stroke(
        (pen) => {
          pen.moveTo(left, neck.y + (low - neck.y) * share);
          pen.quadraticCurveTo(
            neck.x,
            neck.y + (low + unit * 0.62 - neck.y) * (share + 0.1),
            right,
            neck.y + (low - neck.y) * share,
          );
        },
        colour,
        unit * width,
        0.9,
      );
    }
    for (const s of [-1, 1]) {
      painter.stroke(
        (pen) => {
          pen.moveTo(neck.x + s * unit * 0.4, neck.y + unit * 0.2);
          pen.quadraticCurveTo(neck.x + s * unit * 0.62, waist.y, neck.x + s * unit * 0.7, low);
        },
        shade(colours.main, -0.16),
        unit * 0.04,
        0.45,
      );
    }
  });
};
