import { mix, NAMED_COLOURS } from '../../../../colour.ts';
import type { Painter } from '../../../../painter.ts';
import { ellipse } from '../../../../shape.ts';
import { curveOf, pointsOf, tubeOf } from '../outlines.ts';
import type { Scales } from './scales.ts';

/** The head of a dragon of the east with its mane, in profile, around the end of its neck. */
export function drawEasternHead(painter: Painter, scales: Scales): void {
  const mane = mix(NAMED_COLOURS.crimson, scales.main, 0.2);
  painter.form(
    curveOf(
      [0, -0.3],
      [-0.36, -0.36],
      [-0.66, -0.14],
      [-0.44, -0.06],
      [-0.66, 0.16],
      [-0.36, 0.16],
      [-0.46, 0.42],
      [-0.1, 0.34],
      [0.2, 0.1],
    ),
    mane,
  );
  for (const x of [-0.02, 0.16]) {
    painter.form(tubeOf(pointsOf([x, -0.16], [x - 0.2, -0.5], [x - 0.06, -0.78]), [0.09, 0.07, 0.02]), scales.horn, {
      line: 0.5,
    });
    painter.form(tubeOf(pointsOf([x - 0.17, -0.44], [x - 0.38, -0.62]), [0.06, 0.02]), scales.horn, { line: 0.5 });
  }
  painter.form(curveOf([0, 0.12], [0.3, 0.24], [0.62, 0.26], [0.58, 0.36], [0.2, 0.36], [-0.06, 0.26]), scales.belly);
  painter.form(
    curveOf(
      [-0.2, 0],
      [-0.08, -0.24],
      [0.16, -0.26],
      [0.34, -0.1],
      [0.6, -0.14],
      [0.74, 0.02],
      [0.66, 0.16],
      [0.34, 0.15],
      [0.06, 0.22],
      [-0.14, 0.18],
    ),
    scales.main,
    { round: true },
  );
  for (const x of [0.38, 0.5, 0.62]) {
    painter.form(curveOf([x - 0.03, 0.14], [x + 0.03, 0.14], [x, 0.23]), NAMED_COLOURS.white, { line: 0.2 });
  }
  painter.patch(ellipse(0.17, -0.1, 0.09, 0.08), NAMED_COLOURS.white);
  painter.patch(ellipse(0.19, -0.09, 0.042, 0.05), NAMED_COLOURS.black);
  painter.stroke(
    (pen) => {
      pen.moveTo(0.04, -0.2);
      pen.quadraticCurveTo(0.16, -0.26, 0.28, -0.17);
    },
    mane,
    0.05,
  );
  for (const way of [0.2, -0.34]) {
    painter.stroke(
      (pen) => {
        pen.moveTo(0.62, 0.02);
        pen.bezierCurveTo(0.95, way, 0.9, way * 2.2, 1.2, way * 1.6);
      },
      scales.belly,
      0.035,
    );
  }
}
