import { oklch, shade } from '../../colour.ts';
import { ellipse, rectangle } from '../../shape.ts';
import { band, clothLine, clothPiece } from './outfit-details.ts';
import type { Detail } from './outfit.ts';

/** A hood that lies on the back: a roll behind the neck. */
export const hoodBehind: Detail = ({ painter, skeleton, unit, colours }) => {
  const { neck } = skeleton;
  const back = -Math.sin(skeleton.turn) * unit * 0.32;
  painter.form(ellipse(neck.x + back, neck.y + unit * 0.04, unit * 0.72, unit * 0.34), shade(colours.main, -0.07), {
    modelling: 0.8,
    rim: 0.35,
  });
};

/** Drawstrings and the roll of the hood before the neck. */
export const hoodStrings: Detail = (frame) => {
  band(-0.02, 0.06, (c) => shade(c.main, -0.05))(frame);
  for (const s of [-1, 1]) {
    clothLine(
      frame,
      [
        [s * 0.22, 0.05],
        [s * 0.27, 0.3],
      ],
      { L: 0.93, a: 0, b: 0.01 },
      0.045,
    );
  }
};

export const kangaroo: Detail = (frame) => {
  clothPiece(
    frame,
    [
      [-0.5, 0.7],
      [0.5, 0.7],
      [0.82, 0.86],
      [0.82, 1.02],
      [-0.82, 1.02],
      [-0.82, 0.86],
    ],
    shade(frame.colours.main, -0.045),
    { form: false },
  );
  clothLine(
    frame,
    [
      [-0.5, 0.7],
      [-0.82, 0.87],
    ],
    shade(frame.colours.main, -0.18),
    0.03,
    0.7,
  );
  clothLine(
    frame,
    [
      [0.5, 0.7],
      [0.82, 0.87],
    ],
    shade(frame.colours.main, -0.18),
    0.03,
    0.7,
  );
};

export const apronOver: Detail = (frame) => {
  const own = frame.colours.main;
  clothPiece(
    frame,
    [
      [-0.58, 0.24],
      [0.58, 0.24],
      [0.74, 0.6],
      [1.25, 0.72],
      [1.3, 1.12],
      [-1.3, 1.12],
      [-1.25, 0.72],
      [-0.74, 0.6],
    ],
    own,
  );
  for (const s of [-1, 1]) {
    clothLine(
      frame,
      [
        [s * 0.52, 0.25],
        [s * 0.75, 0.02],
      ],
      shade(own, -0.05),
      0.09,
    );
  }
  clothLine(
    frame,
    [
      [1.25, 0.74],
      [2.2, 0.72],
      [Math.PI, 0.73],
    ],
    shade(own, -0.05),
    0.07,
  );
  clothLine(
    frame,
    [
      [-1.25, 0.74],
      [-2.2, 0.72],
      [-Math.PI, 0.73],
    ],
    shade(own, -0.05),
    0.07,
  );
  clothPiece(
    frame,
    [
      [-0.55, 0.8],
      [0.55, 0.8],
      [0.5, 0.98],
      [-0.5, 0.98],
    ],
    shade(own, -0.045),
    { form: false },
  );
  clothLine(
    frame,
    [
      [-0.55, 0.8],
      [0.55, 0.8],
    ],
    shade(own, -0.16),
    0.03,
    0.7,
  );
  const knot = frame.trunk.at(Math.PI, 0.73);
  if (knot.front) {
    for (const s of [-1, 1]) {
      frame.painter.form(
        ellipse(knot.x + s * frame.unit * 0.14, knot.y, frame.unit * 0.15, frame.unit * 0.08, s * 0.4),
        own,
        { rim: 0.2 },
      );
    }
  }
};

export const armourPlates: Detail = (frame) => {
  const metal = oklch(0.8, 0.012, 245);
  const dark = oklch(0.5, 0.02, 255);
  clothPiece(
    frame,
    [
      [-1.2, 0.14],
      [0, 0.1],
      [1.2, 0.14],
      [1.1, 0.5],
      [0.5, 0.66],
      [0, 0.7],
      [-0.5, 0.66],
      [-1.1, 0.5],
    ],
    metal,
  );
  clothLine(
    frame,
    [
      [0, 0.11],
      [0, 0.7],
    ],
    dark,
    0.04,
    0.6,
  );
  clothLine(
    frame,
    [
      [-1.1, 0.5],
      [0, 0.7],
      [1.1, 0.5],
    ],
    dark,
    0.035,
    0.6,
  );
  for (const v of [0.8, 0.9]) {
    clothLine(
      frame,
      [
        [-1.5, v],
        [0, v + 0.04],
        [1.5, v],
      ],
      dark,
      0.035,
      0.6,
    );
  }
  band(0.97, 1.04, 'leather')(frame);
  for (const phi of [-1.2, -0.4, 0.4, 1.2]) {
    clothLine(
      frame,
      [
        [phi, 1.05],
        [phi * 1.05, 1.28],
      ],
      dark,
      0.035,
      0.6,
    );
  }
  const { arms } = frame.skeleton;
  for (const arm of [arms.left, arms.right]) {
    if (!arm.before && Math.abs(Math.cos(frame.skeleton.turn)) < 0.6) {
      continue;
    }
    frame.painter.form(
      ellipse(arm.shoulder.x, arm.shoulder.y - frame.unit * 0.04, frame.unit * 0.34, frame.unit * 0.28),
      metal,
      { round: true, rim: 0.8 },
    );
  }
};

export const spaceSuitPanel: Detail = (frame) => {
  const grey = oklch(0.6, 0.015, 245);
  clothPiece(
    frame,
    [
      [-0.5, 0.4],
      [0.5, 0.4],
      [0.5, 0.66],
      [-0.5, 0.66],
    ],
    grey,
  );
  const lights = [oklch(0.7, 0.19, 25), oklch(0.8, 0.16, 130), oklch(0.78, 0.12, 230)];
  lights.forEach((colour, index) => {
    const spot = frame.trunk.at(-0.3 + index * 0.3, 0.48);
    if (spot.front) {
      frame.painter.form(ellipse(spot.x, spot.y, frame.unit * 0.055, frame.unit * 0.055), colour, { luminous: true });
    }
  });
  clothLine(
    frame,
    [
      [0.5, 0.6],
      [0.95, 0.75],
      [0.8, 0.98],
    ],
    shade(grey, -0.1),
    0.08,
  );
  const back = frame.trunk.at(Math.PI, 0.4);
  if (back.front) {
    frame.painter.form(
      rectangle(
        back.x - frame.unit * 0.55,
        back.y - frame.unit * 0.42,
        frame.unit * 1.1,
        frame.unit * 1.25,
        frame.unit * 0.14,
      ),
      oklch(0.85, 0.012, 240),
      { modelling: 0.9 },
    );
  }
};

export const ninjaStraps: Detail = (frame) => {
  clothPiece(
    frame,
    [
      [1.2, 0.06],
      [1.45, 0.1],
      [-1.1, 0.9],
      [-1.2, 0.8],
    ],
    shade(frame.colours.second, -0.06),
  );
  clothPiece(
    frame,
    [
      [-2.2, 0.1],
      [-1.95, 0.06],
      [2.3, 0.86],
      [2.1, 0.9],
    ],
    shade(frame.colours.second, -0.06),
  );
};
