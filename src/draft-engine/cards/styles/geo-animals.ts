import { oklch, type Colour } from '../../picture/colour.ts';
import { ellipse, polygon, rectangle } from '../../picture/shape.ts';
import type { Easel } from '../art.ts';
import { regular, starShape } from '../shapes.ts';
import { half, quarter } from './geo-shapes.ts';

/** The animals of plain forms, in the order from which they are picked. */
export const GEO_ANIMALS = [
  'fox',
  'owl',
  'cat',
  'bear',
  'rabbit',
  'fish',
  'bird',
  'elephant',
  'lion',
  'panda',
  'whale',
  'deer',
] as const;
type Animal = (typeof GEO_ANIMALS)[number];
/** The main colour, a dark one, a pale one, and an accent. */
export type GeoColours = readonly [Colour, Colour, Colour, Colour];

const eye = ({ painter }: Easel, x: number, y: number, size: number): void => {
  painter.patch(ellipse(x, y, size, size), oklch(0.98, 0, 0));
  painter.patch(ellipse(x, y, size * 0.56, size * 0.56), oklch(0.2, 0.02, 280));
};

/** Each animal in 1000 × 1000 units. */
export const GEO_DRAWINGS: Readonly<Record<Animal, (easel: Easel, colours: GeoColours) => void>> = {
  fox: (easel, [main, dark, pale, accent]) => {
    const { painter } = easel;
    painter.patch(
      polygon([
        { x: -380, y: -400 },
        { x: 0, y: -150 },
        { x: -380, y: 0 },
      ]),
      main,
    );
    painter.patch(
      polygon([
        { x: 380, y: -400 },
        { x: 0, y: -150 },
        { x: 380, y: 0 },
      ]),
      main,
    );
    painter.patch(
      polygon([
        { x: -330, y: -310 },
        { x: -150, y: -190 },
        { x: -330, y: -110 },
      ]),
      accent,
    );
    painter.patch(
      polygon([
        { x: 330, y: -310 },
        { x: 150, y: -190 },
        { x: 330, y: -110 },
      ]),
      accent,
    );
    painter.patch(
      polygon([
        { x: -380, y: -130 },
        { x: 380, y: -130 },
        { x: 0, y: 420 },
      ]),
      main,
    );
    painter.patch(
      polygon([
        { x: -380, y: -130 },
        { x: 0, y: 60 },
        { x: 0, y: 420 },
      ]),
      pale,
    );
    painter.patch(
      polygon([
        { x: 380, y: -130 },
        { x: 0, y: 60 },
        { x: 0, y: 420 },
      ]),
      pale,
    );
    painter.patch(
      polygon([
        { x: -70, y: 318 },
        { x: 70, y: 318 },
        { x: 0, y: 424 },
      ]),
      dark,
    );
    eye(easel, -150, -40, 42);
    eye(easel, 150, -40, 42);
  },
  owl: (easel, [main, dark, pale, accent]) => {
    const { painter } = easel;
    painter.patch(rectangle(-300, -330, 600, 760, 300), main);
    painter.patch(
      polygon([
        { x: -300, y: -60 },
        { x: -300, y: -420 },
        { x: 0, y: -250 },
      ]),
      main,
    );
    painter.patch(
      polygon([
        { x: 300, y: -60 },
        { x: 300, y: -420 },
        { x: 0, y: -250 },
      ]),
      main,
    );
    painter.patch(half(0, 130, 210, 0), pale);
    for (let row = 0; row < 3; row++) {
      for (let column = -1 + row * 0.5; column <= 1 - row * 0.5; column++) {
        painter.patch(half(column * 120, 150 + row * 66, 50, 0), accent);
      }
    }
    painter.patch(quarter(-300, 40, 240, 0), dark);
    painter.patch(quarter(300, 40, 240, Math.PI / 2), dark);
    for (const side of [-1, 1]) {
      painter.patch(ellipse(side * 140, -130, 138, 138), pale);
      eye(easel, side * 140, -130, 92);
    }
    painter.patch(
      polygon([
        { x: -54, y: -70 },
        { x: 54, y: -70 },
        { x: 0, y: 40 },
      ]),
      accent,
    );
  },
  cat: (easel, [main, dark, pale, accent]) => {
    const { painter } = easel;
    painter.patch(
      polygon([
        { x: -330, y: -410 },
        { x: -330, y: 0 },
        { x: 0, y: -160 },
      ]),
      main,
    );
    painter.patch(
      polygon([
        { x: 330, y: -410 },
        { x: 330, y: 0 },
        { x: 0, y: -160 },
      ]),
      main,
    );
    painter.patch(ellipse(0, 60, 340, 340), main);
    painter.patch(half(0, 60, 340, Math.PI / 2), dark, 0.35);
    painter.patch(ellipse(0, 190, 150, 120), pale);
    painter.patch(
      polygon([
        { x: -50, y: 120 },
        { x: 50, y: 120 },
        { x: 0, y: 180 },
      ]),
      accent,
    );
    for (const side of [-1, 1]) {
      eye(easel, side * 150, 10, 62);
      for (const y of [170, 214, 258]) {
        painter.stroke(
          polygon([
            { x: side * 170, y },
            { x: side * 400, y: y + (y - 214) * 0.7 },
          ]),
          dark,
          9,
        );
      }
    }
  },
  bear: (easel, [main, dark, pale, accent]) => {
    const { painter } = easel;
    for (const side of [-1, 1]) {
      painter.patch(ellipse(side * 260, -260, 130, 130), main);
      painter.patch(ellipse(side * 260, -260, 66, 66), accent);
    }
    painter.patch(ellipse(0, 30, 380, 380), main);
    painter.patch(half(0, 30, 380, 0), dark, 0.25);
    painter.patch(ellipse(0, 150, 190, 160), pale);
    painter.patch(rectangle(-70, 60, 140, 90, 45), dark);
    painter.patch(rectangle(-9, 140, 18, 90), dark);
    eye(easel, -160, -60, 46);
    eye(easel, 160, -60, 46);
  },
  rabbit: (easel, [main, dark, pale, accent]) => {
    const { painter } = easel;
    for (const side of [-1, 1]) {
      painter.patch(rectangle(side * 140 - 80, -470, 160, 460, 80), main);
      painter.patch(rectangle(side * 140 - 38, -410, 76, 320, 38), accent);
    }
    painter.patch(ellipse(0, 130, 320, 310), main);
    painter.patch(half(0, 130, 310, 0), pale);
    eye(easel, -130, 60, 56);
    eye(easel, 130, 60, 56);
    painter.patch(
      polygon([
        { x: -46, y: 140 },
        { x: 46, y: 140 },
        { x: 0, y: 200 },
      ]),
      dark,
    );
    painter.patch(rectangle(-44, 230, 40, 74, 10), oklch(0.99, 0, 0));
    painter.patch(rectangle(4, 230, 40, 74, 10), oklch(0.99, 0, 0));
  },
  fish: (easel, [main, dark, pale, accent]) => {
    const { painter } = easel;
    painter.patch(
      polygon([
        { x: 200, y: 0 },
        { x: 460, y: -250 },
        { x: 460, y: 250 },
      ]),
      accent,
    );
    painter.patch(ellipse(-60, 0, 350, 300), main);
    painter.patch(half(-60, 0, 300, 0), pale);
    painter.patch(quarter(-60, -290, 250, -Math.PI / 2), dark);
    for (let scale = 0; scale < 6; scale++) {
      painter.patch(half(-20 + (scale % 3) * 100, -60 + Math.floor(scale / 3) * 90, 48, -Math.PI / 2), dark, 0.6);
    }
    eye(easel, -240, -70, 62);
  },
  bird: (easel, [main, dark, pale, accent]) => {
    const { painter } = easel;
    painter.patch(
      polygon([
        { x: 120, y: 60 },
        { x: 470, y: -40 },
        { x: 340, y: 240 },
      ]),
      dark,
    );
    painter.patch(half(0, -20, 340, 0), main);
    painter.patch(ellipse(-180, -150, 190, 190), main);
    painter.patch(
      polygon([
        { x: -340, y: -210 },
        { x: -340, y: -90 },
        { x: -490, y: -130 },
      ]),
      accent,
    );
    painter.patch(quarter(40, 0, 280, Math.PI / 2), pale);
    painter.patch(quarter(80, -20, 260, 0), dark);
    eye(easel, -220, -170, 56);
    for (const x of [-80, 60]) {
      painter.patch(rectangle(x, 300, 22, 140), accent);
      painter.patch(rectangle(x - 60, 424, 90, 20), accent);
    }
  },
  elephant: (easel, [main, dark, pale, accent]) => {
    const { painter } = easel;
    for (const side of [-1, 1]) {
      painter.patch(ellipse(side * 290, -40, 190, 230), dark);
      painter.patch(ellipse(side * 290, -40, 120, 150), accent);
    }
    painter.patch(rectangle(-240, -350, 480, 540, 240), main);
    painter.patch(rectangle(-78, 40, 156, 400, 78), main);
    for (const y of [210, 270, 330, 390]) {
      painter.patch(rectangle(-78, y, 156, 18), dark, 0.45);
    }
    for (const side of [-1, 1]) {
      painter.patch(
        polygon([
          { x: side * 90, y: 170 },
          { x: side * 150, y: 170 },
          { x: side * 170, y: 320 },
        ]),
        pale,
      );
      eye(easel, side * 120, -80, 46);
    }
  },
  lion: (easel, [main, dark, pale, accent]) => {
    const { painter } = easel;
    painter.patch(starShape({ x: 0, y: 0, outer: 470, inner: 390, points: 14 }), accent);
    painter.patch(starShape({ x: 0, y: 0, outer: 380, inner: 320, points: 14, turn: 0.22 }), dark);
    painter.patch(ellipse(0, 10, 290, 290), main);
    painter.patch(rectangle(-150, 90, 300, 160, 80), pale);
    painter.patch(
      polygon([
        { x: -70, y: 60 },
        { x: 70, y: 60 },
        { x: 0, y: 150 },
      ]),
      dark,
    );
    eye(easel, -126, -40, 50);
    eye(easel, 126, -40, 50);
  },
  panda: (easel, [main, dark, pale, accent]) => {
    const { painter } = easel;
    for (const side of [-1, 1]) {
      painter.patch(ellipse(side * 270, -270, 130, 130), dark);
    }
    painter.patch(ellipse(0, 20, 390, 360), pale);
    painter.patch(half(0, 20, 360, 0), main, 0.35);
    for (const side of [-1, 1]) {
      painter.patch(ellipse(side * 160, -20, 110, 130, side * 0.5), dark);
      eye(easel, side * 150, -20, 46);
    }
    painter.patch(rectangle(-66, 110, 132, 74, 37), dark);
    painter.patch(half(0, 220, 70, 0), accent);
  },
  whale: (easel, [main, dark, pale, accent]) => {
    const { painter } = easel;
    painter.patch(half(-60, 20, 370, 0), main);
    painter.patch(quarter(-60, 20, 370, -Math.PI), main);
    painter.patch(quarter(-60, 20, 370, -Math.PI / 2), main);
    painter.patch(half(-60, 20, 370, 0), pale, 0.85);
    painter.patch(rectangle(-430, 8, 740, 24), main);
    painter.patch(
      polygon([
        { x: 250, y: 60 },
        { x: 400, y: -70 },
        { x: 400, y: 90 },
      ]),
      main,
    );
    painter.patch(half(400, -130, 120, Math.PI * 0.75), dark);
    painter.patch(half(400, -130, 120, Math.PI * 0.25), dark);
    for (const [x, y] of [
      [-120, -420],
      [-60, -470],
      [0, -420],
    ] as const) {
      painter.patch(regular({ x, y, radius: 40, corners: 4 }), accent);
    }
    eye(easel, -270, -60, 48);
  },
  deer: (easel, [main, dark, pale, accent]) => {
    const { painter } = easel;
    for (const side of [-1, 1]) {
      painter.patch(rectangle(side * 150 - 16, -470, 32, 260), dark);
      painter.patch(rectangle(side * 210 - 70, -400, 140, 30), dark);
      painter.patch(rectangle(side * 264 - 15, -470, 30, 100), dark);
      painter.patch(ellipse(side * 290, -110, 130, 66, side * -0.4), accent);
    }
    painter.patch(
      polygon([
        { x: -250, y: -230 },
        { x: 250, y: -230 },
        { x: 150, y: 300 },
        { x: -150, y: 300 },
      ]),
      main,
    );
    painter.patch(half(0, 280, 150, 0), pale);
    painter.patch(ellipse(0, 300, 84, 60), dark);
    painter.patch(regular({ x: 0, y: -120, radius: 70, corners: 4 }), pale);
    eye(easel, -140, -20, 48);
    eye(easel, 140, -20, 48);
  },
};
