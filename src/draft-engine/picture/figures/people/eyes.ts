import { mix, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { ellipse, type Shape } from '../../shape.ts';
import { placeOnFace, type FaceFrame } from './face-frame.ts';

interface Eye {
  x: number;
  y: number;
  /** Half-width and half-height of the open eye. */
  w: number;
  h: number;
  /** Direction of the outer corner. */
  out: 1 | -1;
  lid: number;
  squint: number;
}

/** Both eyes (one in profile) with lids, lashes, iris and lights. */
export function drawEyes(painter: Painter, frame: FaceFrame): void {
  const { design, view, expression } = frame;
  const { face } = design;
  const uneven = expression.uneven * design.weakSide * frame.side;
  for (const out of [-1, 1] as const) {
    if (view.name === 'profile' && out === -1) {
      continue;
    }
    const spot = placeOnFace(view, out * face.eyeSpacing);
    const lid = Math.min(1, expression.lid + (expression.lid > 0.1 ? 0.12 : 0.03) * uneven * out);
    const size = face.eyeSize * (1 - Math.min(0, expression.lid) * 0.16);
    const eye: Eye = {
      x: spot.x,
      y: face.eyeY,
      w: 0.19 * face.eyeSize * spot.narrow,
      h: 0.178 * size * face.eyeRoundness,
      out,
      lid,
      squint: expression.squint,
    };
    if (view.name === 'profile') {
      drawProfileEye(painter, frame, { ...eye, x: 0.525, w: 0.112 * face.eyeSize, out: -1 });
    } else {
      drawEye(painter, frame, eye);
    }
  }
}

function lidHeights(eye: Eye): { top: number; bottom: number } {
  const meet = eye.y + eye.h * 0.42;
  const close = Math.max(0, eye.lid);
  return {
    top: eye.y - eye.h * 1.06 + (meet - eye.y + eye.h * 1.06) * close,
    bottom:
      eye.y +
      eye.h * 0.9 -
      (eye.h * 0.9 - eye.h * 0.42) * Math.min(1, Math.max(eye.squint * 0.75, close > 0.85 ? (close - 0.85) * 6 : 0)),
  };
}

function drawEye(painter: Painter, frame: FaceFrame, eye: Eye): void {
  const { design, expression, gaze } = frame;
  const { colours, face } = design;
  const { x, y, w, out } = eye;
  const { top, bottom } = lidHeights(eye);
  const inner = x - out * w;
  const outer = x + out * w;
  const innerY = y + eye.h * 0.26;
  const outerY = y + eye.h * 0.12 - face.eyeSlant;
  const cornerY = (innerY + outerY) / 2;
  const shut = eye.lid > 0.9;
  const lashWidth = (0.042 + 0.012 * face.lashes) * (0.8 + 0.2 * face.eyeSize);
  // A cubic whose handles stand at h reaches three quarters of it.
  const reach = (level: number): number => cornerY + (level - cornerY) * 1.33;
  const socket: Shape = (pen) => {
    pen.moveTo(inner, innerY);
    pen.bezierCurveTo(inner + out * w * 0.18, reach(top), outer - out * w * 0.22, reach(top) - 0.01, outer, outerY);
    pen.bezierCurveTo(outer - out * w * 0.2, reach(bottom), inner + out * w * 0.3, reach(bottom), inner, innerY);
    pen.closePath();
  };
  if (!shut) {
    const white = mix(mix(colours.eyeWhite, painter.palette.ambient, 0.1), colours.skin, 0.06);
    painter.patch(socket, white);
    painter.within(socket, () =>
      drawIris(
        painter,
        frame,
        x + gaze.x * w * 0.36 + Math.sin(frame.view.drawn) * w * 0.1,
        y + eye.h * 0.02 + gaze.y * eye.h * 0.32,
        Math.min(w, 0.19) / 0.19,
        socket,
        top,
      ),
    );
  } else {
    painter.patch(socket, mix(colours.skin, colours.skinShade, 0.3));
  }
  const lift = shut ? 0 : -1;
  const lash: Shape = (pen) => {
    const tipX = outer + out * lashWidth * (0.6 + face.lashes * 0.75);
    const tipY = outerY - lashWidth * (0.25 + face.lashes * 0.75);
    pen.moveTo(inner - out * 0.005, innerY + 0.006);
    if (shut) {
      pen.bezierCurveTo(
        inner + out * w * 0.4,
        reach(bottom) + 0.015,
        outer - out * w * 0.4,
        reach(bottom) + 0.015,
        tipX,
        outerY - 0.005,
      );
      pen.bezierCurveTo(
        outer - out * w * 0.3,
        reach(bottom) + 0.06,
        inner + out * w * 0.4,
        reach(bottom) + 0.055,
        inner - out * 0.005,
        innerY + 0.006,
      );
    } else {
      pen.bezierCurveTo(
        inner + out * w * 0.16,
        reach(top) + lift * lashWidth * 0.7,
        outer - out * w * 0.24,
        reach(top) - 0.01 + lift * lashWidth * 1.5,
        tipX,
        tipY,
      );
      pen.bezierCurveTo(
        outer + out * 0.004,
        outerY + 0.01,
        outer - out * w * 0.06,
        outerY + 0.008,
        outer - out * w * 0.02,
        outerY + 0.012,
      );
      pen.bezierCurveTo(
        outer - out * w * 0.22,
        reach(top) - 0.004,
        inner + out * w * 0.2,
        reach(top) + 0.012,
        inner - out * 0.005,
        innerY + 0.006,
      );
    }
    pen.closePath();
  };
  painter.patch(lash, mix(colours.lash, colours.hairDark, 0.25));
  if (face.lashes > 0.6 && frame.detail > 40) {
    for (const [along, length] of [[0.84, 0.06]] as const) {
      const baseX = x + out * w * along;
      const baseY = shut ? outerY + 0.04 : top + (outerY - top) * along ** 3 * 0.9;
      painter.stroke(
        (pen) => {
          pen.moveTo(baseX, baseY);
          pen.quadraticCurveTo(
            baseX + out * length * 0.5,
            baseY - (shut ? -0.02 : length * 0.2),
            baseX + out * length,
            baseY + (shut ? 0.04 : -length * 0.6),
          );
        },
        colours.lash,
        0.016,
        0.9,
      );
    }
  }
  if (!shut) {
    painter.stroke(
      (pen) => {
        pen.moveTo(outer - out * w * 0.1, outerY + 0.035);
        pen.bezierCurveTo(
          outer - out * w * 0.35,
          reach(bottom) + 0.012,
          inner + out * w * 0.6,
          reach(bottom) + 0.012,
          inner + out * w * 0.35,
          innerY + (bottom - innerY) * 0.75,
        );
      },
      colours.skinDeep,
      0.014,
      0.45,
    );
    painter.stroke(
      (pen) => {
        pen.moveTo(inner + out * w * 0.25, top - 0.055 + (innerY - top) * 0.2);
        pen.quadraticCurveTo(
          x + out * w * 0.2,
          top - 0.075 - lashWidth * 0.6,
          outer + out * w * 0.05,
          top + (outerY - top) * 0.42 - 0.06,
        );
      },
      colours.skinDeep,
      0.015,
      0.42,
    );
  }
  if (expression.squint > 0.3 || face.wrinkles > 0.5) {
    painter.stroke(
      (pen) => {
        pen.moveTo(inner + out * w * 0.3, bottom + 0.055);
        pen.quadraticCurveTo(x + out * w * 0.2, bottom + 0.085, outer - out * w * 0.1, bottom + 0.03);
      },
      colours.skinDeep,
      0.015,
      Math.max(0.3 * expression.squint, 0.35 * face.wrinkles),
    );
  }
}

function drawIris(
  painter: Painter,
  frame: FaceFrame,
  x: number,
  y: number,
  narrow: number,
  _socket: Shape,
  top: number,
): void {
  const { colours, face } = frame.design;
  const r = 0.152 * face.eyeSize * (0.94 + 0.06 * frame.expression.pupil);
  const rx = r * (0.72 + 0.28 * narrow);
  painter.patch(ellipse(x, y, rx, r), mix(colours.iris, colours.lash, 0.6));
  painter.patch(ellipse(x, y + r * 0.05, rx * 0.86, r * 0.86), colours.iris);
  painter.patch(ellipse(x, y + r * 0.36, rx * 0.66, r * 0.46), colours.irisLight, 0.75);
  painter.patch(
    ellipse(x, y, rx * 0.5 * frame.expression.pupil, r * 0.52 * frame.expression.pupil),
    shade(colours.lash, -0.06),
  );
  // The upper lid throws a shadow on the ball.
  painter.patch((pen) => pen.rect(x - 0.4, top - 0.1, 0.8, 0.1 + 0.055), colours.lash, 0.28);
  const lit = painter.light.x < 0 ? -1 : 1;
  painter.patch(ellipse(x + lit * rx * 0.36, y - r * 0.38, rx * 0.27, r * 0.29), { L: 1, a: 0, b: 0.005 });
  painter.patch(ellipse(x - lit * rx * 0.38, y + r * 0.42, rx * 0.14, r * 0.14), { L: 1, a: 0, b: 0.005 }, 0.8);
}

function drawProfileEye(painter: Painter, frame: FaceFrame, eye: Eye): void {
  const { colours, face } = frame.design;
  const { x, y, w } = eye;
  const { top, bottom } = lidHeights(eye);
  const front = x + w * 0.95;
  const rear = x - w * 1.05;
  const rearY = y + eye.h * 0.2 - face.eyeSlant;
  const shut = eye.lid > 0.9;
  const lashWidth = 0.044 + 0.012 * face.lashes;
  const socket: Shape = (pen) => {
    pen.moveTo(rear, rearY);
    pen.bezierCurveTo(rear + w * 0.7, top - 0.02, front - w * 0.4, top - 0.03, front, top + 0.03);
    pen.quadraticCurveTo(front + w * 0.2, (top + bottom) / 2, front - w * 0.12, bottom - 0.03);
    pen.bezierCurveTo(front - w * 0.7, bottom + 0.02, rear + w * 0.4, bottom, rear, rearY);
    pen.closePath();
  };
  if (!shut) {
    painter.patch(socket, mix(mix(colours.eyeWhite, painter.palette.ambient, 0.1), colours.skin, 0.06));
    painter.within(socket, () =>
      drawIris(
        painter,
        frame,
        front - w * 0.42 + frame.gaze.x * w * 0.3,
        y + frame.gaze.y * eye.h * 0.3,
        0.2,
        socket,
        top,
      ),
    );
  }
  const lashLine: Shape = (pen) => {
    const level = shut ? bottom : top;
    pen.moveTo(rear - lashWidth * 0.5, rearY - (shut ? 0 : 0.01));
    pen.bezierCurveTo(
      rear + w * 0.6,
      level - 0.03 - (shut ? 0 : lashWidth * 0.7),
      front - w * 0.5,
      level - 0.03 - lashWidth * 0.6,
      front + lashWidth * (0.5 + face.lashes * 0.9),
      level + (shut ? 0.02 : -0.02 * face.lashes),
    );
    pen.bezierCurveTo(
      front - w * 0.3,
      level + 0.028,
      rear + w * 0.7,
      level + 0.012,
      rear - lashWidth * 0.5,
      rearY + 0.012,
    );
    pen.closePath();
  };
  painter.patch(lashLine, mix(colours.lash, colours.hairDark, 0.25));
  if (!shut) {
    painter.stroke(
      (pen) => {
        pen.moveTo(rear + w * 0.3, top - 0.02);
        pen.quadraticCurveTo(x + w * 0.2, top - 0.085, front, top - 0.06);
      },
      colours.skinDeep,
      0.015,
      0.4,
    );
    painter.stroke(
      (pen) => {
        pen.moveTo(rear + w * 0.6, bottom - 0.02);
        pen.quadraticCurveTo(x + w * 0.4, bottom + 0.02, front - w * 0.2, bottom - 0.02);
      },
      colours.skinDeep,
      0.014,
      0.4,
    );
  }
}
