import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../../colour.ts';
import { fixed, sketched } from '../../landmarks/sketch.ts';
import { archway, standing } from '../../outlines.ts';

const WOOD = oklch(0.48, 0.075, 55);

const IRON = oklch(0.28, 0.015, 260);

/** An iron stove with a pipe. */
export const ironStove = sketched(1.3, 3, fixed, (s) => {
  s.box(-0.12, -1.05, 0.24, 1.95, IRON, { modelling: 1.1 });
  s.box(-0.48, -0.2, 0.96, 0.9, IRON);
  s.mark(-0.56, -1.05, 1.12, 0.1, shade(IRON, 0.08), 0.7);
  for (const x of [-0.4, 0.3]) {
    s.box(x, 0, 0.1, 0.22, IRON, { line: 0.4 });
  }
  s.painter.form(standing(-0.26, -0.4, 0.52, 0.36), N.orange, { luminous: true, line: 0.5 });
  s.painter.glow(0, -0.55, 1, N.orange, 0.45);
  s.ball(0.24, -1.2, 0.16, 0.13, oklch(0.5, 0.06, 240));
});

/** Horseshoe, hat and lantern on pegs. */
export const pegWall = sketched(
  1.6,
  2.3,
  fixed,
  (s) => {
    s.mark(-0.75, -1.95, 1.5, 0.1, shade(WOOD, -0.08), 0.5);
    s.painter.stroke((pen) => pen.ellipse(-0.5, -1.6, 0.16, 0.2, 0, -0.4, 3.6), oklch(0.5, 0.02, 250), 0.06);
    s.ball(0, -1.62, 0.32, 0.07, oklch(0.5, 0.08, 55));
    s.ball(0, -1.72, 0.16, 0.14, oklch(0.5, 0.08, 55));
    s.lamp(0.4, -1.45, 0.2, 0.28, N.cream);
    s.line(IRON, 0.03, 0.5, -1.73, 0.5, -1.9);
  },
  { shadow: 0 },
);

/** A long table on trestles with bread, cheese and candles. */
export const trestleTable = sketched(2.2, 1.2, fixed, (s) => {
  for (const x of [-0.75, 0.75]) {
    s.line(WOOD, 0.1, x - 0.2, 0, x, -0.7, x + 0.2, 0);
  }
  s.face(WOOD, -1.1, -0.7, -1, -0.84, 1, -0.84, 1.1, -0.7);
  s.mark(-1.1, -0.64, 2.2, 0.08, shade(WOOD, -0.08), 0.4);
  s.ball(-0.5, -0.92, 0.24, 0.12, oklch(0.66, 0.1, 65));
  s.face(oklch(0.82, 0.12, 90), 0.1, -0.84, 0.5, -0.84, 0.5, -1.02);
  s.box(-0.05, -0.84, 0.09, 0.2, N.cream, { line: 0.4 });
  s.painter.form((pen) => pen.ellipse(0, -1.12, 0.03, 0.06, 0, 0, 7), N.orange, { luminous: true, line: 0 });
  s.painter.glow(0, -1.1, 0.5, N.orange, 0.4);
});

/** A woven hanging with a coat of arms. */
export const tapestry = sketched(
  1.7,
  2.8,
  (random) => random.pick([oklch(0.42, 0.13, 25), oklch(0.38, 0.1, 260), oklch(0.4, 0.08, 150)]),
  (s, cloth) => {
    s.line(WOOD, 0.06, -0.85, -2.6, 0.85, -2.6);
    s.face(cloth, -0.72, -2.58, 0.72, -2.58, 0.72, -0.75, 0, -0.5, -0.72, -0.75);
    s.mark(-0.72, -2.4, 1.44, 0.1, N.gold, 0.8);
    s.face(N.gold, -0.34, -2, 0.34, -2, 0.34, -1.5, 0, -1.15, -0.34, -1.5);
    s.face(cloth, -0.2, -1.88, 0.2, -1.88, 0.2, -1.56, 0, -1.35, -0.2, -1.56);
  },
  { shadow: 0 },
);

/** A four-poster bed with woollen curtains. */
export const posterBed = sketched(2.6, 2.4, fixed, (s) => {
  s.box(-1.2, 0, 2.4, 0.45, WOOD);
  s.face(oklch(0.42, 0.12, 25), -1.15, -0.44, -1.05, -0.75, 1.05, -0.75, 1.15, -0.44);
  s.ball(-0.8, -0.82, 0.32, 0.14, N.cream);
  for (const x of [-1.2, 1.06]) {
    s.box(x, 0, 0.14, 2.2, WOOD, { line: 0.5 });
  }
  s.face(
    oklch(0.4, 0.1, 150),
    -1.25,
    -2.3,
    1.25,
    -2.3,
    1.25,
    -1.9,
    0.9,
    -1.75,
    0.5,
    -1.95,
    0,
    -1.78,
    -0.5,
    -1.95,
    -0.9,
    -1.75,
    -1.25,
    -1.9,
  );
});

/** A portrait between gas brackets. */
export const gasPortrait = sketched(
  1.8,
  2.5,
  fixed,
  (s) => {
    s.mark(-0.42, -1.1, 0.84, 1.15, N.gold, 0.6);
    s.mark(-0.33, -1.19, 0.66, 0.97, oklch(0.3, 0.04, 40), 0.5);
    s.ball(0, -1.8, 0.14, 0.18, oklch(0.76, 0.07, 60));
    s.face(oklch(0.22, 0.02, 260), -0.28, -1.2, -0.18, -1.58, 0.18, -1.58, 0.28, -1.2);
    for (const x of [-0.72, 0.72]) {
      s.line(N.gold, 0.03, x, -1.4, x * 0.9, -1.55);
      s.lamp(x - 0.09, -1.5, 0.18, 0.26, N.cream);
    }
  },
  { shadow: 0 },
);

/** A mirror like a rising sun. */
export const sunMirror = sketched(
  1.7,
  2.5,
  fixed,
  (s) => {
    for (let ray = 0; ray <= 10; ray++) {
      const angle = Math.PI + (ray / 10) * Math.PI;
      s.line(
        N.gold,
        0.05,
        Math.cos(angle) * 0.4,
        -1.35 + Math.sin(angle) * 0.4,
        Math.cos(angle) * (ray % 2 ? 0.65 : 0.8),
        -1.35 + Math.sin(angle) * (ray % 2 ? 0.65 : 0.8),
      );
    }
    s.painter.form(
      (pen) => {
        pen.arc(0, -1.35, 0.42, Math.PI, Math.PI * 2);
        pen.closePath();
      },
      mix(s.painter.palette.skyLow, N.silver, 0.5),
    );
    s.mark(-0.8, -1.25, 1.6, 0.08, N.gold, 0.8);
  },
  { shadow: 0 },
);

/** A gramophone on a cabinet. */
export const gramophone = sketched(1.2, 1.7, fixed, (s) => {
  s.box(-0.45, 0, 0.9, 0.8, oklch(0.36, 0.07, 40));
  s.mark(-0.35, -0.12, 0.7, 0.5, N.gold, 0.5);
  s.ball(0, -0.86, 0.34, 0.07, IRON);
  s.line(N.gold, 0.07, 0.2, -0.9, 0.1, -1.2);
  s.face(N.gold, 0.08, -1.15, -0.55, -1.3, -0.6, -1.66, -0.2, -1.7, 0.16, -1.25);
});

/** A television set on thin legs under a sunburst clock. */
export const oldTelevision = sketched(1.4, 2.3, fixed, (s) => {
  s.line(WOOD, 0.05, -0.45, 0, -0.36, -0.4);
  s.line(WOOD, 0.05, 0.45, 0, 0.36, -0.4);
  s.box(-0.6, -0.38, 1.2, 0.8, oklch(0.5, 0.09, 50));
  s.painter.form(standing(-0.5, -0.48, 0.76, 0.6, 0.12), oklch(0.62, 0.04, 210));
  for (const y of [-0.6, -0.8, -1]) {
    s.ball(0.42, y, 0.06, 0.06, N.cream);
  }
  s.line(N.silver, 0.025, 0, -1.18, -0.35, -1.6);
  s.line(N.silver, 0.025, 0, -1.18, 0.35, -1.6);
});

export const burstClock = sketched(
  1.2,
  2.5,
  fixed,
  (s) => {
    for (let ray = 0; ray < 12; ray++) {
      const reach = ray % 2 ? 0.34 : 0.52;
      s.line(
        ray % 2 ? N.gold : oklch(0.6, 0.12, 190),
        0.04,
        0,
        -1.85,
        Math.cos(ray * 0.524) * reach,
        -1.85 + Math.sin(ray * 0.524) * reach,
      );
    }
    s.ball(0, -1.85, 0.2, 0.2, N.cream);
    s.line(IRON, 0.025, 0, -1.85, 0, -1.98);
    s.line(IRON, 0.025, 0, -1.85, 0.08, -1.82);
  },
  { shadow: 0 },
);

/** A seat of tubes and bright vinyl. */
export function vinylSeat(colour: Colour, width: number) {
  return sketched(width + 0.2, 0.95, fixed, (s) => {
    for (const x of [-width / 2 + 0.15, width / 2 - 0.15]) {
      s.line(N.silver, 0.05, x - 0.08, 0, x, -0.35, x + 0.08, 0);
    }
    s.painter.form(standing(-width / 2, -0.36, width, 0.5, 0.16), colour);
    s.painter.form(standing(-width / 2, -0.26, width, 0.2, 0.08), shade(colour, 0.06));
    s.mark(-width / 2 + 0.05, -0.56, width - 0.1, 0.05, N.cream, 0.9);
  });
}

/** A wireless set on a small table. */
export const wireless = sketched(1.1, 1.35, fixed, (s) => {
  s.box(-0.45, 0, 0.08, 0.6, WOOD, { line: 0.4 });
  s.box(0.37, 0, 0.08, 0.6, WOOD, { line: 0.4 });
  s.box(-0.55, -0.58, 1.1, 0.08, WOOD, { line: 0.5 });
  s.painter.form(archway(-0.36, -0.66, 0.72, 0.62), oklch(0.42, 0.08, 45));
  s.ball(0, -0.98, 0.2, 0.16, oklch(0.72, 0.06, 75));
  s.lamp(-0.2, -0.7, 0.4, 0.09, N.mustard);
});

/** A camp bed with grey blankets. */
export const cot = sketched(2.3, 0.8, fixed, (s) => {
  for (const x of [-0.95, 0.95]) {
    s.line(IRON, 0.05, x - 0.15, 0, x + 0.15, -0.42);
    s.line(IRON, 0.05, x + 0.15, 0, x - 0.15, -0.42);
  }
  s.face(oklch(0.5, 0.03, 130), -1.1, -0.38, -1.04, -0.56, 1.04, -0.56, 1.1, -0.38);
  s.ball(-0.8, -0.62, 0.26, 0.12, N.cream);
  s.mark(-0.3, -0.42, 0.1, 0.14, N.crimson, 0.6);
});
