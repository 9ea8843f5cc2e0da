import { oklch, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { ellipse, polygon } from '../../shape.ts';
import type { PersonDesign } from './person-design.ts';
import type { Skeleton } from './skeleton.ts';

/** What a sitter sits on: a plain wooden box, since places do not always bring a seat. */
export function drawSeat(painter: Painter, { body }: PersonDesign, { aim, hips, turn }: Skeleton): void {
  const wood = oklch(0.52, 0.06, 60);
  const half = body.hipHalf * 1.5;
  const x = hips.x - Math.sin(turn) * body.hipHalf * 0.3;
  const top = -aim.seat;
  const leg = half * 0.17;
  for (const side of [-0.78, 0.78]) {
    painter.form(
      polygon([
        { x: x + half * side - leg, y: top },
        { x: x + half * side + leg, y: top },
        { x: x + half * side * 1.14 + leg * 0.7, y: 0 },
        { x: x + half * side * 1.14 - leg * 0.7, y: 0 },
      ]),
      shade(wood, -0.1),
      { modelling: 0.7, rim: 0.2 },
    );
  }
  painter.form(ellipse(x, top + half * 0.1, half, half * 0.2), shade(wood, -0.06), { modelling: 0.8, rim: 0.2 });
  painter.form(ellipse(x, top, half, half * 0.19), wood, { modelling: 0.7, rim: 0.4 });
}
