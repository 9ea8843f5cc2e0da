import { shade } from '../../../../colour.ts';
import type { Painter } from '../../../../painter.ts';
import type { Point } from '../../../../shape.ts';
import { curveOf, pointsOf, tubeOf } from '../outlines.ts';
import type { Scales } from './scales.ts';

/** A wing of skin between fingers. */
export function drawWing(
  painter: Painter,
  scales: Scales,
  { at, turn, isFar }: { at: Point; turn: number; isFar: boolean },
): void {
  const skin = isFar ? shade(scales.wing, -0.1) : scales.wing;
  painter.at({ x: at.x, y: at.y, rotation: turn, scale: isFar ? 0.9 : 1 }, () => {
    const wrist: Point = { x: 0.12, y: -1.05 };
    const tips = pointsOf([-0.35, -1.75], [-1.25, -1.5], [-1.7, -0.85], [-1.5, -0.15]);
    painter.form((pen) => {
      pen.moveTo(0, 0);
      pen.quadraticCurveTo(0.26, -0.6, wrist.x, wrist.y);
      let last = wrist;
      tips.forEach((tip, index) => {
        const dip = index === 0 ? 0 : 0.26;
        pen.quadraticCurveTo((last.x + tip.x) / 2 + dip, (last.y + tip.y) / 2 + dip * 0.8, tip.x, tip.y);
        last = tip;
      });
      pen.quadraticCurveTo(-0.9, -0.1, -0.5, 0.12);
      pen.quadraticCurveTo(-0.2, 0.12, 0, 0);
      pen.closePath();
    }, skin);
    for (const tip of tips) {
      painter.form(
        tubeOf([wrist, { x: (wrist.x + tip.x) / 2, y: (wrist.y + tip.y) / 2 - 0.06 }, tip], [0.08, 0.05, 0.02]),
        scales.dark,
        { line: 0.4 },
      );
    }
    painter.form(tubeOf(pointsOf([0, 0.02], [0.2, -0.5], [wrist.x, wrist.y]), [0.22, 0.13, 0.08]), scales.main, {
      line: 0.7,
    });
    painter.form(
      curveOf([wrist.x - 0.04, wrist.y], [wrist.x + 0.12, wrist.y - 0.2], [wrist.x + 0.06, wrist.y + 0.02]),
      scales.horn,
      { line: 0.4 },
    );
  });
}
