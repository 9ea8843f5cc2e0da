import { oklch, type Colour } from '../../picture/colour.ts';
import { ellipse, polygon, rectangle } from '../../picture/shape.ts';
import { CARD, type CardArt, type Easel } from '../art.ts';
import { turned } from '../palette.ts';
import { GEO_ANIMALS, GEO_DRAWINGS, type GeoColours } from './geo-animals.ts';
import { half, quarter } from './geo-shapes.ts';

/** An animal of circles, triangles and squares, in four flat colours. */
export const minimalistGeo: CardArt = (random) => {
  const hue = random.between(0, 360);
  const turn = random.pick([35, 120, 160, 200]);
  const colours: GeoColours = [
    oklch(0.66, 0.15, hue),
    oklch(0.36, 0.09, turned(hue, turn)),
    oklch(0.93, 0.03, turned(hue, 60)),
    oklch(0.8, 0.14, turned(hue, turn + 120)),
  ];
  const animal = random.pick(GEO_ANIMALS);
  const ground = random.pick([
    oklch(0.94, 0.025, 85),
    oklch(0.9, 0.04, turned(hue, 180)),
    oklch(0.3, 0.05, turned(hue, 200)),
  ]);
  return {
    look: 'infographic',
    frame: { paper: oklch(0.96, 0.015, 85), line: colours[1] },
    ground: (easel) => compose(easel, ground, colours),
    subject: (easel) => GEO_DRAWINGS[animal](easel, colours),
  };
};

/** A composition of few large forms. */
function compose({ painter, random }: Easel, ground: Colour, colours: GeoColours): void {
  painter.patch(rectangle(-CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height), ground);
  const cell = 200;
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 5; column++) {
      const isEdge = row < 1 || row > 5;
      if (!random.chance(isEdge ? 0.95 : 0.28)) {
        continue;
      }
      const [x, y] = [-500 + column * cell, -700 + row * cell];
      const colour = random.pick(colours);
      const alpha = isEdge ? 0.95 : 0.28;
      switch (random.below(5)) {
        case 0:
          painter.patch(quarter(x, y, cell, 0), colour, alpha);
          break;
        case 1:
          painter.patch(half(x + cell / 2, y, cell / 2, 0), colour, alpha);
          break;
        case 2:
          painter.patch(ellipse(x + cell / 2, y + cell / 2, cell / 2, cell / 2), colour, alpha);
          break;
        case 3:
          painter.patch(
            polygon([
              { x, y },
              { x: x + cell, y },
              { x, y: y + cell },
            ]),
            colour,
            alpha,
          );
          break;
        default:
          painter.patch(quarter(x + cell, y + cell, cell, Math.PI), colour, alpha);
      }
    }
  }
}
