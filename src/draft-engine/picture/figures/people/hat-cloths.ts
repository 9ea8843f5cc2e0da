import { mix, shade, type Colour } from '../../colour.ts';
import { blob, ellipse, type Point } from '../../shape.ts';
import { showsFace } from './face-frame.ts';
import { BAND, GOLD, crown, middle, round, type HatFrame } from './hat-parts.ts';

/** A band round the head, `y` its upper edge at the sides and `tall` its height. */
export function bandRound(hat: HatFrame, colour: Colour, y: number, tall: number): void {
  const x = middle(hat);
  const half = round(hat, 1.04, 1.08) * Math.sqrt(Math.max(0.3, 1 - Math.max(0, -y - 0.5) ** 2 * 1.1));
  const sag = hat.cos > 0 ? 0.17 : -0.08;
  hat.painter.form(
    (pen) => {
      pen.moveTo(x - half, y);
      pen.quadraticCurveTo(x, y + sag, x + half, y);
      pen.lineTo(x + half, y + tall);
      pen.quadraticCurveTo(x, y + tall + sag, x - half, y + tall);
      pen.closePath();
    },
    colour,
    { modelling: 0.8, rim: 0.2 },
  );
}

/** Cloth wound round the head, in crossing folds. */
export function wound(hat: HatFrame, colour: Colour, size: { top: number; wide: number; base: number }): void {
  const { painter } = hat;
  const x = middle(hat);
  const half = round(hat, size.wide, size.wide * 1.04);
  const front = hat.cos > 0 ? BAND + 0.06 : size.base + 0.3;
  const shape = blob([
    { x: x - half * 0.96, y: size.base },
    { x: x - half * 1.04, y: (size.top + size.base) / 2 },
    { x: x - half * 0.66, y: size.top + 0.16 },
    { x, y: size.top },
    { x: x + half * 0.66, y: size.top + 0.16 },
    { x: x + half * 1.04, y: (size.top + size.base) / 2 },
    { x: x + half * 0.96, y: size.base - 0.06 },
    { x: x + half * 0.4, y: front - 0.02 },
    { x: x - half * 0.4, y: front },
  ]);
  painter.form(shape, colour, { modelling: 1, rim: 0.6 });
  painter.within(shape, () => {
    for (let fold = 0; fold < 5; fold++) {
      const y = BAND + 0.02 - fold * 0.2;
      const lean = fold % 2 === 0 ? 0.3 : -0.3;
      painter.stroke(
        (pen) => {
          pen.moveTo(x - half * 1.1, y + lean * 0.5);
          pen.quadraticCurveTo(x + lean * 0.4, y - 0.16, x + half * 1.1, y - lean);
        },
        shade(colour, -0.13),
        0.045,
        0.6,
      );
    }
  });
}

/** Measures of cloth laid over the head, in head radii. */
interface Drape {
  /** Half-width of the opening for the face. */
  open: number;
  top: number;
  /** Where it ends beside the neck. */
  low: number;
  /** Where the opening is closed under the chin; absent for cloth that hangs open. */
  chin?: number;
  wide: number;
}

/** The outer edge of the cloth from its lower left over the crown to its lower right. */
function outerEdge(hat: HatFrame, { top, low, wide }: Drape): Point[] {
  const x = middle(hat);
  const half = round(hat, wide, wide * 1.03);
  return [
    { x: x - half * 0.98, y: low },
    { x: x - half * 1.06, y: low * 0.45 },
    { x: x - half * 1.02, y: -0.3 },
    { x: x - half * 0.66, y: top + 0.26 },
    { x, y: top },
    { x: x + half * 0.66, y: top + 0.26 },
    { x: x + half * 1.02, y: -0.3 },
    { x: x + half * 1.03, y: low * 0.45 },
    { x: x + half * 0.94, y: low },
  ];
}

const BROW = -0.64;

/** The edge before the face from its lower right over the brow to its lower left; in profile the near side only. */
function faceEdge(hat: HatFrame, { open, low, chin }: Drape): Point[] {
  const { sin, cos } = hat;
  const middleX = sin * 0.36;
  const reach = open * (0.42 + 0.58 * cos) + 0.1 * sin;
  const right = Math.min(middleX + reach, 1.04);
  const end = chin ?? low;
  const sides: Point[] = [
    { x: middleX - reach * 0.94, y: end - (chin === undefined ? 0 : 0.22) },
    { x: middleX - reach, y: 0.2 },
    { x: middleX - reach * 0.8, y: -0.42 },
    { x: middleX, y: BROW },
    { x: middleX + (right - middleX) * 0.8, y: -0.42 },
    { x: right, y: 0.2 },
    { x: middleX + (right - middleX) * 0.94, y: end - (chin === undefined ? 0 : 0.22) },
  ];
  return chin === undefined ? sides.toReversed() : [...sides.toReversed(), { x: middleX, y: chin }];
}

/** In profile: over the crown, down before the ear and, where it is closed, round under the chin. */
function profileOutline(hat: HatFrame, { top, low, chin, open, wide }: Drape): Point[] {
  const half = round(hat, wide, wide * 1.03);
  const x = middle(hat);
  const edge = 0.62 - open * 0.3;
  return [
    { x: x - half * 0.96, y: low },
    { x: x - half * 1.04, y: low * 0.4 },
    { x: x - half, y: -0.3 },
    { x: x - half * 0.62, y: top + 0.28 },
    { x, y: top },
    { x: x + half * 0.62, y: top + 0.22 },
    { x: 0.82, y: BROW - 0.06 },
    { x: edge + 0.16, y: -0.3 },
    { x: edge, y: 0.2 },
    ...(chin === undefined
      ? [{ x: edge - 0.04, y: low }]
      : [
          { x: edge + 0.1, y: 0.74 },
          { x: 0.66, y: chin },
          { x: 0.5, y: low },
        ]),
    { x: x - half * 0.3, y: low + 0.12 },
  ];
}

/** Cloth laid over head and neck that leaves the face free; from behind it is whole. */
export function drape(hat: HatFrame, colour: Colour, measures: Drape): void {
  const { painter } = hat;
  const { low, wide, chin } = measures;
  const x = middle(hat);
  const half = round(hat, wide, wide * 1.03);
  const look = { modelling: 1, rim: 0.45 };
  const outer = outerEdge(hat, measures);
  if (!showsFace(hat.frame.view)) {
    painter.form(blob([...outer, { x, y: low + 0.14 }], 0.1), colour, look);
    painter.stroke(
      (pen) => {
        pen.moveTo(x - half * 0.3, -0.4);
        pen.quadraticCurveTo(x - half * 0.2, low * 0.4, x - half * 0.4, low);
      },
      shade(colour, -0.12),
      0.045,
      0.5,
    );
    return;
  }
  if (hat.frame.view.name === 'profile') {
    painter.form(blob(profileOutline(hat, measures), 0.12), colour, look);
    return;
  }
  const inner = faceEdge(hat, measures);
  painter.form(
    chin === undefined
      ? blob([...outer, ...inner], 0.12)
      : (pen) => {
          blob([...outer, { x: x + hat.sin * 0.1, y: low + 0.2 }], 0.08)(pen);
          blob(inner)(pen);
        },
    colour,
    look,
  );
}

/** The part of a drape that hangs behind neck and shoulders. */
export function hangingBehind(hat: HatFrame, colour: Colour, low: number): void {
  const back = -hat.sin * 0.25;
  hat.painter.form(
    blob(
      [
        { x: -0.94 + back, y: -0.1 },
        { x: -1.06 + back, y: 0.5 },
        { x: -0.98 + back, y: low },
        { x: back, y: low + 0.12 },
        { x: 0.98 + back * 0.6, y: low },
        { x: 1.0 + back * 0.4, y: 0.5 },
        { x: 0.88 + back * 0.4, y: -0.1 },
      ],
      0.15,
    ),
    mix(shade(colour, -0.1), hat.painter.palette.ambient, 0.15),
    { modelling: 0.8, rim: 0.3 },
  );
}

/** A feather that sweeps back over a cap. */
export function plume(hat: HatFrame, colour: Colour): void {
  const root = middle(hat) + (hat.cos > 0 ? 0.5 * hat.frame.side : -0.4);
  const way = -hat.frame.side;
  hat.painter.form(
    blob([
      { x: root, y: -0.62 },
      { x: root + way * -0.12, y: -1.1 },
      { x: root + way * 0.2, y: -1.56 },
      { x: root + way * 0.85, y: -1.74 },
      { x: root + way * 1.1, y: -1.58 },
      { x: root + way * 0.6, y: -1.36 },
      { x: root + way * 0.28, y: -1.02 },
    ]),
    colour,
    { modelling: 0.9, rim: 0.5 },
  );
  hat.painter.stroke(
    (pen) => {
      pen.moveTo(root, -0.66);
      pen.bezierCurveTo(root, -1.1, root + way * 0.3, -1.45, root + way * 0.95, -1.63);
    },
    shade(colour, -0.16),
    0.03,
    0.7,
  );
}

/** Ribbons or a strap from the hat's sides to below the chin. */
export function chinStrap(hat: HatFrame, colour: Colour, width: number, low = 1.08): void {
  if (!showsFace(hat.frame.view)) {
    return;
  }
  const x = middle(hat);
  const half = round(hat) * 0.93;
  hat.painter.stroke(
    (pen) => {
      pen.moveTo(x - half, BAND + 0.1);
      pen.bezierCurveTo(x - half * 0.98, 0.5, x - half * 0.5 + hat.sin * 0.2, low, x + hat.sin * 0.34, low);
      if (hat.cos > 0.6) {
        pen.bezierCurveTo(x + half * 0.5 + hat.sin * 0.2, low, x + half * 0.95, 0.5, x + half * 0.97, BAND + 0.1);
      }
    },
    colour,
    width,
    0.9,
  );
}

/** A warrior's helm of the east: a bowl of plates, a guard that flares beside the neck, and a tassel. */
export function warHelm(hat: HatFrame, metal: Colour): void {
  const { painter, sin, cos } = hat;
  const x = middle(hat);
  const half = round(hat);
  for (const s of [-1, 1]) {
    if (s * sin > 0.5) {
      continue;
    }
    painter.form(
      blob(
        [
          { x: x + s * half * 0.86, y: -0.52 },
          { x: x + s * half * 1.04, y: -0.46 },
          { x: x + s * half * (1.22 + 0.06 * Math.abs(cos)), y: 0.34 },
          { x: x + s * half * 0.92, y: 0.3 },
        ],
        0.3,
      ),
      shade(metal, -0.05),
      { modelling: 0.9, rim: 0.5 },
    );
  }
  if (cos < -0.2) {
    painter.form(
      blob(
        [
          { x: x - half * 1.0, y: -0.5 },
          { x: x + half * 1.0, y: -0.5 },
          { x: x + half * 1.2, y: 0.42 },
          { x: x - half * 1.2, y: 0.42 },
        ],
        0.3,
      ),
      shade(metal, -0.04),
      { modelling: 0.9, rim: 0.4 },
    );
  }
  const shape = crown(hat, metal, { top: -1.3 });
  painter.within(shape, () => {
    for (const across of [-0.6, -0.2, 0.2, 0.6]) {
      painter.stroke(
        (pen) => {
          pen.moveTo(x + half * across, BAND + 0.1);
          pen.quadraticCurveTo(x + half * across * 0.9, -1.0, x + half * across * 0.2, -1.32);
        },
        shade(metal, -0.14),
        0.035,
        0.7,
      );
    }
  });
  bandRound(hat, GOLD, BAND - 0.05, 0.1);
  painter.form(ellipse(x, -1.38, 0.07, 0.16), GOLD, { modelling: 0.8, rim: 0.4 });
  painter.form(
    blob([
      { x: x - 0.07, y: -1.5 },
      { x: x + 0.07, y: -1.5 },
      { x: x + 0.2 - sin * 0.3, y: -1.2 },
      { x: x - 0.16 - sin * 0.3, y: -1.22 },
    ]),
    hat.second,
    { modelling: 0.8, rim: 0.3 },
  );
}
