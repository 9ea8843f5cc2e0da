import type { Random } from '#src/shared/random.ts';
import { mix, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { rectangle, type Shape } from '../../shape.ts';

interface Puff {
  x: number;
  y: number;
  radius: number;
}

function puffsOf(random: Random, width: number): Puff[] {
  const count = Math.max(5, Math.round(random.between(6, 9)));
  const peak = random.between(0.35, 0.65);
  return Array.from({ length: count }, (_, index) => {
    const along = (index + 0.5) / count;
    const rise = Math.exp(-(((along - peak) / 0.3) ** 2));
    const radius = width * (0.05 + 0.1 * rise) * random.between(0.85, 1.2);
    return { x: (along - 0.5) * width * 0.86, y: -radius * (0.25 + 0.55 * rise), radius };
  });
}

function union(puffs: readonly Puff[], dx: number, dy: number, shrink = 1): Shape {
  return (pen) => {
    for (const puff of puffs) {
      pen.moveTo(puff.x + dx + puff.radius * shrink, puff.y + dy);
      pen.arc(puff.x + dx, puff.y + dy, puff.radius * shrink, 0, Math.PI * 2);
      pen.closePath();
    }
  };
}

/** Lit, body, shadow. */
export type CloudTones = readonly [Colour, Colour, Colour];

/**
 * A heaped cloud on one flat base, in three tones shifted away from the light. Pixels; (x, y) is the middle of the
 * base.
 */
export function drawCloud(
  painter: Painter,
  random: Random,
  { x, y, width }: { x: number; y: number; width: number },
  { tones, alpha }: { tones: CloudTones; alpha: number },
): void {
  const puffs = puffsOf(random, width);
  const side = painter.light.x >= 0 ? -1 : 1;
  painter.at({ x, y, alpha }, () => {
    painter.within(rectangle(-width, -width, width * 2, width), () => {
      painter.within(union(puffs, 0, 0), () => {
        painter.patch(rectangle(-width, -width, width * 2, width), tones[0]);
        painter.patch(union(puffs, side * width * 0.018, width * 0.03), tones[1]);
        painter.patch(union(puffs, side * width * 0.045, width * 0.075, 0.96), tones[2]);
        painter.patch(union(puffs, side * width * 0.06, width * 0.115, 0.9), mix(tones[2], tones[1], 0.35), 0.5);
      });
    });
  });
}
