import { mix, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse } from '../../shape.ts';
import { placeOnFace, type FaceFrame } from './face-frame.ts';
import { ink } from './tube.ts';

type Pair = readonly [x: number, y: number];

// Points from the middle of the face at the nose's base, seen from before and turned by 0.6; in between they glide.
const TIP_FRONT: readonly Pair[] = [
  [0.12, -0.045],
  [0.115, 0.005],
  [0.05, 0.03],
  [-0.03, 0.028],
];
const TIP_TURNED: readonly Pair[] = [
  [0.125, -0.17],
  [0.215, -0.06],
  [0.17, 0.015],
  [0.06, 0.028],
];
const WING_FRONT: readonly Pair[] = [
  [-0.1, -0.05],
  [-0.13, 0],
  [-0.08, 0.028],
];
const WING_TURNED: readonly Pair[] = [
  [0, -0.055],
  [-0.04, 0],
  [0.02, 0.034],
];

/** The nose: its ridge and wing in ink, its shaded plane, a light. In profile it belongs to the outline. */
export function drawNose(painter: Painter, frame: FaceFrame): void {
  const { design, view } = frame;
  const { face, colours } = design;
  if (view.name === 'profile') {
    drawProfileNose(painter, frame);
    return;
  }
  const turned = Math.min(1.25, Math.sin(view.drawn) / 0.565);
  const middle = placeOnFace(view, 0).x;
  const size = 0.55 + 0.45 * face.noseSize;
  const at = (front: readonly Pair[], side: readonly Pair[]): [number, number][] =>
    front.map(([x, y], index) => {
      const [sx, sy] = side[index] as Pair;
      return [middle + (x + (sx - x) * turned) * size * face.noseWidth, face.noseY + (y + (sy - y) * turned) * size];
    });
  const tip = at(TIP_FRONT, TIP_TURNED);
  const wing = at(WING_FRONT, WING_TURNED);
  const [ridgeX, ridgeY] = tip[1] as [number, number];
  const shadeSide = painter.light.x < 0 ? 1 : -1;
  // The plane that turns away from the light: between brow and tip, on the shaded side of the ridge.
  const plane = shadeSide > 0 ? [0.07, 0.16] : [-0.05, -0.1];
  painter.patch(
    blob(
      [
        { x: middle + (plane[0] as number) * 0.5 + 0.05 * turned, y: face.eyeY - 0.1 },
        { x: middle + (plane[0] as number) + 0.06 * turned, y: face.eyeY + 0.1 },
        { x: middle + (plane[1] as number) * 0.8 + 0.04 * turned, y: face.noseY - 0.04 },
        { x: middle + 0.02 + 0.06 * turned, y: face.noseY + 0.02 },
        { x: middle + 0.1 * turned, y: face.noseY - 0.1 },
        { x: middle + 0.05 * turned, y: face.eyeY + 0.08 },
      ],
      0.1,
    ),
    colours.skinShade,
    0.3,
  );
  const ball = middle + (0.02 + 0.09 * turned) * size;
  painter.patch(ellipse(ball, face.noseY - 0.02, 0.12 * size, 0.085 * size), colours.blush, 0.16);
  const line = mix(colours.skinShade, colours.skinDeep, 0.75);
  painter.patch(ink(tip, 0.034), line, 0.8);
  painter.patch(ink(wing, 0.026), line, 0.62);
  if (frame.detail > 22) {
    painter.patch(
      ellipse(ball - shadeSide * 0.03 * size, ridgeY - 0.03 * size, 0.03 * size, 0.022 * size, -0.4),
      shade(colours.skin, 0.12),
      0.6,
    );
  }
  if (turned > 0.5) {
    painter.patch(ellipse(ridgeX - 0.09 * size, face.noseY + 0.012, 0.028 * size, 0.012 * size), line, 0.6);
  }
}

function drawProfileNose(painter: Painter, { design }: FaceFrame): void {
  const { face, colours } = design;
  const tip = 0.775 + 0.16 * face.noseSize;
  const y = face.noseY;
  painter.patch(ellipse(tip - 0.11, y - 0.02, 0.08, 0.07), colours.blush, 0.22);
  painter.patch(
    ink(
      [
        [tip - 0.17, y - 0.04],
        [tip - 0.21, y + 0.015],
        [tip - 0.17, y + 0.055],
        [tip - 0.13, y + 0.045],
      ],
      0.026,
    ),
    colours.skinDeep,
    0.6,
  );
}
