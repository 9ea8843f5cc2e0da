import type { Painter } from '../../painter.ts';
import { placeOnFace, type FaceFrame } from './face-frame.ts';

/** What years draw on a face: brow, corners of the eyes, nose to mouth, under the eyes. */
export function drawAge(painter: Painter, frame: FaceFrame): void {
  const { design, view, expression } = frame;
  const { face, colours } = design;
  const smile = Math.max(0, expression.corner);
  const line = (points: readonly [number, number][], width: number, alpha: number): void => {
    painter.stroke(
      (pen) => {
        const [a, b, c] = points as [[number, number], [number, number], [number, number]];
        pen.moveTo(a[0], a[1]);
        pen.quadraticCurveTo(b[0], b[1], c[0], c[1]);
      },
      colours.skinDeep,
      width,
      alpha,
    );
  };
  const profile = view.name === 'profile';
  for (const out of [-1, 1] as const) {
    if (profile && out === 1) {
      continue;
    }
    const cheek = profile ? 0.56 : placeOnFace(view, out * 0.2).x;
    const end = profile ? 0.46 : placeOnFace(view, out * (face.mouthWidth + 0.1)).x;
    const fold = Math.max(face.wrinkles * 0.5, (smile - 0.6) * (design.spec.age === 'adult' ? 0.3 : 0.1));
    if (fold > 0.02) {
      line(
        [
          [cheek, face.noseY + 0.05],
          [end + (profile ? 0 : out * 0.02), face.noseY + 0.11],
          [end, face.mouthY - 0.02],
        ],
        0.02,
        fold * 0.85,
      );
    }
    if (face.wrinkles < 0.5) {
      continue;
    }
    const corner = profile ? 0.33 : placeOnFace(view, out * (face.eyeSpacing + 0.21)).x;
    const way = profile ? -1 : out;
    if (profile || out === -1 || Math.sin(view.drawn) < 0.3) {
      line(
        [
          [corner, face.eyeY - 0.02],
          [corner + way * 0.05, face.eyeY - 0.04],
          [corner + way * 0.095, face.eyeY - 0.075],
        ],
        0.016,
        0.4,
      );
      line(
        [
          [corner, face.eyeY + 0.06],
          [corner + way * 0.05, face.eyeY + 0.07],
          [corner + way * 0.09, face.eyeY + 0.1],
        ],
        0.016,
        0.4,
      );
    }
  }
  if (face.wrinkles < 0.5) {
    return;
  }
  const left = profile ? 0.44 : placeOnFace(view, -0.36).x;
  const right = profile ? 0.7 : placeOnFace(view, 0.36).x;
  for (const [y, alpha] of [
    [-0.42, 0.34],
    [-0.53, 0.26],
  ] as const) {
    line(
      [
        [left, y],
        [(left + right) / 2, y - 0.05 - expression.browHeight * 0.03],
        [right, y],
      ],
      0.018,
      alpha,
    );
  }
}
