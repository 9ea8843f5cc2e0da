import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { mix, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import type { Shape } from '../../shape.ts';
import { outline, standing, together } from '../outlines.ts';

/** A city's towers with steps, spires and windows, lit where someone is still up. */
export function drawSkyline(
  painter: Painter,
  options: { seed: number; reach: number; height: number; colour: Colour },
): void {
  const { palette } = painter;
  const side = painter.light.x >= 0 ? 1 : -1;
  for (let row = 0; row < 2; row++) {
    const unit = options.height * (row === 0 ? 0.2 : 0.26);
    const bodies: Shape[] = [];
    const lit: Shape[] = [];
    const windows: Shape[] = [];
    const dim: Shape[] = [];
    for (let index = Math.floor(-options.reach / unit); index * unit < options.reach; index++) {
      const random = createRandom(deriveSeed(options.seed, row, index));
      const centre = 0.7 + 0.3 * Math.sin(index * 0.5 + (options.seed % 9));
      const tall = options.height * random.between(0.3, 1) * centre * (row === 0 ? 1 : 0.62);
      const wide = unit * random.between(0.7, 1.15);
      const left = index * unit;
      bodies.push(standing(left, 1, wide, tall + 1));
      if (random.chance(0.4)) {
        bodies.push(standing(left + wide * 0.2, -tall, wide * 0.5, tall * 0.12));
      }
      if (random.chance(0.22)) {
        bodies.push(outline(left + wide * 0.35, -tall, left + wide * 0.5, -tall * 1.28, left + wide * 0.65, -tall));
      }
      const edge = wide * 0.3;
      lit.push(standing(side > 0 ? left + wide - edge : left, 1, edge, tall + 1));
      const columns = 4 + random.below(3);
      const rows = Math.floor(tall / (unit * 0.15));
      const pitch = wide / (columns + 1);
      for (let level = 1; level < rows; level++) {
        for (let column = 0; column < columns; column++) {
          const window = standing(left + pitch * (column + 0.7), -level * unit * 0.15, pitch * 0.5, unit * 0.075);
          const chance = random.next();
          if (chance < (painter.lampsLit ? 0.42 : 0)) {
            windows.push(window);
          } else if (chance < 0.6) {
            dim.push(window);
          }
        }
      }
    }
    const tone = mix(options.colour, row === 0 ? palette.far : palette.near, row === 0 ? 0.55 : 0.35);
    painter.patch(together(bodies), tone);
    painter.patch(together(lit), mix(tone, palette.key, 0.3), 0.75);
    painter.patch(together(dim), painter.lampsLit ? shade(tone, -0.05) : mix(tone, palette.skyMiddle, 0.5), 0.6);
    painter.form(together(windows), mix(palette.lamp, tone, row === 0 ? 0.35 : 0.15), {
      luminous: true,
      line: 0,
      rim: 0,
    });
  }
}
