import { createRandom } from '#src/shared/random.ts';
import { mix, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { ellipse } from '../../shape.ts';

/** The sun with its halo, or at night the moon with its maria. Pixels. */
export function drawDisc(
  painter: Painter,
  { x, y, radius }: { x: number; y: number; radius: number },
  moon: boolean,
): void {
  const { palette } = painter;
  painter.glow(x, y, radius * 7, palette.sun, moon ? 0.28 : 0.5);
  painter.glow(x, y, radius * 2.4, palette.sun, moon ? 0.35 : 0.6);
  painter.patch(ellipse(x, y, radius, radius), palette.sun);
  if (!moon) {
    return;
  }
  const spot = mix(palette.sun, palette.skyMiddle, 0.28);
  painter.within(ellipse(x, y, radius, radius), () => {
    painter.patch(ellipse(x + radius * 0.25, y - radius * 0.2, radius * 0.34, radius * 0.28, 0.4), spot, 0.7);
    painter.patch(ellipse(x - radius * 0.32, y + radius * 0.26, radius * 0.26, radius * 0.22), spot, 0.6);
    painter.patch(ellipse(x + radius * 0.3, y + radius * 0.5, radius * 0.2, radius * 0.13), spot, 0.5);
    painter.patch(ellipse(x + radius * 1.1, y + radius * 0.75, radius * 1.25, radius * 1.4), palette.skyMiddle, 0.22);
  });
}

interface Stars {
  seed: number;
  width: number;
  height: number;
  count: number;
  colour: Colour;
}

/** Stars in three sizes above the horizon, thicker towards the top. Pixels. */
export function drawStars(painter: Painter, { seed, width, height, count, colour }: Stars): void {
  const random = createRandom(seed);
  const sizes = [
    { share: 0.7, radius: 0.0009, alpha: 0.6 },
    { share: 0.25, radius: 0.0015, alpha: 0.85 },
    { share: 0.05, radius: 0.0026, alpha: 1 },
  ];
  const unit = Math.hypot(width, height) * 0.75;
  for (const { share, radius, alpha } of sizes) {
    const stars = Array.from({ length: Math.round(count * share) }, () => ({
      x: random.next() * width,
      y: height * random.next() ** 1.25,
      radius: radius * unit * random.between(0.7, 1.3),
    }));
    painter.patch(
      (pen) => {
        for (const star of stars) {
          pen.moveTo(star.x + star.radius, star.y);
          pen.arc(star.x, star.y, star.radius, 0, Math.PI * 2);
          pen.closePath();
        }
      },
      colour,
      alpha,
    );
    if (share < 0.1) {
      for (const star of stars) {
        painter.glow(star.x, star.y, star.radius * 7, shade(colour, -0.1), 0.5);
      }
    }
  }
}
