import { mix, NAMED_COLOURS as N, oklch, type Colour } from '../../../colour.ts';
import { fixed, sketched } from '../../landmarks/sketch.ts';
import { archway, standing } from '../../outlines.ts';

const CYAN = oklch(0.82, 0.13, 200);

/** A hanging pane of light with signs in it. */
export const lightPane = sketched(
  1.6,
  2.4,
  fixed,
  (s) => {
    s.painter.glow(0, -1.6, 1.3, CYAN, 0.35);
    s.painter.patch(standing(-0.7, -1, 1.4, 1.1, 0.08), CYAN, 0.4);
    for (let line = 0; line < 4; line++) {
      s.painter.form(standing(-0.58, -1.2 - line * 0.22, 0.4 + ((line * 5) % 4) * 0.2, 0.05), mix(CYAN, N.white, 0.6), {
        luminous: true,
        line: 0,
      });
    }
    s.painter.stroke((pen) => pen.arc(0.42, -1.4, 0.18, 0, 5), mix(CYAN, N.white, 0.5), 0.04);
  },
  { shadow: 0 },
);

/** A seat like half an egg. */
export function podSeat(shell: Colour, width = 1.1) {
  return sketched(width + 0.2, 1.1, fixed, (s) => {
    s.box(-0.06, 0, 0.12, 0.3, N.silver);
    s.painter.form((pen) => {
      pen.moveTo(-width / 2, -0.7);
      pen.bezierCurveTo(-width / 2, -0.1, width / 2, -0.1, width / 2, -0.7);
      pen.bezierCurveTo(width / 2, -1.15, -width / 2, -1.15, -width / 2, -0.7);
      pen.closePath();
    }, shell);
    s.ball(0, -0.62, width * 0.36, 0.26, oklch(0.5, 0.08, 220));
  });
}

/** A table that glows along its edge. */
export const glowTable = sketched(1.7, 0.9, fixed, (s) => {
  s.face(oklch(0.92, 0.01, 220), -0.16, 0, -0.08, -0.66, 0.08, -0.66, 0.16, 0);
  s.ball(0, -0.72, 0.8, 0.1, oklch(0.93, 0.01, 220));
  s.painter.stroke((pen) => pen.ellipse(0, -0.7, 0.8, 0.1, 0, 0, Math.PI), CYAN, 0.04);
  s.painter.glow(0, -0.7, 0.9, CYAN, 0.3);
});

/** A bunk let into a wall of panels. */
export const bunk = sketched(2.6, 2, fixed, (s) => {
  s.painter.form(standing(-1.25, -0.2, 2.5, 1.6, 0.35), oklch(0.8, 0.01, 230));
  s.painter.form(standing(-1.1, -0.36, 2.2, 1.25, 0.28), oklch(0.34, 0.03, 240));
  s.face(oklch(0.9, 0.02, 200), -1.05, -0.4, -1.02, -0.66, 1.02, -0.66, 1.05, -0.4);
  s.ball(-0.78, -0.74, 0.24, 0.12, N.white);
  s.painter.form(standing(-0.9, -1.48, 1.8, 0.05), CYAN, { luminous: true, line: 0 });
  s.painter.glow(0, -1.4, 1, CYAN, 0.35);
});

/** A toadstool to sit on. */
export const toadSeat = sketched(0.9, 0.75, fixed, (s) => {
  s.face(N.cream, -0.18, 0, -0.13, -0.4, 0.13, -0.4, 0.18, 0);
  s.painter.form((pen) => {
    pen.moveTo(-0.42, -0.38);
    pen.bezierCurveTo(-0.42, -0.82, 0.42, -0.82, 0.42, -0.38);
    pen.closePath();
  }, N.crimson);
  for (const x of [-0.2, 0.06, 0.26]) {
    s.ball(x, -0.52 - (x > 0 && x < 0.2 ? 0.1 : 0), 0.06, 0.05, N.white);
  }
});

/** A bed under a quilt of patches, with a star on its head. */
export const patchBed = sketched(2.4, 1.6, fixed, (s) => {
  s.painter.form(archway(-1.15, 0, 0.5, 1.4), oklch(0.62, 0.12, 300));
  s.ball(-0.9, -1.05, 0.14, 0.14, N.yellow);
  s.box(-1.1, 0, 2.2, 0.32, oklch(0.7, 0.12, 60));
  for (let patch = 0; patch < 8; patch++) {
    s.mark(-0.55 + (patch % 4) * 0.4, -0.3 - Math.floor(patch / 4) * 0.2, 0.4, 0.2, oklch(0.78, 0.11, patch * 47), 0.7);
  }
  s.ball(-0.75, -0.6, 0.28, 0.15, N.white);
});

/** A picture of a moon and stars in a crooked frame. */
export const starPicture = sketched(
  1,
  2.4,
  (random) => random.between(-0.12, 0.12),
  (s, tilt) => {
    s.painter.at({ x: 0, y: -1.7, rotation: tilt }, () => {
      s.box(-0.4, 0.4, 0.8, 0.8, N.gold, { line: 0.6 });
      s.mark(-0.31, 0.31, 0.62, 0.62, oklch(0.36, 0.1, 280), 0.6);
      s.ball(-0.02, -0.02, 0.17, 0.17, N.yellow);
      s.ball(0.07, -0.06, 0.14, 0.14, oklch(0.36, 0.1, 280));
    });
  },
  { shadow: 0 },
);
