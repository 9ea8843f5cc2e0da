import { mix, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { ellipse, type Shape } from '../../shape.ts';
import { placeOnFace, type FaceFrame } from './face-frame.ts';

/** The mouth: corners, opening, roundness, teeth and lips. */
export function drawMouth(painter: Painter, frame: FaceFrame): void {
  if (frame.view.name === 'profile') {
    drawProfileMouth(painter, frame);
  } else {
    drawOpenFaceMouth(painter, frame);
  }
}

function drawOpenFaceMouth(painter: Painter, frame: FaceFrame): void {
  const { design, view, expression } = frame;
  const { face, colours } = design;
  const middle = placeOnFace(view, 0, 0.04);
  const half = face.mouthWidth * (1 - 0.42 * expression.round + 0.1 * Math.max(0, expression.corner));
  const nearX = placeOnFace(view, -half, 0).x;
  const farX = placeOnFace(view, half, 0).x;
  const uneven = expression.uneven * design.weakSide * frame.side;
  const opening = expression.open * (0.36 + 0.06 * expression.round);
  const y = face.mouthY + Math.max(0, expression.round) * 0.01;
  const lift = expression.corner * 0.082;
  const sink = Math.max(0, expression.round) * opening * 0.3;
  const nearY = y - lift + uneven * 0.045 + sink;
  const farY = y - lift - uneven * 0.045 + sink;
  const sag = expression.corner >= 0 ? expression.corner * 0.03 : expression.corner * 0.045;
  const upper = y + sag - opening * 0.26;
  const lower = y + sag + opening * 0.82;
  const x = middle.x;
  const curl = 0.5;
  const top = (pen: Parameters<Shape>[0], shift: number): void => {
    pen.bezierCurveTo(
      nearX + (x - nearX) * curl,
      upper + shift + sag,
      x - (x - nearX) * 0.2,
      upper + shift - 0.005,
      x,
      upper + shift + 0.008,
    );
    pen.bezierCurveTo(
      x + (farX - x) * 0.2,
      upper + shift - 0.005,
      farX - (farX - x) * curl,
      upper + shift + sag,
      farX,
      farY,
    );
  };
  const bottom = (pen: Parameters<Shape>[0], level: number): void => {
    const pull = expression.round > 0.3 ? 0.1 : 0.28;
    const drop = (level - y) * 0.16;
    pen.bezierCurveTo(
      farX - (farX - x) * pull,
      level + drop,
      x + (farX - x) * 0.5,
      level + drop,
      x,
      level + drop * 0.6,
    );
    pen.bezierCurveTo(x - (x - nearX) * 0.5, level + drop, nearX + (x - nearX) * pull, level + drop, nearX, nearY);
  };
  const line = mix(colours.mouthInside, colours.skinDeep, 0.45);
  const lipsShow = face.lips > 0.6;
  if (opening < 0.022) {
    if (face.lips > 0.3) {
      drawClosedLips(painter, frame, { nearX, nearY, farX, farY, x, middleY: y + sag, sag });
    }
    const weight = 0.021;
    painter.patch((pen) => {
      pen.moveTo(nearX, nearY);
      top(pen, -weight * 0.5);
      pen.bezierCurveTo(
        farX - (farX - x) * curl,
        upper + sag + weight,
        x + (farX - x) * 0.2,
        upper + weight,
        x,
        upper + weight,
      );
      pen.bezierCurveTo(
        x - (x - nearX) * 0.2,
        upper + weight,
        nearX + (x - nearX) * curl,
        upper + sag + weight,
        nearX,
        nearY,
      );
      pen.closePath();
    }, line);
  } else {
    const hole: Shape = (pen) => {
      pen.moveTo(nearX, nearY);
      top(pen, 0);
      bottom(pen, lower);
      pen.closePath();
    };
    if (lipsShow) {
      painter.patch(
        (pen) => {
          pen.moveTo(nearX - 0.012, nearY);
          top(pen, -0.035 * face.lips);
          bottom(pen, lower + 0.05 * face.lips);
          pen.closePath();
        },
        colours.lip,
        0.9,
      );
    }
    painter.patch(hole, colours.mouthInside);
    painter.within(hole, () => {
      painter.patch(ellipse(x, lower + 0.05, half * 0.62, Math.max(0.05, opening * 0.42)), colours.tongue);
      const teethDepth =
        expression.teeth > 0.5
          ? Math.min(opening * 0.95, 0.1)
          : Math.min(opening * 0.34, 0.075) * (expression.round > 0.45 ? 0.3 : 1);
      const teeth = mix(colours.teeth, painter.palette.ambient, 0.1);
      const upperTeeth: Shape = (pen) => {
        pen.moveTo(nearX + 0.01, nearY - 0.1);
        pen.lineTo(farX - 0.01, farY - 0.1);
        pen.lineTo(farX - 0.012, upper + sag * 0.6 + teethDepth * 0.65);
        pen.quadraticCurveTo(x, upper + teethDepth * 1.45, nearX + 0.012, upper + sag * 0.6 + teethDepth * 0.65);
        pen.closePath();
      };
      if (expression.corner > -0.2 || expression.teeth > 0.5) {
        painter.patch(upperTeeth, teeth);
      }
      if (expression.teeth > 0.5 && opening > 0.06) {
        painter.patch((pen) => pen.rect(nearX, lower - 0.035, farX - nearX, 0.2), shade(teeth, -0.07));
      }
    });
    painter.stroke(
      (pen) => {
        pen.moveTo(nearX, nearY);
        top(pen, 0);
      },
      line,
      0.022,
    );
    painter.stroke(
      (pen) => {
        pen.moveTo(x - half * 0.35, lower + 0.075 + 0.03 * face.lips);
        pen.quadraticCurveTo(
          x,
          lower + 0.095 + 0.03 * face.lips,
          x + half * 0.35 * middle.narrow,
          lower + 0.075 + 0.03 * face.lips,
        );
      },
      colours.skinDeep,
      0.02,
      0.3,
    );
  }
  drawCorners(painter, frame, nearX, nearY, farX, farY);
}

function drawClosedLips(
  painter: Painter,
  frame: FaceFrame,
  at: { nearX: number; nearY: number; farX: number; farY: number; x: number; middleY: number; sag: number },
): void {
  const { face, colours } = frame.design;
  const { nearX, nearY, farX, farY, x, middleY } = at;
  const full = 0.055 * face.lips;
  painter.patch(
    (pen) => {
      pen.moveTo(nearX + 0.02, nearY);
      pen.bezierCurveTo(
        nearX + (x - nearX) * 0.5,
        middleY - full * 0.7,
        x - (x - nearX) * 0.25,
        middleY - full * 1.1,
        x,
        middleY - full * 0.62,
      );
      pen.bezierCurveTo(
        x + (farX - x) * 0.25,
        middleY - full * 1.1,
        farX - (farX - x) * 0.5,
        middleY - full * 0.7,
        farX - 0.02,
        farY,
      );
      pen.bezierCurveTo(
        farX - (farX - x) * 0.45,
        middleY + full * 1.7,
        nearX + (x - nearX) * 0.45,
        middleY + full * 1.7,
        nearX + 0.02,
        nearY,
      );
      pen.closePath();
    },
    colours.lip,
    face.lips > 0.6 ? 0.9 : 0.6,
  );
  painter.patch(
    ellipse(x - (x - nearX) * 0.15, middleY + full * 0.75, (farX - nearX) * 0.13, full * 0.22),
    shade(colours.lip, 0.14),
    0.5 * face.lips,
  );
}

/** The little folds at the corners of a mouth that is more than at rest. */
function drawCorners(
  painter: Painter,
  frame: FaceFrame,
  nearX: number,
  nearY: number,
  farX: number,
  farY: number,
): void {
  const { expression, design } = frame;
  const amount = Math.min(1, Math.max(0, Math.abs(expression.corner) - 0.3) * 1.3);
  if (amount < 0.05 || frame.detail < 30) {
    return;
  }
  const up = Math.sign(expression.corner);
  for (const [x, y, out] of [
    [nearX, nearY, -1],
    [farX, farY, 1],
  ] as const) {
    painter.stroke(
      (pen) => {
        pen.moveTo(x + out * 0.002, y - 0.035 * up);
        pen.quadraticCurveTo(x + out * 0.032, y - 0.005, x + out * 0.012, y + 0.03 * up);
      },
      design.colours.skinDeep,
      0.017,
      0.55 * amount,
    );
  }
}

function drawProfileMouth(painter: Painter, frame: FaceFrame): void {
  const { expression, design, outline } = frame;
  const { face, colours } = design;
  const open = expression.open;
  const y = face.mouthY;
  const cornerX = 0.535 + expression.round * 0.06 - Math.max(0, expression.corner) * 0.035;
  const cornerY = y - expression.corner * 0.07 + open * 0.07;
  const line = mix(colours.mouthInside, colours.skinDeep, 0.45);
  const faceShape: Shape = (pen) => {
    outline.forEach((point, index) => (index === 0 ? pen.moveTo(point.x, point.y) : pen.lineTo(point.x, point.y)));
    pen.closePath();
  };
  const edge = 0.79;
  if (open > 0.05) {
    const hole: Shape = (pen) => {
      pen.moveTo(cornerX, cornerY);
      pen.quadraticCurveTo((cornerX + edge) / 2, y - 0.015 - open * 0.03, edge, y - 0.012 - open * 0.02);
      pen.lineTo(edge, y + open * 0.22);
      pen.quadraticCurveTo((cornerX + edge) / 2, y + 0.02 + open * 0.24, cornerX, cornerY);
      pen.closePath();
    };
    // Clipped to the face, so that nothing of the mouth stands outside of the lips.
    painter.within(faceShape, () => {
      painter.patch(hole, colours.mouthInside);
      painter.within(hole, () => {
        painter.patch(ellipse(0.68, y + open * 0.24, 0.11, open * 0.1), colours.tongue);
        painter.patch(
          (pen) => pen.rect(cornerX + 0.045, y - 0.1, 0.3, 0.1 + open * 0.045),
          mix(colours.teeth, painter.palette.ambient, 0.1),
        );
      });
    });
    painter.stroke(
      (pen) => {
        pen.moveTo(cornerX, cornerY);
        pen.quadraticCurveTo((cornerX + edge) / 2, y - 0.015 - open * 0.03, 0.755, y - 0.012 - open * 0.02);
      },
      line,
      0.02,
    );
  } else {
    painter.stroke(
      (pen) => {
        pen.moveTo(cornerX, cornerY);
        pen.quadraticCurveTo((cornerX + 0.75) / 2, y + 0.012 + expression.corner * 0.02, 0.745, y);
      },
      line,
      0.022,
    );
  }
  if (face.lips > 0.6) {
    painter.within(faceShape, () => {
      painter.patch(ellipse(0.765, y - 0.04 - open * 0.02, 0.075, 0.032, 0.35), colours.lip, 0.85);
      painter.patch(ellipse(0.75 - open * 0.03, y + 0.045 + open * 0.22, 0.08, 0.04, -0.2), colours.lip, 0.85);
    });
  }
}
