import { css, mix, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse, polygon, type Shape } from '../../shape.ts';
import { drawBrows } from './brows.ts';
import { drawEyes } from './eyes.ts';
import { drawFaceAccessories } from './face-accessories.ts';
import { eyePlace, placeOnFace, showsFace, type FaceFrame } from './face-frame.ts';
import { drawFacialHair } from './facial-hair.ts';
import type { HairStyle } from './hair-style-parts.ts';
import { capOf, drawHairBefore, drawHairBehind, hairStyleOf } from './hair.ts';
import { drawHat, drawHatBehind } from './hats.ts';
import { drawMouth } from './mouth.ts';
import { drawNose } from './nose.ts';
import { drawAge } from './wrinkles.ts';

/** What of a head lies behind neck and trunk. Units: head radii, origin the head's middle. */
export function drawHeadBehind(painter: Painter, frame: FaceFrame): void {
  if (frame.design.spec.hat !== 'space_helmet') {
    drawHairBehind(painter, frame);
  }
  drawHatBehind(painter, frame);
}

/** The head itself. */
export function drawHead(painter: Painter, frame: FaceFrame): void {
  const { design, view, outline } = frame;
  const { colours } = design;
  const style = hairStyleOf(frame);
  const ears = !style || style.ears ? earsOf(frame) : [];
  const face = blob(outline, view.name === 'profile' ? 0.12 : 0);
  for (const ear of ears) {
    if (!ear.before) {
      drawEar(painter, frame, ear);
    }
  }
  painter.form(face, colours.skin, { round: true, modelling: 0.7, rim: 0.75 });
  painter.within(face, () => {
    if (showsFace(view)) {
      drawPlanes(painter, frame);
      drawCheeks(painter, frame);
    }
    drawHairShadow(painter, frame, style);
  });
  if (showsFace(view)) {
    drawAge(painter, frame);
    drawEyes(painter, frame);
    drawNose(painter, frame);
    drawFacialHair(painter, frame, face);
    drawMouth(painter, frame);
  }
  drawHairBefore(painter, frame);
  // Brows lie over the fringe: they say too much to be hidden by it.
  if (view.name === 'profile') {
    painter.within(face, () => drawBrows(painter, frame));
  } else if (showsFace(view)) {
    drawBrows(painter, frame);
  }
  for (const ear of ears) {
    if (ear.before) {
      drawEar(painter, frame, ear);
    }
  }
  drawFaceAccessories(painter, frame);
  drawHat(painter, frame);
}

/** Hair and brim throw a shadow on the brow: their own edge, a little lower, and softer below. */
function drawHairShadow(painter: Painter, frame: FaceFrame, style: HairStyle | null): void {
  const { design, view } = frame;
  const colour = mix(design.colours.skinDeep, painter.palette.ambient, 0.25);
  if (design.spec.hat !== 'none') {
    const x = Math.sin(view.drawn) * 0.3;
    painter.patch(ellipse(x, -0.66, 1.05, 0.5), colour, 0.2);
    painter.patch(ellipse(x, -0.7, 1.05, 0.42), colour, 0.14);
  } else if (style && style.wreath === undefined && !style.thin) {
    const shape = polygon(capOf(frame, style));
    for (const [drop, alpha] of [
      [0.05, 0.2],
      [0.095, 0.16],
    ] as const) {
      painter.at({ x: -painter.light.x * drop * 0.6, y: drop }, () => painter.patch(shape, colour, alpha));
    }
  }
}

/** A soft spot, densest in its middle. */
function softSpot(
  painter: Painter,
  spot: { x: number; y: number; rx: number; ry: number },
  colour: Colour,
  alpha: number,
): void {
  const { context } = painter;
  const tint = painter.seen(colour);
  context.save();
  context.translate(spot.x, spot.y);
  context.scale(spot.rx, spot.ry);
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const [stop, share] of [
    [0, 1],
    [0.45, 0.72],
    [0.75, 0.26],
    [1, 0],
  ] as const) {
    glow.addColorStop(stop, css(tint, alpha * share));
  }
  context.fillStyle = glow;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

/** The face's planes: sockets under the brow, the hollow below the lip, the jaw that turns away from the light. */
function drawPlanes(painter: Painter, frame: FaceFrame): void {
  const { design, view } = frame;
  const { face, colours } = design;
  if (view.name === 'profile' || frame.detail < 20) {
    return;
  }
  const depth = design.spec.age === 'child' ? 0.14 : 0.26;
  for (const out of [-1, 1] as const) {
    const { x, w } = eyePlace(frame, out);
    softSpot(painter, { x: x - out * w * 0.4, y: face.eyeY - 0.09, rx: w * 1.7, ry: 0.17 }, colours.skinShade, depth);
  }
  const chin = placeOnFace(view, 0, 0.02).x;
  softSpot(painter, { x: chin, y: face.mouthY + 0.14, rx: 0.2, ry: 0.07 }, colours.skinShade, depth * 1.3);
  const away = painter.light.x < 0 ? 1 : -1;
  softSpot(painter, { x: chin + away * 0.66, y: 0.66, rx: 0.4, ry: 0.62 }, colours.skinShade, 0.4);
}

function drawCheeks(painter: Painter, frame: FaceFrame): void {
  const { design, view, expression } = frame;
  const strength = expression.blush * 0.42;
  for (const out of [-1, 1] as const) {
    if (view.name === 'profile' && out === -1) {
      continue;
    }
    const spot = placeOnFace(view, out * (design.face.eyeSpacing + 0.13));
    const x = view.name === 'profile' ? 0.36 : spot.x;
    const y = design.face.noseY + 0.07 - Math.max(0, expression.corner) * 0.03;
    softSpot(painter, { x, y, rx: 0.29 * spot.narrow, ry: 0.21 }, design.colours.blush, strength);
    if (design.face.freckles) {
      for (let dot = 0; dot < 5; dot++) {
        painter.patch(
          ellipse(x + (dot - 2) * 0.065 * spot.narrow, y - 0.05 + (dot % 2) * 0.055, 0.014, 0.013),
          design.colours.skinDeep,
          0.42,
        );
      }
    }
  }
}

function earShape(x: number, y: number, out: number, wide: number, tall: number): Shape {
  return blob([
    { x: x - out * wide * 0.4, y: y - tall * 0.62 },
    { x: x + out * wide * 0.45, y: y - tall },
    { x: x + out * wide, y: y - tall * 0.45 },
    { x: x + out * wide * 0.72, y: y + tall * 0.35 },
    { x: x + out * wide * 0.2, y: y + tall },
    { x: x - out * wide * 0.4, y: y + tall * 0.75 },
  ]);
}

interface Ear {
  /** Where it grows from the head. */
  x: number;
  /** The way it points: 1 is the drawing's right. */
  out: 1 | -1;
  wide: number;
  /** Lies on the head; otherwise it shows from behind it. */
  before: boolean;
}

/** The ears that can be seen: both from before and behind, the near one on the head when it turns. */
function earsOf({ view }: FaceFrame): Ear[] {
  const sin = Math.sin(view.drawn);
  switch (view.name) {
    case 'profile':
      return [{ x: -0.14, out: -1, wide: 0.185, before: true }];
    case 'three_quarter_back':
      return [{ x: 0.56 - (view.drawn - 2.42) * 0.5, out: 1, wide: 0.185, before: true }];
    case 'back':
      return [-1, 1].map((side) => ({
        x: side * 0.86 + sin * 0.1,
        out: side as 1 | -1,
        wide: 0.17 * Math.max(0, 1 - sin * (side < 0 ? 2.6 : 0)),
        before: false,
      }));
    default:
      return [
        { x: -0.85 + sin * 0.34, out: -1, wide: 0.17, before: sin > 0.12 },
        { x: 0.85 - sin * 0.5, out: 1, wide: 0.17 * Math.max(0, 1 - sin * 2.4), before: false },
      ];
  }
}

function drawEar(painter: Painter, { design }: FaceFrame, ear: Ear): void {
  const { x, out, before } = ear;
  const size = design.face.ear;
  const wide = ear.wide * size;
  if (wide < 0.03) {
    return;
  }
  const tall = 0.22 * size;
  painter.form(earShape(x, 0.19, out, wide, tall), design.colours.skin, { modelling: 0.6, rim: 0.45 });
  if (before) {
    painter.patch(
      earShape(x + out * wide * 0.12, 0.18, out, wide * 0.62, tall * 0.64),
      mix(design.colours.skin, design.colours.skinDeep, 0.45),
      0.5,
    );
  }
  painter.stroke(
    (pen) => {
      pen.moveTo(x + out * wide * 0.1, 0.08);
      pen.quadraticCurveTo(x + out * wide * 0.78, 0.07, x + out * wide * 0.5, 0.26);
    },
    design.colours.skinDeep,
    0.02,
    0.45,
  );
}
