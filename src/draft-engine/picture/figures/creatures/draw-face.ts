import { type Colour, NAMED_COLOURS, shade } from '../../colour.ts';
import type { FigureState } from '../../figure-rig.ts';
import type { Painter } from '../../painter.ts';
import { ellipse, type Shape } from '../../shape.ts';
import { expressionOf, type Expression } from './expression.ts';

/** A face on a round head, for whoever is no person. Lengths are shares of the head's radius. */
export interface FaceDesign {
  eyeSize: number;
  /** Half the distance between the eyes. */
  eyeSpread: number;
  /** Height of the eyes over the middle of the head. */
  eyeHeight: number;
  /** Height of the mouth under the middle. */
  mouthDrop: number;
  mouthWidth: number;
  iris: Colour;
  brow: Colour;
  /** Eyes that glow in the dark, without whites. */
  glowing?: boolean;
  /** The mouth is drawn by somebody else (a beak). */
  noMouth?: boolean;
}

const WHITE = NAMED_COLOURS.white;
const DARK = NAMED_COLOURS.black;

/** True when the turn shows the face at all. */
function faceIsSeen(turn: number): boolean {
  return Math.abs(turn) < 1.9;
}

/**
 * Draws eyes, brows and mouth of a head of a radius around the origin; features slide with the turn and the far eye
 * narrows.
 */
export function drawFace(painter: Painter, design: FaceDesign, radius: number, state: FigureState): void {
  const turn = state.turn * 0.6 + state.headTurn;
  if (!faceIsSeen(state.turn + state.headTurn)) {
    return;
  }
  const expression = expressionOf(state.emotion, state.emotionStrength);
  const slide = Math.sin(Math.max(-1.3, Math.min(1.3, turn))) * 0.5;
  for (const side of [-1, 1] as const) {
    const far = Math.max(0.35, 1 - Math.max(0, side * turn) * 0.5);
    const x = (side * design.eyeSpread * Math.max(0.45, Math.cos(turn * 0.9)) + slide) * radius;
    if (Math.abs(x) > radius * 0.98) {
      continue;
    }
    painter.at({ x, y: -design.eyeHeight * radius }, () =>
      drawEye(painter, design, radius, side, far, expression, state),
    );
  }
  if (!design.noMouth) {
    painter.at({ x: slide * radius * 1.1, y: design.mouthDrop * radius }, () =>
      drawMouth(painter, design.mouthWidth * radius * Math.max(0.5, Math.cos(turn)), expression, state),
    );
  }
}

function drawEye(
  painter: Painter,
  design: FaceDesign,
  radius: number,
  side: -1 | 1,
  narrow: number,
  expression: Expression,
  state: FigureState,
): void {
  const size = design.eyeSize * radius;
  const shut = Math.min(1, Math.max(0, state.blink + expression.lid * (1 - state.blink)));
  const rx = size * narrow;
  const gazeX = state.gaze.x * rx * 0.35;
  const gazeY = state.gaze.y * size * 0.3;
  if (design.glowing) {
    painter.glow(0, 0, size * 3, design.iris, 0.5);
    painter.form(ellipse(gazeX, gazeY, rx * 0.8, size * Math.max(0.08, 1 - shut)), design.iris, {
      luminous: true,
      line: 0,
      rim: 0,
    });
  } else if (state.blink > 0.85) {
    painter.stroke(
      (pen) => {
        pen.moveTo(-rx, 0);
        pen.quadraticCurveTo(0, size * 0.5, rx, 0);
      },
      DARK,
      size * 0.2,
    );
  } else {
    const open: Shape = (pen) => pen.ellipse(0, 0, rx, size * 1.12, 0, 0, Math.PI * 2);
    painter.within(open, () => {
      painter.patch(open, WHITE);
      const pupil = size * 0.62 * expression.pupil;
      painter.patch(ellipse(gazeX, gazeY, pupil * Math.min(1, narrow + 0.15), pupil), design.iris);
      painter.patch(ellipse(gazeX, gazeY, pupil * 0.62 * narrow, pupil * 0.66), DARK);
      painter.patch(ellipse(gazeX - pupil * 0.35, gazeY - pupil * 0.4, pupil * 0.28, pupil * 0.28), WHITE);
      painter.patch(ellipse(gazeX + pupil * 0.32, gazeY + pupil * 0.35, pupil * 0.14, pupil * 0.14), WHITE, 0.8);
      // Lids come down over the eye and up under it in the shade of the brow.
      const lid = shade(design.brow, 0.06);
      if (shut > 0) {
        painter.patch((pen) => pen.rect(-rx * 1.2, -size * 1.3, rx * 2.4, size * 2.3 * shut + size * 0.15), lid);
      }
      if (expression.squint > 0) {
        painter.patch(ellipse(0, size * (2.1 - expression.squint), rx * 1.7, size * 1.2), lid);
      }
    });
    painter.stroke(
      (pen) => {
        pen.moveTo(-rx * 1.05, -size * 0.25);
        pen.quadraticCurveTo(0, -size * 1.5 + shut * size * 1.5, rx * 1.05, -size * 0.25);
      },
      DARK,
      size * 0.16,
    );
  }
  const lift = -size * (1.55 + 0.5 * expression.browHeight);
  const tilt = expression.browTilt * size * 0.45;
  painter.stroke(
    (pen) => {
      pen.moveTo(-side * rx * -1.1, lift - tilt * 0.6);
      pen.quadraticCurveTo(0, lift - size * 0.22, -side * rx * 1.1, lift + tilt);
    },
    design.brow,
    size * 0.26,
  );
}

function drawMouth(painter: Painter, width: number, expression: Expression, state: FigureState): void {
  const open = Math.max(state.mouth.open, expression.open * (state.speaking ? 0.35 : 1));
  const half = width * (1 + 0.25 * state.mouth.width - 0.4 * state.mouth.round);
  const rise = -expression.corner * width * 0.5;
  const drop = open * width * 0.95;
  if (open < 0.07) {
    painter.stroke(
      (pen) => {
        pen.moveTo(-half, rise);
        pen.quadraticCurveTo(0, -rise * 0.9, half, rise);
      },
      DARK,
      width * 0.14,
    );
    return;
  }
  const lips: Shape = (pen) => {
    pen.moveTo(-half, rise * 0.6);
    pen.quadraticCurveTo(0, -rise * 0.5 - width * 0.06, half, rise * 0.6);
    pen.quadraticCurveTo(half * 0.7, drop - rise * 0.4, 0, drop - rise * 0.4);
    pen.quadraticCurveTo(-half * 0.7, drop - rise * 0.4, -half, rise * 0.6);
    pen.closePath();
  };
  painter.within(lips, () => {
    painter.patch(lips, { L: 0.22, a: 0.08, b: 0.03 });
    painter.patch(ellipse(0, drop * 0.95 - rise * 0.4, half * 0.7, drop * 0.45), NAMED_COLOURS.rose);
    if (state.mouth.teeth || open > 0.45) {
      painter.patch(
        (pen) => pen.rect(-half, rise * 0.6 - width * 0.3, half * 2, width * 0.34 - rise * 0.3),
        WHITE,
        0.95,
      );
    }
  });
}
