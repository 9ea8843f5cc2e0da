import { oklch } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob } from '../../shape.ts';
import { placeOnFace, showsFace, type FaceFrame } from './face-frame.ts';

/** A patch over the person's left eye: the drawing's right, unless it is mirrored. */
export function drawPatch(painter: Painter, frame: FaceFrame): void {
  const { view, design, side } = frame;
  if (!showsFace(view)) {
    return;
  }
  const black = oklch(0.22, 0.02, 280);
  const { face } = design;
  if (view.name === 'profile' && side === 1) {
    painter.stroke(
      (pen) => {
        pen.moveTo(0.74, -0.16);
        pen.quadraticCurveTo(0.2, -0.32, -0.9, -0.1);
      },
      black,
      0.045,
    );
    return;
  }
  const spot = view.name === 'profile' ? { x: 0.55, narrow: 0.7 } : placeOnFace(view, side * face.eyeSpacing, 0.08);
  const w = 0.25 * spot.narrow;
  const level = side > 0 ? -0.5 : 0.02;
  painter.stroke(
    (pen) => {
      pen.moveTo(-0.86, view.name === 'front' ? level : -0.42);
      pen.quadraticCurveTo(spot.x - 0.2, -0.34, spot.x, face.eyeY - 0.1);
      pen.lineTo(Math.min(0.88, spot.x + w * 1.6), side > 0 ? face.eyeY - 0.12 : -0.4);
    },
    black,
    0.045,
  );
  painter.form(
    blob(
      [
        { x: spot.x - w, y: face.eyeY - 0.17 },
        { x: spot.x + w, y: face.eyeY - 0.17 },
        { x: spot.x + w * 0.85, y: face.eyeY + 0.16 },
        { x: spot.x, y: face.eyeY + 0.26 },
        { x: spot.x - w * 0.85, y: face.eyeY + 0.16 },
      ],
      0.1,
    ),
    black,
    { modelling: 0.8, rim: 0.4 },
  );
}
