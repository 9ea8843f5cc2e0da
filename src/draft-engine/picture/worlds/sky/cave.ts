import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { css, mix, oklch, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { polygon, type Point } from '../../shape.ts';
import type { BackdropView } from '../../world.ts';

/** A cave: the mouth with daylight, walls in three rings of rock that narrow towards it, stalactites. Pixels. */
export function drawCave(painter: Painter, view: BackdropView, seed: number): void {
  const random = createRandom(deriveSeed(seed, 'cave'));
  const { context, palette } = painter;
  const { width, height, horizon, pixelsPerRadian: unit } = view;
  const x = width / 2 + random.between(-0.16, 0.16) * Math.min(width, unit);
  const y = horizon - unit * 0.06;
  const daylight = context.createRadialGradient(x, y, 0, x, y, unit * 0.3);
  daylight.addColorStop(0, css(mix(palette.skyLow, palette.key, 0.5)));
  daylight.addColorStop(1, css(palette.skyMiddle));
  context.fillStyle = daylight;
  context.fillRect(0, 0, width, height);
  const rock = mix(oklch(0.4, 0.04, 260), palette.ambient, 0.35);
  for (let ring = 0; ring < 4; ring++) {
    const radius = unit * (0.15 + ring * 0.11 + ring * ring * 0.02);
    const hole: Point[] = [];
    for (let index = 0; index < 30; index++) {
      const angle = (index / 30) * Math.PI * 2;
      const spike = Math.sin(angle) < -0.2 && index % 2 === 0 ? random.between(0.86, 0.97) : random.between(0.95, 1.07);
      hole.push({
        x: x + Math.cos(angle) * radius * 1.5 * spike,
        y: y + Math.sin(angle) * radius * (Math.sin(angle) > 0 ? 0.8 : 1.05) * spike,
      });
    }
    const tone = mix(mix(rock, palette.skyMiddle, 0.45 - ring * 0.14), palette.near, ring * 0.22);
    const wall =
      (shift: number) =>
      (pen: Parameters<ReturnType<typeof polygon>>[0]): void => {
        pen.moveTo(-width, -height);
        pen.lineTo(-width, height * 2);
        pen.lineTo(width * 2, height * 2);
        pen.lineTo(width * 2, -height);
        pen.closePath();
        hole.forEach((point, index) => {
          const px = x + (point.x - x) * shift;
          const py = y + (point.y - y) * shift;
          if (index === 0) {
            pen.moveTo(px, py);
          } else {
            pen.lineTo(px, py);
          }
        });
        pen.closePath();
      };
    painter.patch(wall(1), mix(tone, palette.key, 0.28));
    painter.patch(wall(1.05), tone);
    for (let crack = 0; crack < 12; crack++) {
      const angle = random.between(0, Math.PI * 2);
      const from = radius * random.between(1.1, 1.5);
      painter.stroke(
        (pen) => {
          pen.moveTo(x + Math.cos(angle) * from * 1.5, y + Math.sin(angle) * from);
          pen.lineTo(x + Math.cos(angle + 0.06) * from * 1.8, y + Math.sin(angle + 0.06) * from * 1.25);
        },
        shade(tone, random.chance(0.5) ? -0.07 : 0.07),
        unit * 0.006,
        0.6,
      );
    }
  }
  painter.glow(x, y, unit * 0.6, palette.skyLow, 0.35);
}
