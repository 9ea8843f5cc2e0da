import type { Painter } from '../../painter.ts';
import { placeOnFace, type FaceFrame } from './face-frame.ts';

/** Brows as tapered brush marks; they carry half of a feeling. */
export function drawBrows(painter: Painter, frame: FaceFrame): void {
  const { design, view, expression } = frame;
  const { face, colours } = design;
  for (const out of [-1, 1] as const) {
    if (view.name === 'profile' && out === 1) {
      continue;
    }
    const weak = out === design.weakSide * frame.side;
    const height = expression.browHeight + (weak ? expression.uneven * 1.1 : -expression.uneven * 0.3);
    const tilt = expression.browTilt;
    const spot = placeOnFace(view, out * (face.eyeSpacing + 0.02), 0.03);
    const half = 0.215 * spot.narrow * (view.name === 'profile' ? 0.8 : 1);
    const x = view.name === 'profile' ? 0.57 : spot.x;
    const way = view.name === 'profile' ? -1 : out;
    const y = face.eyeY - 0.2 * face.eyeSize - 0.125 - height * 0.115;
    const innerX = x - way * half;
    const outerX = x + way * half;
    const innerY = y + 0.02 - tilt * 0.1;
    const outerY = y + 0.05 + tilt * 0.05 - Math.max(0, -tilt) * 0.03;
    const weight = 0.043 * face.browWeight;
    const arch = 0.075 + Math.max(0, height) * 0.035 - Math.max(0, -tilt) * 0.04;
    painter.patch(
      (pen) => {
        pen.moveTo(innerX, innerY - weight * 0.75);
        pen.bezierCurveTo(
          innerX + way * half * 0.6,
          innerY - weight * 1.15 - arch * 0.6,
          outerX - way * half * 0.7,
          outerY - arch - weight * 0.6,
          outerX,
          outerY,
        );
        pen.bezierCurveTo(
          outerX - way * half * 0.7,
          outerY - arch + weight * 0.9,
          innerX + way * half * 0.6,
          innerY + weight * 0.8 - arch * 0.4,
          innerX - way * 0.012,
          innerY + weight * 0.75,
        );
        pen.quadraticCurveTo(innerX - way * 0.03, innerY, innerX, innerY - weight * 0.75);
        pen.closePath();
      },
      colours.brow,
      0.94,
    );
    if (tilt < -0.55 && view.name !== 'profile') {
      painter.stroke(
        (pen) => {
          pen.moveTo(innerX - way * 0.06, innerY - 0.07);
          pen.quadraticCurveTo(innerX - way * 0.055, innerY + 0.01, innerX - way * 0.035, innerY + 0.06);
        },
        colours.skinDeep,
        0.02,
        0.4 * -tilt,
      );
    }
  }
}
