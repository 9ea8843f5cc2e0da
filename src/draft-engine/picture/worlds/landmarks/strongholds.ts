import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../colour.ts';
import { archway } from '../outlines.ts';
import { drawMasonry, drawWindow } from '../street/building-kit.ts';
import { flat } from '../tones.ts';
import { fixed, sketched, type Sketch } from './sketch.ts';

const STONE = oklch(0.68, 0.025, 80);

interface Keep {
  x: number;
  width: number;
  height: number;
  colour?: Colour;
  roof: Colour;
}

/** A tower with battlements, arrow slits and a pointed roof with a pennant. */
function keep(s: Sketch, { x, width: w, height: h, colour = STONE, roof }: Keep): void {
  s.box(x - w / 2, 0, w, h, colour, { modelling: 1.1 });
  drawMasonry(
    s.painter,
    Math.round((x + 99) * 31 + h),
    { x: x - w / 2, foot: 0, width: w, height: h },
    { colour: shade(colour, -0.1), unit: 0.5, share: 0.18 },
  );
  for (let i = 0; i < 5; i++) {
    s.box(x - w / 2 - 0.2 + (i * (w + 0.4)) / 4.6, -h, (w + 0.4) / 8, 0.9, colour);
  }
  s.box(x - w / 2 - 0.25, -h + 0.5, w + 0.5, 0.5, colour);
  for (const at of [0.35, 0.62, 0.84]) {
    drawWindow(
      s.painter,
      { x: x - 0.3, foot: -h * at, width: 0.6, height: 1.3 },
      { arch: true, frame: shade(colour, -0.15), bars: 0 },
    );
  }
  s.face(roof, x - w / 2 - 0.5, -h - 0.3, x, -h - w * 1.35, x + w / 2 + 0.5, -h - 0.3);
  s.line(N.charcoal, 0.09, x, -h - w * 1.3, x, -h - w * 1.35 - 1.6);
  s.face(N.crimson, x, -h - w * 1.35 - 1.6, x + 1.4, -h - w * 1.35 - 1.2, x, -h - w * 1.35 - 0.8);
}

export const castle = sketched(
  36,
  32,
  (random) => random.pick([oklch(0.45, 0.12, 25), oklch(0.42, 0.09, 260), oklch(0.42, 0.08, 170)]),
  (s, roof) => {
    keep(s, { x: -7, width: 5, height: 15, colour: shade(STONE, -0.05), roof });
    keep(s, { x: 7.5, width: 5, height: 14, colour: shade(STONE, -0.05), roof });
    keep(s, { x: 0.5, width: 6.5, height: 20, roof });
    s.box(-14, 0, 28, 8, STONE, { modelling: 0.7 });
    drawMasonry(
      s.painter,
      71,
      { x: -14, foot: 0, width: 28, height: 8 },
      { colour: shade(STONE, -0.1), unit: 0.55, share: 0.2 },
    );
    for (let i = 0; i < 15; i++) {
      s.box(-14 + i * 1.93, -8, 1, 1, STONE);
    }
    keep(s, { x: -14, width: 4.6, height: 11, roof });
    keep(s, { x: 14, width: 4.6, height: 12, roof });
    s.painter.patch(archway(-2.1, 0, 4.2, 5.4), mix(N.brown, s.painter.palette.ambient, 0.5));
    flat(s.painter, archway(-1.7, 0, 3.4, 4.9), oklch(0.4, 0.06, 45), 0.4);
    for (let i = 0; i < 6; i++) {
      s.line(N.charcoal, 0.1, -1.5 + i * 0.6, 0, -1.5 + i * 0.6, -4.3);
    }
  },
);

export const stoneTower = sketched(
  7,
  21.2,
  (random) => random.pick([oklch(0.45, 0.11, 25), oklch(0.42, 0.08, 250)]),
  (s, roof) => keep(s, { x: 0, width: 5, height: 12, roof }),
);

export const gateHouse = sketched(6, 5, fixed, (s) => {
  for (const x of [-2.5, 1.7]) {
    s.box(x, 0, 0.9, 3.6, STONE);
    drawMasonry(
      s.painter,
      Math.round(x * 9),
      { x, foot: 0, width: 0.9, height: 3.6 },
      { colour: shade(STONE, -0.1), unit: 0.2, share: 0.4 },
    );
    s.box(x - 0.12, -3.6, 1.14, 0.25, STONE);
    s.ball(x + 0.45, -4.15, 0.34, 0.34, STONE);
  }
  for (let i = 0; i < 14; i++) {
    const h = 2.4 + Math.sin((i / 13) * 3.14) * 0.7;
    s.box(-1.58 + i * 0.245, 0, 0.06, h, N.charcoal, { line: 0.3 });
  }
  for (const y of [-0.5, -2.2]) {
    s.mark(-1.6, y, 3.3, 0.09, N.charcoal, 0.5);
  }
});
