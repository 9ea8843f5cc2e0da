import type { AnimalFigure } from '../../../story/figure-spec.ts';
import { NAMED_COLOURS } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { ellipse, polygon } from '../../shape.ts';

/** Where things are worn. */
export interface Wearer {
  width: number;
  top: number;
  bottom: number;
  /** Of the head. */
  radius: number;
}

/** What an animal wears: a scarf, a belt, a tie, a bag. */
export function drawWear(painter: Painter, figure: AnimalFigure, { width, top, bottom, radius }: Wearer): void {
  const bright = NAMED_COLOURS.crimson;
  for (const accessory of figure.accessories) {
    switch (accessory) {
      case 'scarf':
        painter.form(ellipse(0, top + radius * 0.12, width * 0.34, radius * 0.22), bright);
        painter.form(
          polygon([
            { x: width * 0.12, y: top + radius * 0.1 },
            { x: width * 0.28, y: top + radius * 0.1 },
            { x: width * 0.3, y: top + radius * 1 },
            { x: width * 0.14, y: top + radius * 1.05 },
          ]),
          bright,
        );
        break;
      case 'bow_tie':
      case 'tie':
      case 'necklace':
      case 'badge':
        painter.form(
          polygon([
            { x: -radius * 0.3, y: top },
            { x: 0, y: top + radius * 0.14 },
            { x: -radius * 0.3, y: top + radius * 0.28 },
          ]),
          bright,
        );
        painter.form(
          polygon([
            { x: radius * 0.3, y: top },
            { x: 0, y: top + radius * 0.14 },
            { x: radius * 0.3, y: top + radius * 0.28 },
          ]),
          bright,
        );
        break;
      case 'belt':
        painter.form(ellipse(0, bottom - radius * 0.1, width * 0.46, radius * 0.14), NAMED_COLOURS.brown);
        break;
      case 'backpack':
        for (const side of [-1, 1]) {
          painter.stroke(
            (pen) => {
              pen.moveTo(side * width * 0.2, top);
              pen.lineTo(side * width * 0.26, top + (bottom - top) * 0.6);
            },
            NAMED_COLOURS.brown,
            radius * 0.14,
          );
        }
        break;
      default:
        break;
    }
  }
}
