import { oklch, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob } from '../../shape.ts';
import { placeOnFace, showsFace, type FaceFrame } from './face-frame.ts';

/** A cloth over nose and mouth. */
export function drawMask(painter: Painter, frame: FaceFrame): void {
  const { view, design } = frame;
  if (!showsFace(view)) {
    return;
  }
  const cloth = oklch(0.9, 0.025, 215);
  const { face } = design;
  const top = face.noseY - 0.1;
  const drop = frame.expression.open * 0.08;
  if (view.name === 'profile') {
    painter.stroke(
      (pen) => {
        pen.moveTo(0.5, top + 0.08);
        pen.lineTo(-0.12, 0.08);
        pen.moveTo(0.5, 0.84 + drop);
        pen.lineTo(-0.14, 0.3);
      },
      cloth,
      0.035,
    );
    painter.form(
      blob(
        [
          { x: 0.4, y: top + 0.05 },
          { x: 0.8, y: top + 0.02 },
          { x: 0.93, y: face.noseY + 0.08 },
          { x: 0.86, y: 0.86 + drop },
          { x: 0.68, y: 1.06 + drop },
          { x: 0.36, y: 0.94 + drop },
        ],
        0.2,
      ),
      cloth,
      { modelling: 0.8, rim: 0.3 },
    );
    return;
  }
  const at = (lateral: number): number => placeOnFace(view, lateral, 0.04).x;
  painter.stroke(
    (pen) => {
      pen.moveTo(at(-0.5), top + 0.06);
      pen.lineTo(view.name === 'front' ? -0.88 : -0.76, 0.1);
    },
    cloth,
    0.035,
  );
  if (view.name === 'front') {
    painter.stroke(
      (pen) => {
        pen.moveTo(at(0.5), top + 0.06);
        pen.lineTo(0.88, 0.1);
      },
      cloth,
      0.035,
    );
  }
  const shape = blob(
    [
      { x: at(-0.52), y: top + 0.06 },
      { x: at(0), y: top - 0.03 },
      { x: Math.min(at(0.52), 0.8), y: top + 0.06 },
      { x: Math.min(at(0.48), 0.74), y: 0.84 + drop },
      { x: at(0), y: 1.0 + drop },
      { x: at(-0.48), y: 0.84 + drop },
    ],
    0.25,
  );
  painter.form(shape, cloth, { modelling: 0.8, rim: 0.3 });
  for (const y of [0.58, 0.72]) {
    painter.stroke(
      (pen) => {
        pen.moveTo(at(-0.46), y + drop);
        pen.quadraticCurveTo(at(0), y + 0.06 + drop, Math.min(at(0.46), 0.74), y + drop);
      },
      shade(cloth, -0.12),
      0.02,
      0.5,
    );
  }
}
