import { mix, oklch, type Colour } from '../../colour.ts';
import { blob } from '../../shape.ts';
import type { Sketch } from './sketch.ts';

export const STONE = oklch(0.66, 0.02, 80);
export const BRASS = oklch(0.74, 0.12, 85);
export const IRON = oklch(0.3, 0.015, 260);

export type Pen = Parameters<Parameters<Sketch['painter']['form']>[0]>[0];

/** A closed curve through x, y, x, y … */
export function round(s: Sketch, colour: Colour, tension: number, ...numbers: number[]): void {
  const points = Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[index * 2] as number,
    y: numbers[index * 2 + 1] as number,
  }));
  s.painter.form(blob(points, tension), colour);
}

interface Ring {
  x: number;
  y: number;
  radius: number;
  thick: number;
}

/** A ring as a form, so that looks which draw lines give it one. */
export function ring(s: Sketch, { x, y, radius, thick }: Ring, colour: Colour): void {
  s.painter.stroke(
    (pen) => pen.ellipse(x, y, radius, radius, 0, 0, Math.PI * 2),
    mix(colour, s.painter.palette.ambient, 0.2),
    thick,
  );
}
