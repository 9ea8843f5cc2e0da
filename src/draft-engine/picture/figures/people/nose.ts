import { mix, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { ellipse } from '../../shape.ts';
import { placeOnFace, type FaceFrame } from './face-frame.ts';

/** The nose: a warm tip, the shade under it and a light, more than a line. In profile it belongs to the outline. */
export function drawNose(painter: Painter, frame: FaceFrame): void {
  const { design, view } = frame;
  const { face, colours } = design;
  const y = face.noseY;
  const size = 0.106 * face.noseSize;
  if (view.name === 'profile') {
    const tip = 0.74 + 0.15 * face.noseSize;
    painter.stroke(
      (pen) => {
        pen.moveTo(tip - 0.14, y + 0.03);
        pen.quadraticCurveTo(tip - 0.2, y - 0.01, tip - 0.185, y + 0.065);
      },
      colours.skinDeep,
      0.018,
      0.55,
    );
    painter.patch(ellipse(tip - 0.1, y - 0.02, 0.08, 0.07), colours.blush, 0.28);
    return;
  }
  const tip = placeOnFace(view, 0, 0.2);
  const root = placeOnFace(view, 0, 0.02);
  const turned = Math.sin(view.drawn);
  const wide = size * face.noseWidth;
  const shadeSide = painter.light.x < 0 ? 1 : -1;
  // The far side of the bridge, from the brow down to the tip, shows when the head turns.
  if (turned > 0.2) {
    painter.patch(
      (pen) => {
        pen.moveTo(root.x + 0.05, face.eyeY - 0.12);
        pen.bezierCurveTo(root.x + 0.05, face.eyeY + 0.1, tip.x + wide * 0.4, y - 0.12, tip.x + wide * 0.9, y);
        pen.bezierCurveTo(tip.x + wide * 0.5, y + 0.03, tip.x, y, tip.x - wide * 0.1, y - 0.06);
        pen.bezierCurveTo(root.x + 0.02, face.eyeY + 0.14, root.x + 0.02, face.eyeY, root.x + 0.05, face.eyeY - 0.12);
        pen.closePath();
      },
      colours.skinShade,
      0.35,
    );
  } else {
    painter.patch(
      (pen) => {
        pen.moveTo(tip.x + shadeSide * 0.02, face.eyeY + 0.06);
        pen.quadraticCurveTo(tip.x + shadeSide * wide * 0.5, y - 0.1, tip.x + shadeSide * wide, y + size * 0.2);
        pen.quadraticCurveTo(tip.x + shadeSide * wide * 0.3, y, tip.x + shadeSide * 0.02, face.eyeY + 0.06);
        pen.closePath();
      },
      colours.skinShade,
      0.3,
    );
  }
  painter.patch(ellipse(tip.x, y, wide * 1.15, size * 0.85), colours.blush, 0.15);
  painter.patch(
    (pen) => {
      pen.moveTo(tip.x - wide * 1.05, y + size * 0.25);
      pen.bezierCurveTo(
        tip.x - wide * 0.8,
        y + size * 0.85,
        tip.x + wide * 0.8,
        y + size * 0.85,
        tip.x + wide * 1.05,
        y + size * 0.25,
      );
      pen.bezierCurveTo(
        tip.x + wide * 0.5,
        y + size * 0.62,
        tip.x - wide * 0.5,
        y + size * 0.62,
        tip.x - wide * 1.05,
        y + size * 0.25,
      );
      pen.closePath();
    },
    mix(colours.skinShade, colours.skinDeep, 0.55),
    0.75,
  );
  painter.patch(
    ellipse(tip.x - shadeSide * wide * 0.25, y - size * 0.3, wide * 0.3, size * 0.24),
    shade(colours.skin, 0.1),
    0.7,
  );
}
