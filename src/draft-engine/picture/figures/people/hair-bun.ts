import type { Painter } from '../../painter.ts';
import { ellipse, type Point } from '../../shape.ts';
import type { FaceFrame } from './face-frame.ts';

/** Hair coiled into a ball of a size in head radii. */
export function drawBun(painter: Painter, { design, detail }: FaceFrame, { x, y }: Point, size: number): void {
  const { hair, hairLight, hairDark } = design.colours;
  painter.form(ellipse(x, y, size, size * 0.9), hair, { round: true, rim: 0.5 });
  if (detail < 16) {
    return;
  }
  for (const [share, colour] of [
    [0.65, hairDark],
    [0.35, hairLight],
  ] as const) {
    const reach = size * share;
    painter.stroke(
      (pen) => {
        pen.moveTo(x - reach, y + size * 0.125);
        pen.bezierCurveTo(x - reach, y - reach, x + reach, y - reach, x + reach * 0.9, y + reach * 0.3);
      },
      colour,
      0.03,
      0.5,
    );
  }
}
