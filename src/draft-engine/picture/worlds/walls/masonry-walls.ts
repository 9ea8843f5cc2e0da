import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { Shape } from '../../shape.ts';
import { standing } from '../outlines.ts';
import { flat } from '../tones.ts';
import { drawSkirting, type DrawWall } from './wall.ts';

/** Tiles to above the height of a hand, some lighter than others. */
export const tiled: DrawWall = (painter, wall) => {
  const { first, left, right, second, seed, width } = wall;
  for (const tone of [0.3, 0.8]) {
    flat(
      painter,
      (pen) => {
        const inner = createRandom(deriveSeed(seed, tone));
        for (let y = -0.02; y > -1.5; y -= 0.2) {
          for (let x = first; x < right; x += 0.2) {
            if (inner.chance(0.45)) {
              pen.rect(x + 0.008, y - 0.19, 0.184, 0.184);
            }
          }
        }
      },
      second,
      tone,
      0.45,
    );
  }
  flat(painter, standing(left, -1.5, width, 0.08), second, 0.1);
  flat(painter, standing(left, -1.54, width, 0.03), second, 1);
  drawSkirting(painter, wall, second);
};

/** Courses of a height and length, metres. */
interface Courses {
  unit: number;
  long: number;
  /** Its blocks are of different lengths. */
  uneven: boolean;
}

/** Blocks here and there in three tones, so that a wall is not bare. */
const courses =
  ({ unit, long, uneven }: Courses): DrawWall =>
  (painter, { seed, height, first, right, colour, second }) => {
    const blocks =
      (tone: number): Shape =>
      (pen) => {
        const random = createRandom(deriveSeed(seed, 'course', tone));
        for (let row = 0; row * unit < height; row++) {
          for (let x = first + (row % 2) * long * 0.5; x < right; x += long) {
            const stretch = uneven ? random.between(0.75, 1) : 1;
            if (random.chance(0.34)) {
              pen.rect(x + 0.015, -(row + 1) * unit + 0.015, (long - 0.03) * stretch, unit - 0.03);
            }
          }
        }
      };
    for (const tone of [0.2, 0.5, 0.85]) {
      flat(painter, blocks(tone), tone < 0.3 ? second : colour, tone, 0.55);
    }
  };

export const brick = courses({ unit: 0.13, long: 0.4, uneven: false });
export const stone = courses({ unit: 0.42, long: 0.85, uneven: true });
