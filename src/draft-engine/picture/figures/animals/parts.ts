import { type Colour, NAMED_COLOURS, mix, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse, polygon, type Shape } from '../../shape.ts';
import type { SpeciesDesign } from './species.ts';

/** The colours of one animal. */
export interface Coat {
  main: Colour;
  second: Colour;
  inner: Colour;
  dark: Colour;
}

/** A coat out of the figure's two colours. */
export function createCoat(main: Colour, second: Colour): Coat {
  return { main, second, inner: mix(NAMED_COLOURS.rose, main, 0.3), dark: shade(main, -0.22) };
}

/** How an animal is built and coloured. */
export interface Breed {
  design: SpeciesDesign;
  coat: Coat;
}

/** A round head around the origin. */
export interface AnimalHead {
  radius: number;
  /** Radians. */
  turn: number;
}

const points = (pairs: readonly (readonly [number, number])[]) => pairs.map(([x, y]) => ({ x, y }));
const curve = (...pairs: (readonly [number, number])[]): Shape => blob(points(pairs));

/** Ears on a head of a radius around the origin. Drawn before the head, so that they grow out of it. */
export function drawEars(painter: Painter, { design, coat }: Breed, { radius, turn }: AnimalHead, sway: number): void {
  const slide = -Math.sin(turn) * 0.25;
  for (const side of [-1, 1] as const) {
    painter.at(
      {
        x: (side * 0.62 + slide) * radius,
        y: -0.62 * radius,
        scaleX: side * radius,
        scaleY: radius,
        rotation: side * sway,
      },
      () => {
        switch (design.ears) {
          case 'none':
            return;
          case 'pointed':
            painter.form(curve([-0.32, 0.28], [0.02, -0.78], [0.3, -0.1], [0.36, 0.42]), coat.main);
            painter.patch(
              polygon(
                points([
                  [-0.1, 0.15],
                  [0.04, -0.48],
                  [0.22, 0.14],
                ]),
              ),
              coat.inner,
              0.8,
            );
            return;
          case 'round':
            painter.form(ellipse(0.14, -0.1, 0.36, 0.36), coat.main, { round: true });
            painter.patch(ellipse(0.14, -0.06, 0.2, 0.2), coat.inner, 0.8);
            return;
          case 'wide':
            painter.form(ellipse(0.42, 0.16, 0.56, 0.52), coat.main, { round: true });
            painter.patch(ellipse(0.42, 0.2, 0.36, 0.34), coat.inner, 0.75);
            return;
          case 'long':
            painter.form(curve([-0.26, 0.3], [-0.2, -0.8], [0.02, -1.45], [0.24, -0.8], [0.24, 0.3]), coat.main);
            painter.patch(curve([-0.1, 0.1], [-0.06, -0.7], [0.03, -1.1], [0.12, -0.7], [0.1, 0.1]), coat.inner, 0.8);
            return;
          case 'floppy':
            painter.form(curve([-0.1, -0.1], [0.4, -0.1], [0.72, 0.5], [0.5, 1.05], [0.2, 0.6]), coat.second);
            return;
          case 'tufts':
            painter.form(
              polygon(
                points([
                  [-0.2, 0.25],
                  [0.22, -0.62],
                  [0.34, 0.3],
                ]),
              ),
              coat.main,
            );
            return;
          case 'small':
            painter.form(ellipse(0.1, 0.02, 0.2, 0.22), coat.main, { round: true });
            return;
        }
      },
    );
  }
}

/** What grows on top of the head. */
export function drawHorns(painter: Painter, design: SpeciesDesign, radius: number, turn: number): void {
  const horn = NAMED_COLOURS.cream;
  const slide = Math.sin(turn) * 0.2 * radius;
  const sides = [-1, 1] as const;
  if (design.horns === 'one') {
    painter.form(
      polygon(
        points([
          [slide - radius * 0.13, -radius * 0.85],
          [slide + radius * 0.1, -radius * 1.75],
          [slide + radius * 0.16, -radius * 0.85],
        ]),
      ),
      NAMED_COLOURS.gold,
    );
  }
  if (design.horns === 'crest') {
    painter.form(
      curve(
        [-radius * 0.25, -radius * 0.85],
        [-radius * 0.2, -radius * 1.3],
        [0, -radius * 1.1],
        [radius * 0.14, -radius * 1.35],
        [radius * 0.3, -radius * 0.85],
      ),
      NAMED_COLOURS.red,
    );
  }
  if (design.horns === 'horns') {
    for (const side of sides) {
      painter.form(
        curve(
          [slide + side * radius * 0.35, -radius * 0.85],
          [slide + side * radius * 0.75, -radius * 1.25],
          [slide + side * radius * 0.6, -radius * 1.5],
          [slide + side * radius * 0.95, -radius * 1.15],
          [slide + side * radius * 0.6, -radius * 0.72],
        ),
        horn,
      );
    }
  }
  if (design.horns === 'antlers') {
    for (const side of sides) {
      painter.stroke(
        (pen) => {
          pen.moveTo(slide + side * radius * 0.3, -radius * 0.9);
          pen.quadraticCurveTo(
            slide + side * radius * 0.45,
            -radius * 1.5,
            slide + side * radius * 1.05,
            -radius * 1.8,
          );
          pen.moveTo(slide + side * radius * 0.5, -radius * 1.35);
          pen.lineTo(slide + side * radius * 0.9, -radius * 1.3);
          pen.moveTo(slide + side * radius * 0.65, -radius * 1.58);
          pen.lineTo(slide + side * radius * 0.6, -radius * 2);
        },
        NAMED_COLOURS.brown,
        radius * 0.13,
      );
    }
  }
  if (design.horns === 'antennae') {
    for (const side of sides) {
      painter.stroke(
        (pen) => {
          pen.moveTo(slide + side * radius * 0.25, -radius * 0.85);
          pen.quadraticCurveTo(slide + side * radius * 0.3, -radius * 1.4, slide + side * radius * 0.6, -radius * 1.6);
        },
        NAMED_COLOURS.charcoal,
        radius * 0.08,
      );
      painter.form(
        ellipse(slide + side * radius * 0.62, -radius * 1.63, radius * 0.12, radius * 0.12),
        NAMED_COLOURS.charcoal,
        { round: true },
      );
    }
  }
}

/** The tail, behind the body; its root is the origin, units are the body's height. */
export function drawTail(painter: Painter, design: SpeciesDesign, coat: Coat, wag: number): void {
  painter.at({ rotation: wag }, () => {
    switch (design.tail) {
      case 'none':
        return;
      case 'stub':
        painter.form(ellipse(0.06, -0.03, 0.07, 0.07), coat.second, { round: true });
        return;
      case 'long':
        painter.stroke(
          (pen) => {
            pen.moveTo(0, 0);
            pen.bezierCurveTo(0.22, 0.04, 0.3, -0.12, 0.24, -0.34);
          },
          coat.main,
          0.055,
        );
        return;
      case 'tuft':
        painter.stroke(
          (pen) => {
            pen.moveTo(0, 0);
            pen.bezierCurveTo(0.2, 0.02, 0.26, 0, 0.26, -0.16);
          },
          coat.main,
          0.035,
        );
        painter.form(curve([0.22, -0.14], [0.26, -0.3], [0.34, -0.16]), coat.dark);
        return;
      case 'bushy':
        painter.form(
          curve([0, 0.02], [0.2, 0.08], [0.36, -0.1], [0.34, -0.36], [0.2, -0.46], [0.2, -0.2], [0.08, -0.08]),
          coat.main,
        );
        painter.form(curve([0.34, -0.28], [0.33, -0.42], [0.2, -0.47], [0.22, -0.33]), coat.second, { line: 0 });
        return;
      case 'curl':
        painter.stroke(
          (pen) => {
            pen.moveTo(0, 0);
            pen.bezierCurveTo(0.16, 0.02, 0.2, -0.16, 0.1, -0.15);
            pen.bezierCurveTo(0.04, -0.14, 0.08, -0.06, 0.14, -0.09);
          },
          coat.main,
          0.05,
        );
        return;
      case 'fan':
        painter.form(
          polygon(
            points([
              [0, 0],
              [0.24, -0.1],
              [0.26, 0.02],
              [0.22, 0.12],
            ]),
          ),
          coat.second,
        );
        return;
      case 'fish':
        painter.form(curve([0, 0], [0.2, -0.2], [0.3, -0.2], [0.2, 0], [0.3, 0.2], [0.2, 0.2]), coat.main);
        return;
      case 'spiked':
        painter.form(curve([0, -0.06], [0.3, 0.06], [0.5, 0.02], [0.3, 0.14], [0, 0.12]), coat.main);
        for (const x of [0.1, 0.2, 0.3]) {
          painter.form(
            polygon(
              points([
                [x - 0.04, 0.02],
                [x + 0.02, -0.08],
                [x + 0.06, 0.05],
              ]),
            ),
            coat.second,
          );
        }
        return;
    }
  });
}

/** Nose and muzzle on a head of a radius; slides with the turn and stands out to the side in profile. */
export function drawMuzzle(
  painter: Painter,
  { design, coat }: Breed,
  { radius, turn }: AnimalHead,
  open: number,
): void {
  if (Math.abs(turn) > 1.9 || design.muzzle === 'none') {
    return;
  }
  const slide = Math.sin(Math.max(-1.4, Math.min(1.4, turn))) * 0.62 * radius;
  const light = mix(coat.second, NAMED_COLOURS.cream, 0.35);
  painter.at({ x: slide, y: radius * 0.28, scale: radius }, () => {
    const nose = (y: number, size: number): void => {
      painter.form(
        curve([-size, y - size * 0.4], [0, y - size * 0.6], [size, y - size * 0.4], [0, y + size * 0.7]),
        NAMED_COLOURS.charcoal,
        { round: true },
      );
      painter.patch(ellipse(-size * 0.3, y - size * 0.25, size * 0.28, size * 0.16), NAMED_COLOURS.white, 0.7);
    };
    switch (design.muzzle) {
      case 'short':
        painter.form(ellipse(0, 0.12, 0.46, 0.36), light, { round: true, line: 0.5 });
        nose(-0.12, 0.15);
        return;
      case 'long':
        painter.form(ellipse(slide * 0.2, 0.16, 0.44 + Math.abs(slide / radius) * 0.25, 0.36), light, {
          round: true,
          line: 0.5,
        });
        nose(-0.08, 0.16);
        return;
      case 'flat':
        painter.form(ellipse(0, 0.16, 0.56, 0.36), light, { round: true, line: 0.5 });
        nose(-0.12, 0.18);
        return;
      case 'snout':
        painter.form(ellipse(0, 0.06, 0.32, 0.24), coat.inner, { round: true });
        for (const x of [-0.11, 0.11]) {
          painter.patch(ellipse(x, 0.06, 0.05, 0.09), coat.dark);
        }
        return;
      case 'trunk':
        painter.form(
          curve([-0.24, -0.25], [0.24, -0.25], [0.22, 0.5], [0.46, 1.05], [0.16, 1.22], [-0.16, 0.6]),
          coat.main,
        );
        return;
      case 'beak':
        painter.form(
          polygon(
            points([
              [-0.24, 0],
              [0, -0.12],
              [0.24, 0],
              [0, 0.34 + open * 0.1],
            ]),
          ),
          NAMED_COLOURS.orange,
        );
        if (open > 0.1) {
          painter.form(
            polygon(
              points([
                [-0.18, 0.06],
                [0.18, 0.06],
                [0, 0.3 + open * 0.4],
              ]),
            ),
            NAMED_COLOURS.copper,
          );
        }
        return;
      case 'bill':
        painter.form(ellipse(0, 0.1, 0.42, 0.17), NAMED_COLOURS.orange, { round: true });
        if (open > 0.1) {
          painter.form(ellipse(0, 0.24 + open * 0.14, 0.34, 0.12), NAMED_COLOURS.copper);
        }
        return;
    }
  });
}
