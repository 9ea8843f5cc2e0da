import { NAMED_COLOURS } from '../../../../colour.ts';
import type { FigureState } from '../../../../figure-rig.ts';
import type { Painter } from '../../../../painter.ts';
import { ellipse } from '../../../../shape.ts';
import { curveOf, pointsOf, tubeOf } from '../outlines.ts';
import type { Scales } from './scales.ts';

/** The head of a dragon with wings, in profile, around the end of its neck. */
export function drawWingedHead(painter: Painter, scales: Scales, { pose }: FigureState): void {
  for (const [x, y] of [
    [-0.5, -0.42],
    [-0.44, -0.24],
  ] as const) {
    painter.form(tubeOf(pointsOf([-0.02, -0.1], [x * 0.55, y * 0.55], [x, y]), [0.13, 0.1, 0.02]), scales.horn, {
      line: 0.5,
    });
  }
  const open = pose === 'fight' || pose === 'shout' || pose === 'fly' ? 0.1 : 0.03;
  painter.form(
    curveOf([-0.02, 0.1], [0.3, 0.1 + open], [0.58, 0.12 + open], [0.56, 0.19 + open], [0.2, 0.24], [0, 0.2]),
    scales.belly,
  );
  painter.form(
    curveOf(
      [-0.18, -0.02],
      [-0.06, -0.2],
      [0.16, -0.2],
      [0.3, -0.1],
      [0.54, -0.1],
      [0.66, 0],
      [0.62, 0.1],
      [0.34, 0.1],
      [0.06, 0.16],
      [-0.14, 0.14],
    ),
    scales.main,
    { round: true },
  );
  for (const x of [0.34, 0.44, 0.54]) {
    painter.form(curveOf([x - 0.025, 0.09], [x + 0.025, 0.09], [x, 0.16]), NAMED_COLOURS.white, { line: 0.2 });
  }
  painter.patch(ellipse(0.58, -0.03, 0.025, 0.018), scales.dark);
  if (pose === 'sleep' || pose === 'lie') {
    painter.stroke(
      (pen) => {
        pen.moveTo(0.08, -0.08);
        pen.lineTo(0.2, -0.06);
      },
      scales.dark,
      0.03,
    );
  } else {
    painter.patch(ellipse(0.15, -0.08, 0.055, 0.042, 0.2), NAMED_COLOURS.yellow);
    painter.patch(ellipse(0.165, -0.08, 0.014, 0.04), NAMED_COLOURS.black);
    painter.stroke(
      (pen) => {
        pen.moveTo(0.04, -0.16);
        pen.lineTo(0.24, -0.1);
      },
      scales.dark,
      0.04,
    );
  }
}
