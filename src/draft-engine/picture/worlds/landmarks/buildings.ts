import { mix, NAMED_COLOURS as N, oklch, shade } from '../../colour.ts';
import { drawDoor, drawMasonry, drawShingles, drawWindow } from '../street/building-kit.ts';
import { flat } from '../tones.ts';
import { fixed, sketched } from './sketch.ts';

const STONE = oklch(0.68, 0.025, 80);

export const windmill = sketched(
  13,
  14,
  (random) => random.between(0.2, 1.2),
  (s, turn) => {
    s.face(oklch(0.9, 0.03, 85), -2.6, 0, -1.6, -8, 1.6, -8, 2.6, 0);
    drawMasonry(
      s.painter,
      5,
      { x: -2, foot: -0.4, width: 4, height: 6 },
      { colour: oklch(0.8, 0.03, 80), unit: 0.4, share: 0.12 },
    );
    drawDoor(s.painter, { x: -0.5, foot: 0, width: 1, height: 2.1 }, N.teal);
    for (const y of [-3.4, -5.6]) {
      drawWindow(s.painter, { x: -0.4, foot: y, width: 0.8, height: 1 });
    }
    s.painter.form(
      (pen) => {
        pen.moveTo(-1.9, -7.9);
        pen.quadraticCurveTo(-1.6, -10.4, 0, -10.5);
        pen.quadraticCurveTo(1.6, -10.4, 1.9, -7.9);
        pen.closePath();
      },
      oklch(0.45, 0.1, 30),
    );
    for (let i = 0; i < 4; i++) {
      s.painter.at({ x: 0, y: -8.6, rotation: turn + i * 1.5708 }, () => {
        s.box(-0.09, 0, 0.18, 5.2, N.brown);
        s.box(0.1, -0.9, 1, 4.2, N.cream, { alpha: 0.95 });
        for (let k = 0; k < 7; k++) {
          s.mark(0.1, -0.9 - k * 0.6, 1, 0.06, N.brown, 0.3);
        }
        s.mark(0.55, -0.9, 0.06, 4.2, N.brown, 0.3);
      });
    }
    s.ball(0, -8.6, 0.3, 0.3, N.charcoal);
  },
);

export const watermill = sketched(
  10,
  7,
  fixed,
  (s) => {
    s.box(-2.5, 0, 6.4, 3.4, STONE);
    drawMasonry(
      s.painter,
      8,
      { x: -2.5, foot: 0, width: 6.4, height: 3.4 },
      { colour: shade(STONE, -0.1), unit: 0.3, share: 0.3 },
    );
    s.face(oklch(0.45, 0.08, 35), -3, -3.3, -1.8, -6, 3.4, -6, 4.4, -3.3);
    drawShingles(s.painter, { left: -2.2, right: 3.6, top: -6, foot: -3.3 }, oklch(0.45, 0.08, 35));
    drawDoor(s.painter, { x: 2.3, foot: 0, width: 0.95, height: 2 }, N.teal);
    drawWindow(s.painter, { x: 0.4, foot: -1.2, width: 0.8, height: 1 });
    drawWindow(s.painter, { x: -0.2, foot: -4.2, width: 0.6, height: 0.6 });
    s.painter.stroke(
      (pen) => pen.ellipse(-3, -1.5, 1.7, 1.7, 0, 0, 7),
      mix(N.brown, s.painter.palette.ambient, 0.3),
      0.22,
    );
    for (let i = 0; i < 12; i++) {
      s.line(N.brown, 0.12, -3, -1.5, -3 + Math.cos(i * 0.5236) * 1.9, -1.5 + Math.sin(i * 0.5236) * 1.4);
    }
  },
  { below: 0.6 },
);

export const church = sketched(11, 20, fixed, (s) => {
  const wall = oklch(0.88, 0.025, 85);
  const roof = oklch(0.42, 0.06, 260);
  s.box(-1.6, 0, 6.6, 5, wall);
  s.face(roof, -2, -4.9, -0.6, -8, 4.4, -8, 5.4, -4.9);
  drawShingles(s.painter, { left: -1, right: 4.6, top: -8, foot: -4.9 }, roof, 0.5);
  for (const x of [0.7, 2.3, 3.9]) {
    drawWindow(s.painter, { x: x - 0.35, foot: -1.4, width: 0.7, height: 2.4 }, { arch: true });
  }
  s.box(-4.6, 0, 3.4, 10.4, wall, { modelling: 1 });
  s.face(roof, -4.9, -10.3, -2.9, -17.6, -0.9, -10.3);
  s.line(N.gold, 0.14, -2.9, -17.5, -2.9, -19.4);
  s.line(N.gold, 0.14, -3.4, -18.8, -2.4, -18.8);
  drawWindow(s.painter, { x: -3.3, foot: -7.2, width: 0.8, height: 2 }, { arch: true });
  drawDoor(s.painter, { x: -3.6, foot: 0, width: 1.4, height: 2.7 }, N.brown);
  s.ball(-2.9, -5.6, 0.6, 0.6, N.cream);
  s.line(N.charcoal, 0.08, -2.9, -6, -2.9, -5.6, -2.6, -5.5);
});

export const clockTower = sketched(6, 24, fixed, (s) => {
  const wall = oklch(0.72, 0.05, 60);
  s.box(-2, 0, 4, 17, wall, { modelling: 1 });
  drawMasonry(
    s.painter,
    4,
    { x: -2, foot: 0, width: 4, height: 12 },
    { colour: shade(wall, -0.1), unit: 0.45, share: 0.18 },
  );
  s.box(-2.3, -12.4, 4.6, 0.5, N.cream);
  s.box(-2.3, -16.9, 4.6, 0.5, N.cream);
  s.lamp(-1.4, -13.2, 2.8, 2.8, N.cream);
  s.painter.form(
    (pen) => pen.ellipse(0, -14.6, 1.5, 1.5, 0, 0, 7),
    mix(N.cream, s.painter.palette.lamp, s.painter.lampsLit ? 0.6 : 0),
    { luminous: s.painter.lampsLit },
  );
  for (let i = 0; i < 12; i++) {
    s.ball(Math.sin(i * 0.5236) * 1.25, -14.6 - Math.cos(i * 0.5236) * 1.25, 0.08, 0.08, N.charcoal);
  }
  s.line(N.charcoal, 0.14, 0.6, -15.2, 0, -14.6, -0.2, -13.6);
  s.face(oklch(0.45, 0.09, 190), -2.4, -17.3, 0, -22.6, 2.4, -17.3);
  s.line(N.gold, 0.1, 0, -22.4, 0, -23.8);
  for (const y of [-3.6, -7, -10]) {
    drawWindow(s.painter, { x: -0.45, foot: y, width: 0.9, height: 1.6 }, { arch: true });
  }
  drawDoor(s.painter, { x: -0.6, foot: 0, width: 1.2, height: 2.4 }, N.brown);
});

export const school = sketched(20, 10, fixed, (s) => {
  const wall = oklch(0.62, 0.1, 38);
  s.box(-9.5, 0, 19, 6.4, wall, { modelling: 0.6 });
  drawMasonry(
    s.painter,
    3,
    { x: -9.5, foot: 0, width: 19, height: 6.4 },
    { colour: shade(wall, -0.08), unit: 0.3, share: 0.14 },
  );
  s.box(-9.8, -6.3, 19.6, 0.5, N.cream);
  s.face(shade(wall, -0.15), -9.8, -6.7, -8.4, -8.3, 8.4, -8.3, 9.8, -6.7);
  s.face(N.cream, -2.6, -6.4, 0, -9.4, 2.6, -6.4);
  s.ball(0, -7.5, 0.6, 0.6, N.white);
  s.line(N.charcoal, 0.07, 0, -7.9, 0, -7.5, 0.3, -7.4);
  for (const y of [-1, -4]) {
    for (let i = 0; i < 8; i++) {
      const x = -8.7 + i * 2.25;
      if (Math.abs(x + 0.6) > 1.6 || y < -2) {
        drawWindow(s.painter, { x, foot: y, width: 1.3, height: 1.6 });
      }
    }
  }
  drawDoor(s.painter, { x: -1.1, foot: 0, width: 2.2, height: 2.6 }, N.teal);
});

export const barnHouse = sketched(9, 8, fixed, (s) => {
  const red = oklch(0.48, 0.14, 28);
  s.face(red, -4, 0, -4, -3.6, -2.6, -5.8, 0, -7.2, 2.6, -5.8, 4, -3.6, 4, 0);
  for (let i = 0; i < 16; i++) {
    s.mark(-3.9 + i * 0.5, -0.02, 0.03, 3.5, red, 0);
  }
  s.painter.stroke(
    (pen) => {
      pen.moveTo(-4.4, -3.3);
      pen.lineTo(-2.7, -5.95);
      pen.lineTo(0, -7.4);
      pen.lineTo(2.7, -5.95);
      pen.lineTo(4.4, -3.3);
    },
    mix(oklch(0.4, 0.03, 260), s.painter.palette.ambient, 0.3),
    0.35,
  );
  s.box(-1.5, 0, 3, 2.9, shade(red, -0.08));
  for (const l of [
    [-1.5, 0, 1.5, -2.9],
    [-1.5, -2.9, 1.5, 0],
    [-1.5, 0, -1.5, -2.9],
    [1.5, 0, 1.5, -2.9],
    [-1.5, -2.9, 1.5, -2.9],
    [0, 0, 0, -2.9],
  ]) {
    s.line(N.white, 0.14, ...l);
  }
  s.lamp(-0.6, -4.4, 1.2, 1, N.brown);
});

export const tentHouse = sketched(
  5.6,
  2.8,
  (random) => random.pick([oklch(0.62, 0.15, 45), oklch(0.6, 0.1, 200), oklch(0.62, 0.12, 130)]),
  (s, c) => {
    s.face(shade(c, -0.08), 0.4, -2.5, 2.2, 0, 0.9, 0);
    s.face(c, 0.4, -2.5, -2.2, 0, 0.9, 0);
    s.painter.patch(
      (pen) => {
        pen.moveTo(0.2, -1.9);
        pen.lineTo(-1, 0);
        pen.lineTo(0.35, 0);
        pen.closePath();
      },
      s.painter.lampsLit ? s.painter.palette.lamp : mix(shade(c, -0.3), s.painter.palette.ambient, 0.4),
    );
    if (s.painter.lampsLit) {
      s.painter.glow(-0.2, -0.7, 1.8, s.painter.palette.lamp, 0.45);
    }
    for (const l of [
      [-2.2, -0.1, -2.7, 0.05],
      [2.2, -0.1, 2.6, 0.05],
      [0.4, -2.5, 0.4, -2.7],
    ]) {
      s.line(N.cream, 0.04, ...l);
    }
  },
);

export const pagoda = sketched(12, 18, fixed, (s) => {
  const red = oklch(0.48, 0.14, 28);
  const roof = oklch(0.4, 0.05, 210);
  s.box(-5, 0, 10, 0.8, STONE);
  for (let i = 0; i < 4; i++) {
    const w = 7 - i * 1.2;
    const y = -0.8 - i * 3.6;
    s.box(-w / 2, y, w, 2.3, red);
    for (let k = 0; k < 4; k++) {
      s.lamp(-w / 2 + 0.4 + (k * (w - 0.5)) / 4, y - 0.4, (w / 4) * 0.55, 1.4, N.cream);
    }
    s.painter.form((pen) => {
      const r = w / 2 + 1.5;
      pen.moveTo(-r, y - 2.5);
      pen.quadraticCurveTo(-w * 0.35, y - 2.6, -w * 0.28, y - 3.6);
      pen.lineTo(w * 0.28, y - 3.6);
      pen.quadraticCurveTo(w * 0.35, y - 2.6, r, y - 2.5);
      pen.quadraticCurveTo(0, y - 1.9, -r, y - 2.5);
      pen.closePath();
    }, roof);
  }
  s.line(N.gold, 0.16, 0, -15.2, 0, -17.6);
});

export const saloon = sketched(
  7.6,
  7,
  (random) => random.pick([oklch(0.6, 0.07, 60), oklch(0.55, 0.09, 35), oklch(0.6, 0.05, 150)]),
  (s, c) => {
    s.box(-3.5, 0, 7, 4.6, c);
    for (let i = 0; i < 12; i++) {
      s.mark(-3.5, -0.2 - i * 0.38, 7, 0.03, c, 0.05);
    }
    s.face(shade(c, 0.05), -3.6, -4.4, -3.6, -6, -2, -6, -1.4, -6.7, 1.4, -6.7, 2, -6, 3.6, -6, 3.6, -4.4);
    s.mark(-2.2, -5, 4.4, 0.8, N.brown, 0.3);
    for (let i = 0; i < 6; i++) {
      s.mark(-1.8 + i * 0.62, -5.15, 0.4, 0.5, N.cream, 0.8);
    }
    drawWindow(s.painter, { x: -2.9, foot: -0.8, width: 1.2, height: 1.3 });
    drawWindow(s.painter, { x: 1.7, foot: -0.8, width: 1.2, height: 1.3 });
    drawDoor(s.painter, { x: -0.7, foot: 0, width: 1.4, height: 2.2 }, N.brown);
    for (const x of [-2.8, 1.9]) {
      drawWindow(s.painter, { x, foot: -3.3, width: 0.8, height: 0.9 });
    }
    s.face(shade(c, -0.1), -3.9, -2.8, 3.9, -2.8, 3.6, -3.2, -3.6, -3.2);
    for (const x of [-3.7, -1.3, 1.2, 3.6]) {
      s.box(x - 0.06, 0, 0.13, 2.8, N.brown);
    }
    s.box(-3.9, 0, 7.8, 0.18, N.tan);
  },
);

export const greenhouseHouse = sketched(6, 4, fixed, (s) => {
  for (let i = 0; i < 9; i++) {
    s.ball(-2.2 + i * 0.55, -0.8 - (i % 3) * 0.4, 0.45, 0.6, oklch(0.5, 0.12, 140));
  }
  s.painter.form(
    (pen) => {
      pen.moveTo(-2.8, 0);
      pen.lineTo(-2.8, -2.2);
      pen.lineTo(0, -3.7);
      pen.lineTo(2.8, -2.2);
      pen.lineTo(2.8, 0);
      pen.closePath();
    },
    oklch(0.88, 0.04, 190),
    { alpha: 0.42 },
  );
  for (const l of [
    [-2.8, 0, -2.8, -2.2, 0, -3.7, 2.8, -2.2, 2.8, 0],
    [-2.8, -2.2, 2.8, -2.2],
    [-1.4, 0, -1.4, -2.9],
    [1.4, 0, 1.4, -2.9],
    [0, 0, 0, -3.7],
  ]) {
    s.line(N.white, 0.09, ...l);
  }
  s.box(-2.9, 0, 5.8, 0.45, oklch(0.55, 0.08, 40));
  if (s.painter.lampsLit) {
    s.painter.glow(0, -1.4, 2.6, s.painter.palette.lamp, 0.4);
  }
});

export const torii = sketched(7, 6.4, fixed, (s) => {
  const red = oklch(0.55, 0.19, 32);
  for (const x of [-2.3, 2.3]) {
    s.face(red, x - 0.3, 0, x * 0.96 - 0.22, -5, x * 0.96 + 0.22, -5, x + 0.3, 0);
    s.box(x - 0.4, 0, 0.8, 0.5, N.charcoal);
  }
  s.box(-2.8, -4, 5.6, 0.36, red);
  s.painter.form((pen) => {
    pen.moveTo(-3.4, -5.6);
    pen.quadraticCurveTo(0, -5.1, 3.4, -5.6);
    pen.lineTo(3.3, -4.9);
    pen.quadraticCurveTo(0, -4.7, -3.3, -4.9);
    pen.closePath();
  }, red);
  s.painter.form((pen) => {
    pen.moveTo(-3.6, -5.95);
    pen.quadraticCurveTo(0, -5.4, 3.6, -5.95);
    pen.lineTo(3.45, -5.55);
    pen.quadraticCurveTo(0, -5.1, -3.45, -5.55);
    pen.closePath();
  }, N.charcoal);
  s.box(-0.35, -4, 0.7, 0.95, N.charcoal);
});
export const hangar = sketched(22, 9, fixed, (s) => {
  const c = oklch(0.68, 0.03, 230);
  s.painter.form((pen) => {
    pen.moveTo(-10.5, 0);
    pen.lineTo(-10.5, -3.6);
    pen.bezierCurveTo(-8, -9.6, 8, -9.6, 10.5, -3.6);
    pen.lineTo(10.5, 0);
    pen.closePath();
  }, c);
  for (let i = 0; i < 8; i++) {
    s.mark(-8 + i * 2, 0, 1.92, 4.6, shade(c, -0.16), 0.3 + (i % 2) * 0.2);
  }
  for (let i = 0; i < 7; i++) {
    s.lamp(-7 + i * 2.1, -5.1, 1.3, 0.6, N.sky);
  }
});
export const stand = sketched(
  20,
  11,
  (random) => Array.from({ length: 150 }, () => random.next()),
  (s, crowd) => {
    const c = oklch(0.6, 0.02, 250);
    s.face(c, -10, 0, -10, -8, 10, -8, 10, 0);
    for (let r = 0; r < 8; r++) {
      s.mark(-10, -0.6 - r, 20, 0.35, c, 0.8);
    }
    const hues = [N.crimson, N.blue, N.yellow, N.white, N.teal];
    crowd.forEach((v, i) =>
      flat(
        s.painter,
        (pen) => pen.arc(-9.8 + (i % 30) * 0.66 + v * 0.3, -1.2 - Math.floor(i / 30) * 1.45 - v * 0.4, 0.26, 0, 7),
        hues[Math.floor(v * 5)] ?? N.red,
        0.6,
      ),
    );
    s.face(oklch(0.82, 0.02, 240), -10.2, -8.4, -10.2, -9.6, 10.2, -10.4, 10.2, -8.8);
  },
);
