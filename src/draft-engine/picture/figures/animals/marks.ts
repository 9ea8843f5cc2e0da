import { mix, NAMED_COLOURS } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { ellipse, type Shape } from '../../shape.ts';
import type { Coat } from './parts.ts';
import type { SpeciesDesign } from './species.ts';

/** The body that marks are painted on. */
export interface MarkedBody {
  body: Shape;
  width: number;
  top: number;
  bottom: number;
  /** How far the front has turned to the side. */
  slide: number;
  isBack: boolean;
}

/** Belly, stripes, spots, wool, spines, shell: painted on the body and nowhere else. */
export function drawMarks(
  painter: Painter,
  design: SpeciesDesign,
  coat: Coat,
  { body, width, top, bottom, slide, isBack }: MarkedBody,
): void {
  const length = bottom - top;
  const light = mix(coat.second, NAMED_COLOURS.cream, 0.3);
  painter.within(body, () => {
    const rows = 5;
    switch (design.marks) {
      case 'belly':
      case 'mask':
      case 'mane':
        if (!isBack) {
          painter.patch(ellipse(slide, top + length * 0.66, width * 0.3, length * 0.46), light, 0.95);
        }
        return;
      case 'hood':
        if (!isBack) {
          painter.patch(ellipse(slide, top + length * 0.6, width * 0.36, length * 0.6), NAMED_COLOURS.white);
        }
        return;
      case 'patches':
        for (const [x, y, r] of [
          [-0.3, 0.2, 0.2],
          [0.3, 0.55, 0.24],
          [-0.2, 0.9, 0.2],
        ] as const) {
          painter.patch(ellipse(x * width + slide, top + y * length, r * width, r * width * 0.85, x), coat.second);
        }
        return;
      case 'spots':
        for (let index = 0; index < 9; index++) {
          painter.patch(
            ellipse(
              (((index * 0.37) % 1) - 0.5) * width * 0.9,
              top + ((index * 0.61) % 1) * length,
              width * 0.06,
              width * 0.055,
            ),
            light,
            0.9,
          );
        }
        return;
      case 'stripes':
        for (let row = 0; row < rows; row++) {
          painter.stroke(
            (pen) => {
              const y = top + ((row + 0.4) / rows) * length;
              pen.moveTo(-width * 0.5, y);
              pen.quadraticCurveTo(0, y + length * 0.08, width * 0.5, y);
            },
            coat.dark,
            width * 0.07,
            0.9,
          );
        }
        return;
      case 'wool':
        for (let row = 0; row < rows; row++) {
          for (let column = -2; column <= 2; column++) {
            painter.form(
              ellipse(
                column * width * 0.2 + (row % 2) * width * 0.1,
                top + ((row + 0.4) / rows) * length,
                width * 0.16,
                width * 0.15,
              ),
              coat.main,
              { round: true, line: 0.4 },
            );
          }
        }
        return;
      case 'spines':
        for (let row = 0; row < rows; row++) {
          for (let column = -3; column <= 3; column++) {
            painter.stroke(
              (pen) => {
                const x = column * width * 0.15;
                const y = top + ((row + 0.5) / rows) * length;
                pen.moveTo(x, y);
                pen.lineTo(x * 1.2, y - width * 0.12);
              },
              coat.dark,
              width * 0.035,
            );
          }
        }
        if (!isBack) {
          painter.patch(ellipse(slide, top + length * 0.72, width * 0.3, length * 0.46), light);
        }
        return;
      case 'shell':
        if (isBack) {
          painter.patch(ellipse(0, top + length * 0.5, width * 0.46, length * 0.6), coat.second);
          for (const x of [-0.2, 0, 0.2]) {
            painter.patch(ellipse(x * width, top + length * 0.5, width * 0.08, width * 0.1), coat.dark, 0.5);
          }
        } else {
          painter.patch(ellipse(slide, top + length * 0.58, width * 0.36, length * 0.54), light);
          for (const y of [0.4, 0.6, 0.8]) {
            painter.stroke(
              (pen) => {
                pen.moveTo(slide - width * 0.3, top + y * length);
                pen.lineTo(slide + width * 0.3, top + y * length);
              },
              coat.dark,
              width * 0.02,
              0.4,
            );
          }
        }
        return;
      case 'none':
        return;
    }
  });
}
