import { mix, oklch, shade } from '../../colour.ts';
import { ellipse } from '../../shape.ts';
import { band, clothLine, clothPiece } from './outfit-details.ts';
import type { Detail } from './outfit.ts';

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
