import type { Random } from '#src/shared/random.ts';
import { mix, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import type { Shape } from '../../shape.ts';

export interface Leafball {
  x: number;
  y: number;
  radius: number;
}

/** Balls of leaves spread over an ellipse, larger ones low and in the middle. */
export function leafballs(random: Random, x: number, y: number, rx: number, ry: number, count: number): Leafball[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + random.between(-0.3, 0.3);
    const out = index % 3 === 0 ? random.between(0.05, 0.4) : random.between(0.5, 0.72);
    return {
      x: x + Math.cos(angle) * rx * out,
      y: y + Math.sin(angle) * ry * out,
      radius: Math.min(rx, ry) * random.between(0.32, 0.52),
    };
  });
}

function scalloped(balls: readonly Leafball[], dx: number, dy: number, shrink: number): Shape {
  return (pen) => {
    for (const ball of balls) {
      const radius = ball.radius * shrink;
      const bumps = 9;
      for (let bump = 0; bump <= bumps; bump++) {
        const angle = (bump / bumps) * Math.PI * 2;
        const px = ball.x + dx + Math.cos(angle) * radius;
        const py = ball.y + dy + Math.sin(angle) * radius;
        if (bump === 0) {
          pen.moveTo(px, py);
        } else {
          const half = angle - Math.PI / bumps;
          pen.quadraticCurveTo(
            ball.x + dx + Math.cos(half) * radius * 1.22,
            ball.y + dy + Math.sin(half) * radius * 1.22,
            px,
            py,
          );
        }
      }
      pen.closePath();
    }
  };
}

/** A crown: shade mass, body, lit clumps towards the light, loose leaves and gaps. */
export function drawCrown(
  painter: Painter,
  balls: readonly Leafball[],
  colour: Colour,
  size: number,
  leaves: readonly { x: number; y: number; tone: number }[],
): void {
  const { palette, light } = painter;
  const dark = mix(colour, mix(palette.ambient, palette.near, 0.4), 0.55);
  painter.form(scalloped(balls, 0, 0, 1), mix(dark, colour, 0.35), { round: true, modelling: 0.5 });
  painter.within(scalloped(balls, 0, 0, 1), () => {
    painter.patch(scalloped(balls, -light.x * size * 0.05, -light.y * size * 0.08 + size * 0.03, 0.92), dark, 0.45);
    painter.patch(
      scalloped(balls, light.x * size * 0.06, light.y * size * 0.09, 0.82),
      mix(colour, palette.key, 0.14),
      0.75,
    );
    painter.patch(
      scalloped(balls, light.x * size * 0.11, light.y * size * 0.15, 0.55),
      mix(colour, palette.key, 0.42),
      0.62,
    );
  });
  const flecks =
    (low: number, high: number): Shape =>
    (pen) => {
      for (const leaf of leaves) {
        if (leaf.tone < low || leaf.tone >= high) {
          continue;
        }
        const long = size * 0.022;
        pen.moveTo(leaf.x - long, leaf.y);
        pen.quadraticCurveTo(leaf.x, leaf.y - long * 0.9, leaf.x + long, leaf.y);
        pen.quadraticCurveTo(leaf.x, leaf.y + long * 0.9, leaf.x - long, leaf.y);
        pen.closePath();
      }
    };
  painter.patch(flecks(0, 0.4), dark, 0.6);
  painter.patch(flecks(0.4, 0.75), mix(colour, palette.key, 0.3), 0.7);
  painter.patch(flecks(0.75, 1), mix(colour, palette.key, 0.6), 0.7);
}

/** Loose leaves over a crown's area. */
export function looseLeaves(
  random: Random,
  balls: readonly Leafball[],
  count: number,
): { x: number; y: number; tone: number }[] {
  return Array.from({ length: count }, () => {
    const ball = random.pick(balls);
    const angle = random.between(0, Math.PI * 2);
    const out = ball.radius * Math.sqrt(random.next()) * 1.12;
    return { x: ball.x + Math.cos(angle) * out, y: ball.y + Math.sin(angle) * out, tone: random.next() };
  });
}
