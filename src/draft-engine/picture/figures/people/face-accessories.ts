import { mix, oklch, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse, rectangle, type Shape } from '../../shape.ts';
import { placeOnFace, showsFace, type FaceFrame } from './face-frame.ts';

/** Glasses, patches, masks, earrings and headphones. */
export function drawFaceAccessories(painter: Painter, frame: FaceFrame): void {
  for (const accessory of frame.design.spec.accessories) {
    switch (accessory) {
      case 'glasses':
        drawGlasses(painter, frame, 'square');
        break;
      case 'round_glasses':
        drawGlasses(painter, frame, 'round');
        break;
      case 'sunglasses':
        drawGlasses(painter, frame, 'dark');
        break;
      case 'monocle':
        drawGlasses(painter, frame, 'single');
        break;
      case 'eyepatch':
        drawPatch(painter, frame);
        break;
      case 'mask':
        drawMask(painter, frame);
        break;
      case 'earrings':
        drawEarrings(painter, frame);
        break;
      case 'headphones':
        drawHeadphones(painter, frame);
        break;
      default:
    }
  }
}

function drawGlasses(painter: Painter, frame: FaceFrame, kind: 'round' | 'square' | 'dark' | 'single'): void {
  const { view, design, side } = frame;
  if (!showsFace(view)) {
    return;
  }
  const { face } = design;
  const wire =
    kind === 'single'
      ? oklch(0.8, 0.12, 88)
      : kind === 'dark'
        ? oklch(0.22, 0.02, 270)
        : design.spec.age === 'old'
          ? oklch(0.5, 0.07, 70)
          : oklch(0.3, 0.04, 30);
  const y = face.eyeY + 0.015;
  const profile = view.name === 'profile';
  const lens = (out: number): { x: number; w: number } => {
    const spot = placeOnFace(view, out * face.eyeSpacing, 0.1);
    return profile ? { x: 0.6, w: 0.11 } : { x: spot.x, w: (kind === 'round' ? 0.26 : 0.29) * spot.narrow };
  };
  const tall = kind === 'round' ? 0.25 : kind === 'single' ? 0.25 : 0.21;
  const shapeOf = (out: number): Shape => {
    const { x, w } = lens(out);
    return kind === 'square'
      ? rectangle(x - w, y - tall, w * 2, tall * 2, 0.1)
      : kind === 'dark'
        ? blob(
            [
              { x: x - w, y: y - tall * 0.8 },
              { x: x + w, y: y - tall * 0.8 },
              { x: x + w * 0.9, y: y + tall * 0.5 },
              { x, y: y + tall },
              { x: x - w * 0.9, y: y + tall * 0.5 },
            ],
            0.2,
          )
        : ellipse(x, y, w, tall);
  };
  const sides = kind === 'single' ? [side] : [-1, 1];
  for (const out of sides) {
    if (profile && out === 1 && kind !== 'single') {
      continue;
    }
    if (profile && kind === 'single' && side === 1) {
      continue;
    }
    const shape = shapeOf(out);
    const { x, w } = lens(out);
    if (kind === 'dark') {
      painter.form(shape, oklch(0.24, 0.03, 270), { modelling: 0.7, rim: 0.4 });
    } else {
      painter.patch(shape, { L: 0.97, a: -0.01, b: -0.01 }, 0.13);
    }
    painter.within(shape, () => {
      painter.patch(
        (pen) => {
          pen.moveTo(x - w * 0.7, y - tall);
          pen.lineTo(x - w * 0.2, y - tall);
          pen.lineTo(x - w * 0.8, y + tall);
          pen.lineTo(x - w * 1.3, y + tall);
          pen.closePath();
        },
        { L: 1, a: 0, b: 0 },
        kind === 'dark' ? 0.2 : 0.22,
      );
    });
    painter.stroke(shape, wire, kind === 'single' ? 0.035 : 0.042);
  }
  if (kind === 'single') {
    if (profile && side === 1) {
      return;
    }
    const { x } = lens(side);
    painter.stroke(
      (pen) => {
        pen.moveTo(x + 0.18, y + tall * 0.7);
        pen.quadraticCurveTo(x + 0.3, 0.7, x + 0.2, 1.15);
      },
      wire,
      0.022,
    );
    return;
  }
  const near = lens(-1);
  const far = lens(1);
  if (!profile) {
    painter.stroke(
      (pen) => {
        pen.moveTo(near.x + near.w, y - 0.03);
        pen.quadraticCurveTo((near.x + far.x) / 2, y - 0.09, far.x - far.w, y - 0.03);
      },
      wire,
      0.042,
    );
  }
  const temple = view.name === 'front' ? -0.88 : view.name === 'profile' ? -0.08 : -0.76;
  painter.stroke(
    (pen) => {
      pen.moveTo(near.x - near.w, y - 0.05);
      pen.lineTo(temple, y - 0.02);
    },
    wire,
    0.036,
  );
  if (view.name === 'front') {
    painter.stroke(
      (pen) => {
        pen.moveTo(far.x + far.w, y - 0.05);
        pen.lineTo(0.88, y - 0.02);
      },
      wire,
      0.036,
    );
  }
}

function drawPatch(painter: Painter, frame: FaceFrame): void {
  const { view, design, side } = frame;
  if (!showsFace(view)) {
    return;
  }
  const black = oklch(0.22, 0.02, 280);
  const { face } = design;
  // Over the person's left eye: the drawing's right, unless it is mirrored.
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
  painter.stroke(
    (pen) => {
      pen.moveTo(-0.86, view.name === 'front' ? (side > 0 ? -0.5 : 0.02) : -0.42);
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

/** A cloth over nose and mouth. */
function drawMask(painter: Painter, frame: FaceFrame): void {
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

function drawEarrings(painter: Painter, frame: FaceFrame): void {
  const { view } = frame;
  const gold = oklch(0.82, 0.13, 88);
  const swing = Math.sin(frame.seconds * 3.1) * 0.02;
  const spots =
    view.name === 'front' || view.name === 'back'
      ? [-0.91, 0.91]
      : [view.name === 'three_quarter' ? -0.84 : view.name === 'profile' ? -0.16 : 0.6];
  for (const x of spots) {
    painter.form(ellipse(x + swing, 0.52, 0.06, 0.085), gold, { round: true, rim: 0.6 });
  }
}

function drawHeadphones(painter: Painter, frame: FaceFrame): void {
  const { view, design } = frame;
  const colour = mix(design.colours.second, oklch(0.3, 0.02, 270), 0.35);
  const sin = Math.sin(view.drawn);
  const cos = Math.abs(Math.cos(view.drawn));
  const half = 1.12 * cos;
  const x = sin * -0.04;
  if (half > 0.2) {
    painter.stroke(
      (pen) => {
        pen.moveTo(x - half, 0.1);
        pen.bezierCurveTo(x - half, -1.62, x + half, -1.62, x + half, 0.1);
      },
      colour,
      0.11,
    );
  } else {
    painter.stroke(
      (pen) => {
        pen.moveTo(x, 0);
        pen.lineTo(x, -1.16);
      },
      colour,
      0.13,
    );
  }
  const cup = (cx: number, w: number): void => {
    painter.form(ellipse(cx, 0.17, w, 0.31), colour, { modelling: 1, rim: 0.5 });
    painter.form(ellipse(cx, 0.17, w * 0.6, 0.2), shade(colour, 0.12), { modelling: 0.6, rim: 0.2 });
  };
  if (view.name === 'front' || view.name === 'back') {
    cup(x - half, 0.14);
    cup(x + half, 0.14);
  } else {
    cup(
      view.name === 'three_quarter' ? -0.82 : view.name === 'profile' ? -0.12 : 0.6,
      view.name === 'profile' ? 0.27 : 0.22,
    );
  }
}
