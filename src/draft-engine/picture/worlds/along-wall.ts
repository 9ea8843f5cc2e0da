import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { WorldPlane } from '../world.ts';
import { PART_LIBRARY, type PartName } from './part-library.ts';
import type { PartMaker } from './part.ts';
import { planeOf, type PlacedPart } from './plane-of.ts';
import type { RoomRecipe } from './room-recipe.ts';
import type { Site } from './site.ts';

/** Most things on either side of where they begin. */
const MOST = 40;

/** Lays the wall's things side by side from one corner to where the frame ends, in the recipe's order. */
export function alongWall(recipe: RoomRecipe, { seed, side, sight }: Site, reach: number): WorldPlane[] {
  if (recipe.along.length === 0) {
    return [];
  }
  const placed: PlacedPart[] = [];
  const lay = (start: number, direction: number, from: number, salt: string): void => {
    let x = start;
    for (let index = from, count = 0; count < MOST; index += direction, count++) {
      const random = createRandom(deriveSeed(seed, 'along', salt, index));
      const part = partOf(recipe, index)(random);
      const gap = random.between(0.1, 0.45);
      const centre = x + direction * (part.width / 2 + gap / 2);
      if (centre - part.width / 2 < -reach + 0.05 || centre + part.width / 2 > reach - 0.05) {
        return;
      }
      placed.push({ part, x: centre, y: 0, mirrored: false, scale: 1 });
      x = centre + direction * (part.width / 2 + gap / 2);
    }
  };
  const start = (sight.portrait ? -0.7 : -1.1) * side;
  lay(start, 1, 0, 'right');
  lay(start, -1, -1, 'left');
  return [planeOf('along the wall', recipe.depth - 0.12, placed)];
}

/** What stands at a place of the wall, counted from where the things begin; the list goes on over and over. */
function partOf(recipe: RoomRecipe, index: number): PartMaker {
  const { length } = recipe.along;
  const name = recipe.along[((index % length) + length) % length] as PartName;
  const own = recipe.parts?.[name] ?? [];
  return own[Math.abs(index) % own.length] ?? PART_LIBRARY[name];
}
