import { css, mix } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse, polygon, type Shape } from '../../shape.ts';
import { drawBrows } from './brows.ts';
import { drawEyes } from './eyes.ts';
import { drawFaceAccessories } from './face-accessories.ts';
import { placeOnFace, showsFace, type FaceFrame } from './face-frame.ts';
import { drawFacialHair } from './facial-hair.ts';
import type { HairStyle } from './hair-style.ts';
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
  const earsFree = !style || style.ears;
  const face = blob(outline, view.name === 'profile' ? 0.12 : 0);
  if (earsFree && (view.name === 'front' || view.name === 'back')) {
    for (const side of [-1, 1] as const) {
      drawEar(painter, frame, side);
    }
  }
  painter.form(face, colours.skin, { round: true, modelling: 0.62, rim: 0.75 });
  painter.within(face, () => {
    drawHairShadow(painter, frame, style);
    if (showsFace(view)) {
      drawCheeks(painter, frame);
    }
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
  if (earsFree && view.name !== 'front' && view.name !== 'back') {
    drawSideEar(painter, frame);
  }
  drawFaceAccessories(painter, frame);
  drawHat(painter, frame);
}

/** Hair and brim throw a shadow on the brow: their own edge, a little lower. */
function drawHairShadow(painter: Painter, frame: FaceFrame, style: HairStyle | null): void {
  const { design, view } = frame;
  const colour = mix(design.colours.skinDeep, painter.palette.ambient, 0.25);
  if (design.spec.hat !== 'none') {
    painter.patch(ellipse(Math.sin(view.drawn) * 0.3, -0.66, 1.05, 0.5), colour, 0.2);
  } else if (style && style.wreath === undefined && !style.thin) {
    const shape = polygon(capOf(frame, style));
    const drop = 0.065;
    painter.at({ x: -painter.light.x * drop * 0.5, y: drop }, () => painter.patch(shape, colour, 0.26));
  }
}

function drawCheeks(painter: Painter, frame: FaceFrame): void {
  const { design, view, expression } = frame;
  const strength = expression.blush * 0.5;
  for (const out of [-1, 1] as const) {
    if (view.name === 'profile' && out === -1) {
      continue;
    }
    const spot = placeOnFace(view, out * (design.face.eyeSpacing + 0.13));
    const x = view.name === 'profile' ? 0.36 : spot.x;
    const y = design.face.noseY + 0.07 - Math.max(0, expression.corner) * 0.03;
    const { context } = painter;
    const tint = painter.seen(design.colours.blush);
    context.save();
    context.translate(x, y);
    context.scale(spot.narrow, 0.72);
    const glow = context.createRadialGradient(0, 0, 0, 0, 0, 0.29);
    for (const [stop, share] of [
      [0, 1],
      [0.45, 0.72],
      [0.75, 0.26],
      [1, 0],
    ] as const) {
      glow.addColorStop(stop, css(tint, strength * share));
    }
    context.fillStyle = glow;
    context.fillRect(-0.3, -0.3, 0.6, 0.6);
    context.restore();
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

function drawEar(painter: Painter, frame: FaceFrame, side: 1 | -1): void {
  const { design, view } = frame;
  const turned = Math.sin(view.drawn) * (view.name === 'back' ? -1 : 1);
  const x = side * 0.87 * Math.cos(view.drawn < 1 ? view.drawn : Math.PI - view.drawn) - turned * 0.1;
  const hidden = side * turned > 0.12 ? 0.5 : 1;
  const size = design.face.ear;
  painter.form(earShape(x, 0.2, side, 0.17 * hidden * size, 0.22 * size), design.colours.skin, {
    modelling: 0.6,
    rim: 0.5,
  });
  painter.stroke(
    (pen) => {
      pen.moveTo(x + side * 0.05 * size, 0.08);
      pen.quadraticCurveTo(x + side * 0.135 * hidden * size, 0.12, x + side * 0.07 * size, 0.27);
    },
    design.colours.skinDeep,
    0.022,
    0.5,
  );
}

/** The ear that is turned to the viewer. */
function drawSideEar(painter: Painter, frame: FaceFrame): void {
  const { design, view } = frame;
  const size = design.face.ear;
  const x =
    view.name === 'three_quarter'
      ? -0.8 + (0.6 - view.drawn) * -0.12
      : view.name === 'profile'
        ? -0.14
        : 0.56 - (view.drawn - 2.42) * 0.5;
  const wide = (view.name === 'three_quarter' ? 0.15 : 0.185) * size;
  const out = view.name === 'three_quarter_back' ? 1 : -1;
  painter.form(earShape(x, 0.19, out, wide, 0.23 * size), design.colours.skin, { modelling: 0.55, rim: 0.45 });
  painter.patch(
    earShape(x + out * wide * 0.12, 0.18, out, wide * 0.62, 0.145 * size),
    mix(design.colours.skin, design.colours.skinDeep, 0.45),
    0.55,
  );
  painter.stroke(
    (pen) => {
      pen.moveTo(x + out * wide * 0.1, 0.08);
      pen.quadraticCurveTo(x + out * wide * 0.75, 0.07, x + out * wide * 0.5, 0.25);
    },
    design.colours.skinDeep,
    0.02,
    0.4,
  );
}
