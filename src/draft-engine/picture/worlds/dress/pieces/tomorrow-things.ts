import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../../colour.ts';
import { fixed, sketched } from '../../landmarks/sketch.ts';
import { standing } from '../../outlines.ts';

const WHITE = oklch(0.93, 0.01, 230);
const CYAN = oklch(0.82, 0.13, 200);

/** A train that hangs on a beam across the street. */
export const maglev = sketched(
  44,
  7,
  fixed,
  (s) => {
    const { painter } = s;
    for (const x of [-13, 13]) {
      s.face(WHITE, x - 0.5, 8, x - 0.3, -1, x + 0.3, -1, x + 0.5, 8);
    }
    s.box(-22, -0.6, 44, 0.9, WHITE, { modelling: 0.9 });
    painter.form(standing(-22, -0.55, 44, 0.14), CYAN, { luminous: true, line: 0 });
    painter.form(
      (pen) => {
        pen.moveTo(-12, -1.6);
        pen.lineTo(8, -1.6);
        pen.quadraticCurveTo(13, -1.7, 14, -2.6);
        pen.quadraticCurveTo(12, -4.4, 8, -4.4);
        pen.lineTo(-12, -4.4);
        pen.closePath();
      },
      oklch(0.88, 0.015, 230),
    );
    s.mark(-12, -2.8, 21, 0.9, oklch(0.35, 0.05, 240), 0.3);
    s.mark(-12, -1.9, 23, 0.22, oklch(0.66, 0.15, 200), 0.8);
  },
  { below: 8.5, shadow: 0 },
);

/** A thin post with a ring of light. */
export const lightPost = sketched(1.4, 4.6, fixed, (s) => {
  const { painter } = s;
  s.face(WHITE, -0.14, 0, -0.06, -4.2, 0.06, -4.2, 0.14, 0);
  painter.stroke((pen) => pen.ellipse(0, -4.2, 0.5, 0.16, 0, 0, 7), CYAN, 0.1);
  painter.glow(0, -4.2, 1.4, CYAN, painter.lampsLit ? 0.6 : 0.3);
});

/** A smooth car without a driver. */
export const podCar = sketched(
  3.6,
  1.7,
  (random) => random.pick([WHITE, oklch(0.72, 0.1, 200), oklch(0.78, 0.09, 150)]),
  (s, paint) => {
    s.painter.form((pen) => {
      pen.moveTo(-1.7, -0.3);
      pen.bezierCurveTo(-1.8, -1.1, -1.1, -1.6, 0, -1.6);
      pen.bezierCurveTo(1.1, -1.6, 1.8, -1, 1.7, -0.3);
      pen.closePath();
    }, paint);
    s.painter.form(
      (pen) => {
        pen.moveTo(-1.35, -0.85);
        pen.bezierCurveTo(-1.1, -1.4, -0.6, -1.48, 0, -1.48);
        pen.bezierCurveTo(0.7, -1.48, 1.2, -1.25, 1.4, -0.85);
        pen.closePath();
      },
      oklch(0.35, 0.05, 235),
    );
    s.painter.form(standing(-1.6, -0.42, 3.2, 0.1), CYAN, { luminous: true, line: 0 });
    s.ball(-0.95, -0.26, 0.26, 0.26, N.charcoal);
    s.ball(0.95, -0.26, 0.26, 0.26, N.charcoal);
  },
);

/** A small machine that flies with a parcel. */
export const drone = sketched(
  1.6,
  1,
  fixed,
  (s) => {
    s.line(N.charcoal, 0.06, -0.7, -0.6, 0.7, -0.6);
    s.ball(0, -0.55, 0.26, 0.16, WHITE);
    for (const x of [-0.7, 0.7]) {
      s.ball(x, -0.68, 0.34, 0.05, mix(N.silver, s.painter.palette.skyLow, 0.5));
    }
    s.box(-0.16, -0.1, 0.32, 0.3, N.tan, { line: 0.5 });
    s.painter.glow(0, -0.5, 0.5, CYAN, 0.4);
  },
  { shadow: 0 },
);

/** A planet with a ring, low in the sky. */
export function ringedPlanet(body: Colour, ring: Colour) {
  return sketched(
    260,
    200,
    fixed,
    (s) => {
      const { painter } = s;
      const tone = mix(body, painter.palette.skyMiddle, 0.25);
      painter.glow(0, -90, 110, tone, 0.3);
      painter.patch((pen) => pen.arc(0, -90, 62, 0, 7), shade(tone, -0.1));
      painter.within(
        (pen) => pen.arc(0, -90, 62, 0, 7),
        () => {
          painter.patch((pen) => pen.arc(painter.light.x * 20, -90 + painter.light.y * 16, 62, 0, 7), tone);
          for (let band = 0; band < 5; band++) {
            painter.patch(
              (pen) => pen.ellipse(0, -132 + band * 21, 66, 5, -0.12, 0, 7),
              shade(tone, band % 2 ? 0.07 : -0.06),
              0.6,
            );
          }
        },
      );
      painter.stroke(
        (pen) => pen.ellipse(0, -90, 108, 20, -0.2, -0.35, Math.PI + 0.35),
        mix(ring, painter.palette.skyMiddle, 0.2),
        7,
        0.85,
      );
    },
    { shadow: 0 },
  );
}

/** A town under a dome of glass on the horizon. */
export const domeCity = sketched(60, 44, fixed, (s) => {
  const { painter } = s;
  const gold = oklch(0.6, 0.13, 200);
  for (const [x, tall, half] of [
    [-15, 20, 3],
    [-7, 30, 3.4],
    [2, 40, 3.8],
    [11, 26, 3.2],
    [18, 16, 2.6],
  ] as const) {
    painter.form((pen) => {
      pen.moveTo(x - half, 0);
      pen.bezierCurveTo(x - half * 1.3, -tall * 0.6, x - half * 0.2, -tall * 0.8, x, -tall);
      pen.bezierCurveTo(x + half * 0.2, -tall * 0.8, x + half * 1.3, -tall * 0.6, x + half, 0);
      pen.closePath();
    }, gold);
    s.mark(x - half * 0.9, -tall * 0.3, half * 1.8, 0.8, CYAN, 0.8);
  }
  painter.patch((pen) => pen.ellipse(0, 0, 29, 34, 0, Math.PI, Math.PI * 2), mix(CYAN, N.white, 0.5), 0.16);
  painter.stroke((pen) => pen.ellipse(0, 0, 29, 34, 0, Math.PI, Math.PI * 2), mix(CYAN, N.white, 0.6), 0.3, 0.7);
});

/** A disc that hovers. */
export const hoverDisc = sketched(
  4.2,
  1.8,
  fixed,
  (s) => {
    s.ball(0, -1, 0.9, 0.6, oklch(0.55, 0.08, 220));
    s.ball(0, -0.75, 2, 0.36, oklch(0.82, 0.08, 85));
    s.painter.glow(0, -0.3, 1.6, CYAN, 0.5);
  },
  { shadow: 0 },
);

/** Tanks and pipes of a station. */
export const stationGear = sketched(2.8, 2.2, fixed, (s) => {
  const metal = oklch(0.66, 0.015, 240);
  for (const x of [-0.8, 0.1]) {
    s.box(x - 0.35, 0, 0.7, 1.6, metal, { modelling: 1.2 });
    s.ball(x, -1.6, 0.35, 0.3, metal);
    s.mark(x - 0.35, -0.6, 0.7, 0.14, N.orange, 0.8);
  }
  s.line(shade(metal, -0.2), 0.12, 0.4, -1.4, 1.1, -1.4, 1.1, 0);
  s.box(0.75, 0, 0.8, 0.8, oklch(0.56, 0.03, 240));
  s.lamp(0.9, -0.45, 0.45, 0.2, CYAN);
});

/** A giant toadstool. */
export const toadstool = sketched(
  3,
  3.2,
  (random) => ({ size: random.between(0.7, 1), hue: random.pick([25, 330, 290, 60]) }),
  (s, { size, hue }) => {
    s.face(N.cream, -0.35 * size, 0, -0.24 * size, -1.6 * size, 0.24 * size, -1.6 * size, 0.35 * size, 0);
    s.painter.form(
      (pen) => {
        pen.moveTo(-1.4 * size, -1.5 * size);
        pen.bezierCurveTo(-1.4 * size, -3.2 * size, 1.4 * size, -3.2 * size, 1.4 * size, -1.5 * size);
        pen.quadraticCurveTo(0, -1.2 * size, -1.4 * size, -1.5 * size);
        pen.closePath();
      },
      oklch(0.6, 0.19, hue),
    );
    for (const [x, y, r] of [
      [-0.7, -1.95, 0.2],
      [0.05, -2.4, 0.24],
      [0.75, -1.95, 0.18],
      [0.1, -1.75, 0.16],
    ] as const) {
      s.ball(x * size, y * size, r * size, r * size * 0.85, N.white);
    }
  },
);

/** A tree like a sweet on a stick. */
export const lollipopTree = sketched(
  3.6,
  6,
  (random) => random.pick([350, 150, 80, 200, 300]),
  (s, hue) => {
    s.box(-0.14, 0, 0.28, 3.2, N.white);
    for (let stripe = 0; stripe < 6; stripe++) {
      s.face(
        oklch(0.62, 0.19, 20),
        -0.14,
        -stripe * 0.52,
        -0.14,
        -stripe * 0.52 - 0.24,
        0.14,
        -stripe * 0.52 - 0.44,
        0.14,
        -stripe * 0.52 - 0.2,
      );
    }
    s.ball(0, -4.3, 1.6, 1.55, oklch(0.78, 0.13, hue));
    s.painter.stroke(
      (pen) => {
        for (let step = 0; step <= 26; step++) {
          const [angle, radius] = [step * 0.5, step * 0.055];
          const [x, y] = [Math.cos(angle) * radius, -4.3 + Math.sin(angle) * radius];
          if (step === 0) {
            pen.moveTo(x, y);
          } else {
            pen.lineTo(x, y);
          }
        }
      },
      mix(N.white, s.painter.palette.key, 0.2),
      0.17,
    );
  },
);

/** A bent lamp with a star in it. */
export const starLamp = sketched(1.6, 3.6, fixed, (s) => {
  const { painter } = s;
  painter.stroke(
    (pen) => {
      pen.moveTo(-0.4, 0);
      pen.bezierCurveTo(-0.5, -2, -0.5, -3.6, 0.3, -3.4);
      pen.quadraticCurveTo(0.6, -3.2, 0.4, -2.9);
    },
    mix(oklch(0.42, 0.1, 300), painter.palette.ambient, 0.2),
    0.13,
  );
  painter.form(
    (pen) => {
      for (let point = 0; point < 10; point++) {
        const reach = point % 2 ? 0.16 : 0.38;
        const [x, y] = [0.4 + Math.sin(point * 0.628) * reach, -2.55 - Math.cos(point * 0.628) * reach];
        if (point === 0) {
          pen.moveTo(x, y);
        } else {
          pen.lineTo(x, y);
        }
      }
      pen.closePath();
    },
    N.yellow,
    { luminous: painter.lampsLit },
  );
  painter.glow(0.4, -2.55, 1.2, N.yellow, painter.lampsLit ? 0.6 : 0.2);
});

/** A castle of thin towers with pointed roofs. */
export const dreamCastle = sketched(40, 46, fixed, (s) => {
  const wall = oklch(0.84, 0.08, 340);
  for (const [x, w, tall, hue] of [
    [-14, 5, 18, 290],
    [9, 5, 20, 200],
    [-8, 5.5, 27, 350],
    [4, 5, 25, 290],
    [-3, 6, 33, 330],
  ] as const) {
    s.box(x, 0, w, tall, wall, { modelling: 0.9 });
    s.face(oklch(0.62, 0.14, hue), x - 0.8, -tall, x + w / 2, -tall - w * 1.7, x + w + 0.8, -tall);
    s.lamp(x + w / 2 - 0.5, -tall * 0.7, 1, 2, oklch(0.45, 0.08, 270));
    s.face(
      N.yellow,
      x + w / 2,
      -tall - w * 1.7,
      x + w / 2 + 2.2,
      -tall - w * 1.7 - 0.7,
      x + w / 2,
      -tall - w * 1.7 - 1.5,
    );
  }
  s.box(-16, 0, 32, 9, wall);
});

/** A bow of seven colours. */
export const rainbow = sketched(
  220,
  110,
  fixed,
  (s) => {
    [25, 55, 95, 145, 200, 260, 310].forEach((hue, band) =>
      s.painter.stroke(
        (pen) => pen.ellipse(0, 0, 96 - band * 4, 96 - band * 4, 0, Math.PI, Math.PI * 2),
        oklch(0.78, 0.14, hue),
        4.2,
        0.38,
      ),
    );
  },
  { shadow: 0 },
);
