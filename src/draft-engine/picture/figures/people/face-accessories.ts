import type { PersonFigure } from '../../../story/figure-spec.ts';
import { mix, oklch, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { ellipse } from '../../shape.ts';
import { drawPatch } from './eye-patch.ts';
import type { FaceFrame } from './face-frame.ts';
import { drawMask } from './face-mask.ts';
import { drawGlasses, drawMonocle } from './glasses.ts';
import type { HeadView } from './head-view.ts';

type Accessory = PersonFigure['accessories'][number];

const DRAWINGS: Partial<Readonly<Record<Accessory, (painter: Painter, frame: FaceFrame) => void>>> = {
  glasses: (painter, frame) => drawGlasses(painter, frame, 'square'),
  round_glasses: (painter, frame) => drawGlasses(painter, frame, 'round'),
  sunglasses: (painter, frame) => drawGlasses(painter, frame, 'dark'),
  monocle: drawMonocle,
  eyepatch: drawPatch,
  mask: drawMask,
  earrings: drawEarrings,
  headphones: drawHeadphones,
};

/** Where lobes of ears are seen. */
const EARS: Readonly<Record<HeadView['name'], readonly number[]>> = {
  front: [-0.91, 0.91],
  three_quarter: [-0.84],
  profile: [-0.16],
  three_quarter_back: [0.6],
  back: [-0.91, 0.91],
};
/** The one cup of headphones that is seen from the side, and half its width. */
const NEAR_CUPS: Partial<Readonly<Record<HeadView['name'], { x: number; w: number }>>> = {
  three_quarter: { x: -0.82, w: 0.22 },
  profile: { x: -0.12, w: 0.27 },
  three_quarter_back: { x: 0.6, w: 0.22 },
};

/** Glasses, patches, masks, earrings and headphones. */
export function drawFaceAccessories(painter: Painter, frame: FaceFrame): void {
  for (const accessory of frame.design.spec.accessories) {
    DRAWINGS[accessory]?.(painter, frame);
  }
}

function drawEarrings(painter: Painter, frame: FaceFrame): void {
  const { view } = frame;
  const gold = oklch(0.82, 0.13, 88);
  const swing = Math.sin(frame.seconds * 3.1) * 0.02;
  for (const x of EARS[view.name]) {
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
  const near = NEAR_CUPS[view.name];
  if (near) {
    cup(near.x, near.w);
  } else {
    cup(x - half, 0.14);
    cup(x + half, 0.14);
  }
}
