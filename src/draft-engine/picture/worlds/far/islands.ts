import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { mix, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { polygon, type Point } from '../../shape.ts';

/** Islands and stacks of rock on the horizon, with a line of light on the water at their foot. */
export function drawIslands(
  painter: Painter,
  options: { seed: number; reach: number; height: number; colour: Colour },
): void {
  const { palette } = painter;
  const unit = options.height * 9;
  const side = painter.light.x >= 0 ? 1 : -1;
  for (let index = Math.floor(-options.reach / unit); index * unit < options.reach; index++) {
    const random = createRandom(deriveSeed(options.seed, index));
    if (random.chance(0.35)) {
      continue;
    }
    const x = (index + random.next()) * unit;
    const wide = options.height * random.between(2, 6.5);
    const tall = options.height * random.between(0.35, 1);
    const skew = random.between(0.3, 0.7);
    const points: Point[] = Array.from({ length: 13 }, (_, step) => {
      const t = step / 12;
      const rise = t < skew ? (t / skew) ** 0.7 : ((1 - t) / (1 - skew)) ** 0.9;
      return { x: x + (t - 0.5) * wide, y: -tall * rise * random.between(0.82, 1.06) };
    });
    const body = mix(options.colour, palette.far, 0.5);
    const shape = polygon([...points, { x: x + wide / 2, y: 0.6 }, { x: x - wide / 2, y: 0.6 }]);
    painter.patch(shape, body);
    painter.within(shape, () => {
      painter.patch(
        polygon(
          points
            .map((point) => ({ x: point.x + side * wide * 0.18, y: point.y + tall * 0.14 }))
            .concat([{ x: x + side * wide, y: 1 }]),
        ),
        mix(body, palette.key, 0.3),
        0.5,
      );
      painter.patch(
        polygon(
          points
            .map((point) => ({ x: point.x - side * wide * 0.22, y: point.y * 0.7 }))
            .concat([{ x: x - side * wide, y: 1 }]),
        ),
        mix(body, palette.ambient, 0.4),
        0.5,
      );
    });
    painter.patch(
      polygon([
        { x: x - wide * 0.56, y: 0.3 },
        { x, y: -0.25 },
        { x: x + wide * 0.56, y: 0.3 },
        { x, y: 0.9 },
      ]),
      mix(palette.skyLow, palette.key, 0.4),
      0.7,
    );
  }
}
