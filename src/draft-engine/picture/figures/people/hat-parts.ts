import type { PersonFigure } from '../../../story/figure-spec.ts';
import { mix, oklch, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse, type Shape } from '../../shape.ts';
import type { FaceFrame } from './face-frame.ts';

/** Who wears a hat: a head that is seen from somewhere, and two colours. */
export type HatBearer = Pick<FaceFrame, 'view' | 'side'> & {
  design: { colours: { main: Colour; second: Colour }; spec: { hat: PersonFigure['hat'] } };
};

/** What a hat is drawn with; units are head radii, turned to the right. */
export interface HatFrame {
  painter: Painter;
  frame: HatBearer;
  main: Colour;
  second: Colour;
  /** How much the front shows to the right: sin and cos of the turn. */
  sin: number;
  cos: number;
}

export type HatDrawing = (hat: HatFrame) => void;

/** The band of a hat goes round the head at this height. */
export const BAND = -0.46;
/** Half-width of the head at the band, as it is seen. */
export const round = ({ sin, cos }: HatFrame, wide = 1.02, deep = 1.06): number => Math.hypot(wide * cos, deep * sin);
export const middle = ({ sin }: HatFrame): number => -0.06 * sin;

/** A crown that stands on the band: half-widths below and above and a height. */
export function crown(
  hat: HatFrame,
  colour: Colour,
  options: { top: number; spread?: number; flat?: number; band?: Colour; base?: number; lean?: number },
): Shape {
  const { painter } = hat;
  const x = middle(hat);
  const half = round(hat);
  const base = options.base ?? BAND;
  const upper = half * (options.spread ?? 0.92);
  const flat = options.flat ?? 0;
  const lean = options.lean ?? 0;
  const shape: Shape = (pen) => {
    pen.moveTo(x - half, base);
    if (flat === 0) {
      const tall = options.top - base;
      pen.bezierCurveTo(
        x - half * 1.03,
        base + tall * 0.62,
        x - half * 0.62 + lean,
        options.top - 0.02,
        x + lean,
        options.top - 0.02,
      );
      pen.bezierCurveTo(
        x + half * 0.62 + lean,
        options.top - 0.02,
        x + half * 1.03,
        base + tall * 0.62,
        x + half,
        base,
      );
      pen.quadraticCurveTo(x, base + 0.16, x - half, base);
      pen.closePath();
      return;
    }
    pen.bezierCurveTo(
      x - half * 1.02,
      base - 0.3,
      x - upper + lean,
      options.top + 0.02,
      x - upper * 0.96 + lean,
      options.top,
    );
    pen.quadraticCurveTo(x + lean, options.top - 0.07 * (1 - flat), x + upper * 0.96 + lean, options.top);
    pen.bezierCurveTo(x + upper + lean, options.top + 0.02, x + half * 1.02, base - 0.3, x + half, base);
    pen.quadraticCurveTo(x, base + 0.16, x - half, base);
    pen.closePath();
  };
  painter.form(shape, colour, { modelling: 1, rim: 0.6 });
  if (options.band) {
    const band = options.band;
    painter.within(shape, () =>
      painter.form(
        (pen) => {
          pen.moveTo(x - half * 1.1, base - 0.2);
          pen.quadraticCurveTo(x, base - 0.04, x + half * 1.1, base - 0.2);
          pen.lineTo(x + half * 1.1, base + 0.02);
          pen.quadraticCurveTo(x, base + 0.18, x - half * 1.1, base + 0.02);
          pen.closePath();
        },
        band,
        { modelling: 0.8, rim: 0 },
      ),
    );
  }
  return shape;
}

/** The front half of a brim all round the head. */
export function brim(
  hat: HatFrame,
  colour: Colour,
  [reach, thick, lift = 0]: readonly [reach: number, thick: number, lift?: number],
): void {
  const x = middle(hat);
  const half = round(hat) + reach;
  const y = BAND + 0.04;
  hat.painter.form(
    (pen) => {
      pen.moveTo(x - half, y - lift);
      pen.bezierCurveTo(x - half * 0.7, y + thick * 1.9, x + half * 0.7, y + thick * 1.9, x + half, y - lift);
      pen.bezierCurveTo(
        x + half * 1.03,
        y - thick * 0.5 - lift,
        x + half * 0.85,
        y - thick * 0.2 - lift,
        x + half * 0.7,
        y + thick * 0.1,
      );
      pen.bezierCurveTo(
        x + half * 0.4,
        y + thick * 0.65,
        x - half * 0.4,
        y + thick * 0.65,
        x - half * 0.7,
        y + thick * 0.1,
      );
      pen.bezierCurveTo(
        x - half * 0.85,
        y - thick * 0.2 - lift,
        x - half * 1.03,
        y - thick * 0.5 - lift,
        x - half,
        y - lift,
      );
      pen.closePath();
    },
    colour,
    { modelling: 0.9, rim: 0.6 },
  );
}

/** The inside of a brim behind the head. */
export function brimBehind(hat: HatFrame, colour: Colour, reach: number, thick: number): void {
  const half = round(hat) + reach;
  hat.painter.form(
    ellipse(middle(hat), BAND + 0.02, half * 0.97, thick * 1.15),
    mix(shade(colour, -0.16), hat.painter.palette.ambient, 0.25),
    { modelling: 0.5, rim: 0 },
  );
}

/** A peak over the eyes. */
export function peak(hat: HatFrame, colour: Colour, length = 0.42): void {
  const { sin, cos, painter } = hat;
  if (cos < -0.75) {
    return;
  }
  const x = middle(hat) + sin * 0.92;
  const reach = length * Math.abs(sin);
  const half = Math.max(0.22, 0.86 * Math.max(0, cos) + 0.12);
  const y = BAND + 0.06;
  const drop = 0.06 + 0.22 * Math.max(0, cos);
  if (cos < 0) {
    painter.form(
      blob(
        [
          { x: x - 0.12, y: y - 0.06 },
          { x: x + reach * 0.9, y: y + 0.02 },
          { x: x + reach * 0.8, y: y + 0.09 },
          { x: x - 0.12, y: y + 0.06 },
        ],
        0.2,
      ),
      colour,
      { modelling: 0.8, rim: 0.3 },
    );
    return;
  }
  painter.form(
    (pen) => {
      pen.moveTo(x - half, y - 0.02);
      pen.bezierCurveTo(
        x - half * 0.7,
        y + drop * 0.5,
        x + half * 0.3,
        y + drop * 0.2,
        x + half * 0.75 + reach * 0.1,
        y - 0.05,
      );
      pen.bezierCurveTo(
        x + half * 0.8 + reach * 0.6,
        y,
        x + half * 0.65 + reach * 1.1,
        y + drop * 0.9,
        x + half * 0.3 + reach,
        y + drop * 1.1,
      );
      pen.bezierCurveTo(
        x - half * 0.2 + reach * 0.4,
        y + drop * 1.5,
        x - half * 0.92,
        y + drop * 1.25,
        x - half,
        y - 0.02,
      );
      pen.closePath();
    },
    colour,
    { modelling: 0.8, rim: 0.5 },
  );
}

export const GOLD = oklch(0.82, 0.13, 88);
export const STRAW = oklch(0.82, 0.09, 85);

export function emblem(hat: HatFrame, draw: (x: number, narrow: number) => void): void {
  if (hat.cos < -0.1) {
    return;
  }
  draw(middle(hat) + hat.sin * 0.98, Math.max(0.3, hat.cos));
}

export function cloth(hat: HatFrame, colour: Colour, low: number): Shape {
  const { painter } = hat;
  const x = middle(hat);
  const half = round(hat, 1.05, 1.09);
  const front = hat.cos > 0 ? BAND + 0.08 : low;
  const shape: Shape = (pen) => {
    pen.moveTo(x - half * 0.99, low * 0.4);
    pen.bezierCurveTo(x - half * 1.08, -0.9, x - half * 0.6, -1.17, x, -1.17);
    pen.bezierCurveTo(
      x + half * 0.6,
      -1.17,
      x + half * 1.08,
      -0.9,
      x + half * 0.99,
      hat.sin > 0.3 && hat.cos > -0.3 ? front : low * 0.4,
    );
    pen.bezierCurveTo(
      x + half * 0.5,
      front - 0.12,
      x - half * 0.5,
      hat.sin > 0.8 ? low * 0.6 : front - 0.12,
      x - half * 0.99,
      low * 0.4,
    );
    pen.closePath();
  };
  painter.form(shape, colour, { modelling: 1, rim: 0.55 });
  return shape;
}
