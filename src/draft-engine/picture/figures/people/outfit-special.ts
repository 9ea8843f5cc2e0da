import { mix, oklch, shade } from '../../colour.ts';
import { blob, ellipse, rectangle, type Point } from '../../shape.ts';
import { band, clothLine, clothPiece } from './outfit-details.ts';
import type { Detail, OutfitFrame } from './outfit.ts';

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

export const hanbokSkirtBand: Detail = (frame) => band(0.4, 0.47, (c) => shade(c.main, -0.06))(frame);

/** The jacket's crossed white collar and the ribbon tied on the person's left of the middle. */
export const hanbokFront: Detail = (frame) => {
  clothPiece(
    frame,
    [
      [-1.1, -0.02],
      [-0.6, -0.01],
      [-0.34, 0.07],
      [0.1, 0.22],
      [0.02, 0.28],
      [-0.42, 0.14],
    ],
    oklch(0.96, 0.01, 90),
  );
  clothPiece(
    frame,
    [
      [1.1, -0.02],
      [0.6, -0.01],
      [0.34, 0.07],
      [-0.26, 0.3],
      [-0.16, 0.36],
      [0.42, 0.14],
    ],
    oklch(0.96, 0.01, 90),
  );
  const colour = mix(frame.colours.second, oklch(0.6, 0.18, 20), 0.45);
  clothPiece(
    frame,
    [
      [0.1, 0.26],
      [0.34, 0.28],
      [0.42, 0.92],
      [0.2, 0.94],
    ],
    colour,
  );
  clothPiece(
    frame,
    [
      [0.0, 0.27],
      [0.16, 0.27],
      [0.12, 0.78],
      [-0.08, 0.76],
    ],
    shade(colour, -0.05),
  );
  clothPiece(
    frame,
    [
      [-0.1, 0.29],
      [-0.5, 0.22],
      [-0.52, 0.34],
    ],
    colour,
  );
};

export const qipaoFront: Detail = (frame) => {
  const trim = frame.colours.second;
  clothLine(
    frame,
    [
      [0, 0.03],
      [-0.25, 0.1],
      [-0.75, 0.16],
      [-1.25, 0.3],
      [-1.5, 0.4],
    ],
    trim,
    0.06,
  );
  clothLine(
    frame,
    [
      [-1.15, 1.3],
      [-1.0, frame.trunk.hem],
    ],
    trim,
    0.05,
  );
  clothLine(
    frame,
    [
      [1.15, 1.3],
      [1.0, frame.trunk.hem],
    ],
    trim,
    0.05,
  );
  for (const [phi, v] of [
    [-0.3, 0.12],
    [-0.95, 0.22],
  ] as const) {
    const spot = frame.trunk.at(phi, v);
    if (spot.front) {
      frame.painter.patch(ellipse(spot.x, spot.y, frame.unit * 0.06, frame.unit * 0.03, -0.4), trim);
    }
  }
  for (const [phi, v] of [
    [0.5, 0.75],
    [0.7, 0.95],
    [0.35, 1.15],
    [-0.5, 1.4],
  ] as const) {
    const spot = frame.trunk.at(phi, v);
    if (!spot.front || !frame.close) {
      continue;
    }
    for (let petal = 0; petal < 5; petal++) {
      frame.painter.patch(
        ellipse(
          spot.x + Math.cos(petal * 1.26) * frame.unit * 0.06,
          spot.y + Math.sin(petal * 1.26) * frame.unit * 0.06,
          frame.unit * 0.05,
          frame.unit * 0.05,
        ),
        trim,
        0.85,
      );
    }
    frame.painter.patch(ellipse(spot.x, spot.y, frame.unit * 0.03, frame.unit * 0.03), oklch(0.86, 0.12, 90));
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
