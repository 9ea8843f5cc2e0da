import { NAMED_COLOURS as N, oklch, type Colour } from '../../../colour.ts';
import { facade } from '../facade/facade.ts';
import { gateDoor } from '../facade/ground-floors.ts';
import { tiledApron, tiledRoof } from '../facade/roofs.ts';
import { plinth, timberFrame } from '../facade/walls.ts';

/** A hall of a temple or palace under two roofs. */
export function palaceHall(posts: Colour, roof: Colour) {
  return facade({
    width: [16, 17],
    storeys: [2, 2],
    ground: 6,
    storey: 3,
    depth: 3,
    walls: [oklch(0.84, 0.05, 75)],
    trims: [posts],
    accents: [oklch(0.42, 0.09, 160)],
    roofs: [roof],
    above: 5.2,
    layers: [
      timberFrame,
      gateDoor,
      plinth(0.9, N.silver),
      tiledApron(1.6),
      tiledRoof({ rise: 4.2, eaves: 2, curl: 1, ends: true }),
    ],
  });
}
