import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { mix, NAMED_COLOURS, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { outline, standing } from '../outlines.ts';
import { toned } from '../tones.ts';

const WALLS: readonly Colour[] = [
  NAMED_COLOURS.cream,
  NAMED_COLOURS.tan,
  NAMED_COLOURS.silver,
  mix(NAMED_COLOURS.rose, NAMED_COLOURS.cream, 0.7),
];

/** A huddle of small houses far off: gables, chimneys, a few windows. */
export function drawRoofs(
  painter: Painter,
  options: { seed: number; reach: number; height: number; colour: Colour; open?: number; gap?: number },
): void {
  const { palette } = painter;
  const unit = options.height;
  for (let row = 0; row < 2; row++) {
    for (let index = Math.floor(-options.reach / unit); index * unit < options.reach; index++) {
      const random = createRandom(deriveSeed(options.seed, row, index));
      const x = (index + random.between(-0.2, 0.2)) * unit * 1.05;
      if (random.chance(options.gap ?? 0.15) || (options.open && Math.abs(x) < options.open)) {
        continue;
      }
      const wide = unit * random.between(0.8, 1.3);
      const wall = unit * random.between(0.35, 0.55);
      const roof = unit * random.between(0.3, 0.5);
      const wallColour = random.pick(WALLS);
      const roofColour = mix(
        options.colour,
        random.pick([NAMED_COLOURS.brown, NAMED_COLOURS.crimson, NAMED_COLOURS.charcoal]),
        0.35,
      );
      const lift = row === 0 ? -unit * 0.28 : 0;
      const left = x - wide / 2;
      painter.patch(standing(left, 0.5, wide, wall + 0.5 - lift), toned(palette, wallColour, 0.4));
      painter.patch(
        standing(painter.light.x > 0 ? left + wide * 0.6 : left, 0.5, wide * 0.4, wall + 0.5 - lift),
        toned(palette, wallColour, 0.8),
        0.7,
      );
      painter.patch(
        standing(left + wide * 0.7, lift - wall - roof * 0.4, wide * 0.1, roof * 0.85),
        toned(palette, roofColour, 0.2),
      );
      painter.patch(
        outline(
          left - wide * 0.07,
          lift - wall,
          left + wide * 0.16,
          lift - wall - roof,
          left + wide * 0.84,
          lift - wall - roof,
          left + wide * 1.07,
          lift - wall,
        ),
        toned(palette, roofColour, row === 0 ? 0.6 : 0.45),
      );
      painter.patch(
        outline(
          left - wide * 0.07,
          lift - wall,
          left + wide * 0.16,
          lift - wall - roof,
          left + wide * 0.26,
          lift - wall - roof,
          left + wide * 0.1,
          lift - wall,
        ),
        toned(palette, roofColour, 0.9),
        0.6,
      );
      for (let window = 0; window < 3; window++) {
        const lit = painter.lampsLit && random.chance(0.6);
        const pane = standing(left + wide * (0.16 + window * 0.27), lift - wall * 0.35, wide * 0.12, wall * 0.32);
        if (lit) {
          painter.form(pane, palette.lamp, { luminous: true, line: 0, rim: 0 });
        } else {
          painter.patch(pane, mix(toned(palette, NAMED_COLOURS.navy, 0.3), palette.skyMiddle, 0.25));
        }
      }
    }
  }
}
