import type { Painter } from '../../painter.ts';
import { placeOnFace, type FaceFrame } from './face-frame.ts';

type Spot = readonly [x: number, y: number];

/** What years draw on a face: brow, corners of the eyes, nose to mouth, under the eyes. */
export function drawAge(painter: Painter, frame: FaceFrame): void {
  const { view, design } = frame;
  const isOld = design.face.wrinkles >= 0.5;
  for (const out of view.name === 'profile' ? [-1] : [-1, 1]) {
    drawFold(painter, frame, out);
    if (isOld) {
      drawEyeCorner(painter, frame, out);
    }
  }
  if (isOld) {
    drawBrow(painter, frame);
  }
}

function drawLine(painter: Painter, frame: FaceFrame, [from, by, to]: readonly [Spot, Spot, Spot], pen: Pencil): void {
  painter.stroke(
    (path) => {
      path.moveTo(from[0], from[1]);
      path.quadraticCurveTo(by[0], by[1], to[0], to[1]);
    },
    frame.design.colours.skinDeep,
    pen.width,
    pen.alpha,
  );
}

interface Pencil {
  width: number;
  alpha: number;
}

/** From the nose to the corner of the mouth: deeper with years, and with a broad smile. */
function drawFold(painter: Painter, frame: FaceFrame, out: number): void {
  const { design, view, expression } = frame;
  const { face } = design;
  const smile = Math.max(0, expression.corner);
  const depth = Math.max(face.wrinkles * 0.5, (smile - 0.6) * (design.spec.age === 'adult' ? 0.3 : 0.1));
  if (depth <= 0.02) {
    return;
  }
  const profile = view.name === 'profile';
  const cheek = profile ? 0.56 : placeOnFace(view, out * 0.2).x;
  const end = profile ? 0.46 : placeOnFace(view, out * (face.mouthWidth + 0.1)).x;
  drawLine(
    painter,
    frame,
    [
      [cheek, face.noseY + 0.05],
      [end + (profile ? 0 : out * 0.02), face.noseY + 0.11],
      [end, face.mouthY - 0.02],
    ],
    { width: 0.02, alpha: depth * 0.85 },
  );
}

/** Two lines beside an eye, where that side of the face is seen. */
function drawEyeCorner(painter: Painter, frame: FaceFrame, out: number): void {
  const { design, view } = frame;
  const { eyeY, eyeSpacing } = design.face;
  const profile = view.name === 'profile';
  if (!profile && out === 1 && Math.sin(view.drawn) >= 0.3) {
    return;
  }
  const corner = profile ? 0.33 : placeOnFace(view, out * (eyeSpacing + 0.21)).x;
  const pen: Pencil = { width: 0.016, alpha: 0.4 };
  const upper: [Spot, Spot, Spot] = [
    [corner, eyeY - 0.02],
    [corner + out * 0.05, eyeY - 0.04],
    [corner + out * 0.095, eyeY - 0.075],
  ];
  const lower: [Spot, Spot, Spot] = [
    [corner, eyeY + 0.06],
    [corner + out * 0.05, eyeY + 0.07],
    [corner + out * 0.09, eyeY + 0.1],
  ];
  drawLine(painter, frame, upper, pen);
  drawLine(painter, frame, lower, pen);
}

/** Two lines across the brow, which rise with it. */
function drawBrow(painter: Painter, frame: FaceFrame): void {
  const { view, expression } = frame;
  const profile = view.name === 'profile';
  const left = profile ? 0.44 : placeOnFace(view, -0.36).x;
  const right = profile ? 0.7 : placeOnFace(view, 0.36).x;
  for (const [y, alpha] of [
    [-0.42, 0.34],
    [-0.53, 0.26],
  ] as const) {
    drawLine(
      painter,
      frame,
      [
        [left, y],
        [(left + right) / 2, y - 0.05 - expression.browHeight * 0.03],
        [right, y],
      ],
      { width: 0.018, alpha },
    );
  }
}
