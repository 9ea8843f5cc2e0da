import { mix, NAMED_COLOURS, shade, type Colour } from '../../../colour.ts';
import type { Painter } from '../../../painter.ts';
import { ellipse } from '../../../shape.ts';
import type { Animal } from './animal.ts';
import type { Build } from './builds.ts';
import { curveOf, pointsOf, tubeOf } from './outlines.ts';

const EYE = mix(NAMED_COLOURS.charcoal, NAMED_COLOURS.brown, 0.25);
const HORN = mix(NAMED_COLOURS.cream, NAMED_COLOURS.brown, 0.25);

/** The head at the end of the neck. */
export function drawNaturalHead(painter: Painter, animal: Animal): void {
  const { build, gait, poll } = animal;
  const [length, , , fall] = build.head;
  if (build.isRoundFaced) {
    painter.at({ x: poll.x + length * 0.16, y: poll.y + (gait.areEyesShut ? length * 0.08 : 0) }, () =>
      drawRoundHead(painter, animal),
    );
    return;
  }
  painter.at({ x: poll.x, y: poll.y, rotation: Math.max(-0.4, fall + gait.head), scale: length }, () =>
    drawLongHead(painter, animal),
  );
}

/** A head in profile; its length is 1 along x, the underside is y downwards. */
function drawLongHead(painter: Painter, { build, fur, gait }: Animal): void {
  const [length, cheekShare, muzzleShare] = build.head;
  const cheek = cheekShare / length;
  const muzzle = muzzleShare / length;
  drawEar(painter, { ears: build.ears, colour: fur.far, cheek, shift: -0.06 });
  drawHorns(painter, build, cheek);
  if (build.hasTrunk) {
    painter.form(
      tubeOf(pointsOf([0.62, 0], [1.0, 0.28], [1.35, 0.62], [1.8, 0.86], [2.05, 0.66]), [0.6, 0.5, 0.36, 0.24, 0.14]),
      fur.main,
    );
    painter.form(tubeOf(pointsOf([0.72, 0.3], [0.9, 0.72], [1.16, 0.86]), [0.12, 0.1, 0.02]), NAMED_COLOURS.cream);
  }
  painter.form(
    curveOf(
      [-0.1, -cheek * 0.34],
      [0.2, -cheek * 0.52],
      [0.52, -cheek * 0.4],
      [0.84, -muzzle * 0.5],
      [1, -muzzle * 0.26],
      [1.01, muzzle * 0.34],
      [0.84, muzzle * 0.62],
      [0.55, cheek * 0.3],
      [0.28, cheek * 0.56],
      [0.02, cheek * 0.52],
      [-0.14, cheek * 0.2],
    ),
    build.marks === 'wool' ? fur.second : fur.main,
    { round: true },
  );
  const tip = build.foot === 'paw' ? NAMED_COLOURS.charcoal : fur.dark;
  if (build.marks === 'mask' || build.foot === 'paw') {
    painter.patch(
      curveOf([0.5, cheek * 0.1], [0.92, 0.02], [0.96, muzzle * 0.34], [0.78, muzzle * 0.5], [0.3, cheek * 0.5]),
      fur.pale,
      0.85,
    );
    painter.form(ellipse(0.97, -muzzle * 0.18, 0.07, 0.06), tip, { round: true, line: 0.4 });
  } else if (!build.hasTrunk) {
    painter.patch(ellipse(0.93, muzzle * 0.08, 0.12, muzzle * 0.42, 0.1), mix(fur.main, fur.dark, 0.6), 0.55);
    painter.patch(ellipse(0.92, -muzzle * 0.08, 0.03, 0.045, 0.3), NAMED_COLOURS.charcoal, 0.8);
  }
  painter.stroke(
    (pen) => {
      pen.moveTo(0.99, muzzle * 0.3);
      pen.quadraticCurveTo(0.86, muzzle * 0.42, 0.68, muzzle * 0.34);
    },
    fur.dark,
    0.022,
  );
  if (build.mane === 'hanging') {
    painter.form(
      curveOf([-0.06, -cheek * 0.56], [0.16, -cheek * 0.62], [0.36, -cheek * 0.2], [0.2, -cheek * 0.12]),
      fur.second,
    );
  }
  drawEye(painter, { x: 0.33, y: -cheek * 0.16 }, 0.05, gait.areEyesShut === true);
  drawEar(painter, { ears: build.ears, colour: fur.main, cheek, shift: 0.04 });
}

function drawEye(painter: Painter, { x, y }: { x: number; y: number }, size: number, isShut: boolean): void {
  if (isShut) {
    painter.stroke(
      (pen) => {
        pen.moveTo(x - size, y);
        pen.quadraticCurveTo(x, y + size * 0.9, x + size, y);
      },
      EYE,
      size * 0.42,
    );
    return;
  }
  painter.patch(ellipse(x, y, size, size * 1.05), EYE);
  painter.patch(ellipse(x + size * 0.3, y - size * 0.35, size * 0.3, size * 0.3), NAMED_COLOURS.white, 0.9);
}

/** An ear at the top of a head in profile. */
function drawEar(
  painter: Painter,
  { ears, colour, cheek, shift }: { ears: Build['ears']; colour: Colour; cheek: number; shift: number },
): void {
  const y = -cheek * 0.42;
  painter.at({ x: shift, y }, () => {
    switch (ears) {
      case 'upright':
        painter.form(curveOf([-0.08, 0.06], [-0.13, -0.2], [-0.02, -0.36], [0.07, -0.16], [0.08, 0.05]), colour);
        return;
      case 'pointed':
      case 'round':
        painter.form(curveOf([-0.16, 0.1], [-0.16, -0.18], [-0.06, -0.5], [0.08, -0.16], [0.14, 0.06]), colour);
        return;
      case 'sideways':
        painter.form(curveOf([0.02, 0.06], [-0.16, -0.12], [-0.42, -0.2], [-0.3, 0.02], [-0.06, 0.14]), colour);
        return;
      case 'long':
        painter.form(curveOf([-0.08, 0.06], [-0.22, -0.36], [-0.14, -0.68], [0.02, -0.36], [0.08, 0.05]), colour);
        return;
      case 'hanging':
        painter.form(curveOf([-0.1, -0.02], [0.08, 0], [0.1, 0.34], [-0.02, 0.62], [-0.2, 0.4]), shade(colour, -0.06));
        return;
      case 'fan':
        if (shift > 0) {
          painter.form(
            curveOf([0.12, 0.05], [-0.12, -0.22], [-0.6, -0.2], [-0.8, 0.3], [-0.55, 0.95], [-0.2, 0.9], [0.08, 0.5]),
            shade(colour, -0.03),
          );
        }
    }
  });
}

function drawHorns(painter: Painter, { horns }: Build, cheek: number): void {
  const y = -cheek * 0.45;
  if (horns === 'one') {
    painter.form(curveOf([0.12, y], [0.42, y - 0.78], [0.24, y + 0.02]), NAMED_COLOURS.gold);
  }
  if (horns === 'horns') {
    painter.form(tubeOf(pointsOf([0.06, y], [0.04, y - 0.26], [-0.16, y - 0.4]), [0.12, 0.09, 0.02]), HORN);
  }
  if (horns === 'antlers') {
    for (const back of [0, 0.18]) {
      painter.form(
        tubeOf(
          pointsOf([0.06, y], [-0.12 - back, y - 0.5], [0.1 - back, y - 1.05], [0.3 - back, y - 1.2]),
          [0.1, 0.08, 0.06, 0.02],
        ),
        HORN,
      );
      painter.form(tubeOf(pointsOf([-0.1 - back, y - 0.5], [0.2 - back, y - 0.72]), [0.06, 0.02]), HORN);
      painter.form(tubeOf(pointsOf([0.02 - back, y - 0.9], [-0.14 - back, y - 1.3]), [0.06, 0.02]), HORN);
    }
  }
}

/** A round head, seen half from the front; around its middle. */
function drawRoundHead(painter: Painter, { build, fur, gait }: Animal): void {
  const r = build.head[1] / 2;
  const isPanda = build.marks === 'panda';
  if (build.mane === 'collar') {
    const tufts = Array.from({ length: 18 }, (_, index) => {
      const angle = (index / 18) * Math.PI * 2;
      const out = r * (index % 2 === 0 ? 1.75 : 1.5);
      return [Math.cos(angle) * out - r * 0.15, Math.sin(angle) * out + r * 0.1] as const;
    });
    painter.form(curveOf(...tufts), mix(fur.second, fur.main, 0.15), { round: true });
  }
  const ear = (x: number, turn: number): void =>
    painter.at({ x: x * r, y: -r * 0.62, rotation: turn }, () => {
      const colour = isPanda ? fur.second : fur.main;
      if (build.ears === 'long') {
        painter.form(
          curveOf([-r * 0.26, r * 0.1], [-r * 0.3, -r * 1.2], [0, -r * 1.8], [r * 0.28, -r * 1.1], [r * 0.24, r * 0.1]),
          colour,
        );
        painter.patch(ellipse(0, -r * 0.8, r * 0.12, r * 0.7), fur.pale, 0.7);
      } else if (build.ears === 'pointed') {
        painter.form(
          curveOf(
            [-r * 0.4, r * 0.25],
            [-r * 0.22, -r * 0.5],
            [0, -r * 0.82],
            [r * 0.24, -r * 0.4],
            [r * 0.4, r * 0.2],
          ),
          colour,
        );
        painter.patch(
          curveOf([-r * 0.2, r * 0.1], [0, -r * 0.5], [r * 0.2, r * 0.08]),
          mix(NAMED_COLOURS.rose, fur.main, 0.5),
          0.8,
        );
      } else {
        painter.form(ellipse(0, -r * 0.12, r * 0.32, r * 0.32), colour, { round: true });
      }
    });
  ear(-0.58, -0.3);
  ear(0.56, 0.3);
  painter.form(
    curveOf(
      [-r, -r * 0.1],
      [-r * 0.6, -r * 0.84],
      [r * 0.1, -r * 0.96],
      [r * 0.76, -r * 0.66],
      [r * 0.98, 0],
      [r * 0.7, r * 0.62],
      [r * 0.1, r * 0.9],
      [-r * 0.68, r * 0.66],
    ),
    fur.main,
    { round: true },
  );
  if (build.marks === 'stripes') {
    for (const x of [-0.3, 0, 0.3]) {
      painter.stroke(
        (pen) => {
          pen.moveTo((x + 0.16) * r, -r * 0.88);
          pen.lineTo((x * 0.6 + 0.16) * r, -r * 0.5);
        },
        NAMED_COLOURS.charcoal,
        r * 0.09,
      );
    }
  }
  const muzzle = { x: r * 0.34, y: r * 0.34 };
  painter.form(ellipse(muzzle.x, muzzle.y, r * 0.5, r * 0.36), isPanda ? fur.main : fur.pale, {
    round: true,
    line: 0.4,
  });
  painter.form(
    curveOf(
      [muzzle.x - r * 0.15, muzzle.y - r * 0.24],
      [muzzle.x + r * 0.17, muzzle.y - r * 0.24],
      [muzzle.x + r * 0.02, muzzle.y - r * 0.02],
    ),
    NAMED_COLOURS.charcoal,
    { line: 0.3 },
  );
  painter.stroke(
    (pen) => {
      pen.moveTo(muzzle.x + r * 0.02, muzzle.y - r * 0.04);
      pen.lineTo(muzzle.x + r * 0.02, muzzle.y + r * 0.1);
      pen.moveTo(muzzle.x - r * 0.2, muzzle.y + r * 0.13);
      pen.quadraticCurveTo(muzzle.x - r * 0.06, muzzle.y + r * 0.2, muzzle.x + r * 0.02, muzzle.y + r * 0.1);
      pen.quadraticCurveTo(muzzle.x + r * 0.1, muzzle.y + r * 0.2, muzzle.x + r * 0.24, muzzle.y + r * 0.13);
    },
    fur.dark,
    r * 0.055,
  );
  for (const [x, narrow] of [
    [-0.16, 1],
    [0.66, 0.78],
  ] as const) {
    if (isPanda) {
      painter.patch(ellipse(x * r, -r * 0.08, r * 0.26 * narrow, r * 0.32, 0.4 - x), fur.second);
    }
    drawEye(painter, { x: x * r, y: -r * 0.12 }, r * 0.13 * narrow, gait.areEyesShut === true);
  }
  if (build.tail === 'long' && build.foot === 'paw') {
    for (const [x, way] of [
      [muzzle.x - r * 0.3, -1],
      [muzzle.x + r * 0.3, 1],
    ] as const) {
      for (const rise of [-0.08, 0.08]) {
        painter.stroke(
          (pen) => {
            pen.moveTo(x, muzzle.y + rise * r);
            pen.lineTo(x + way * r * 0.55, muzzle.y + rise * r * 2.6);
          },
          fur.pale,
          r * 0.025,
        );
      }
    }
  }
}
