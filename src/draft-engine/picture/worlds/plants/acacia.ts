import { oklch } from '../../colour.ts';
import { tapered } from '../outlines.ts';
import type { PartMaker } from '../part.ts';
import { drawCrown, looseLeaves } from './foliage.ts';

const BARK = oklch(0.4, 0.045, 55);
const LEAF = oklch(0.5, 0.09, 118);
const LEAFBALLS = 14;

/** A thorn tree of dry plains: a forked trunk under a flat, wide crown. */
export const acacia: PartMaker = (random) => {
  const height = random.between(4.6, 6.2);
  const wide = height * random.between(0.62, 0.78);
  const lean = random.between(-0.3, 0.3);
  const balls = Array.from({ length: LEAFBALLS }, (_, index) => {
    const across = (index / (LEAFBALLS - 1)) * 2 - 1;
    const drop = across * across;
    return {
      x: lean + across * wide,
      y: -height * (0.95 - drop * 0.08) + random.between(-0.03, 0.03) * height,
      radius: height * random.between(0.1, 0.14) * (1 - drop * 0.35),
    };
  });
  const leaves = looseLeaves(random, balls, 80);
  return {
    width: wide * 2.4,
    height: height * 1.08,
    draw(painter) {
      painter.groundShadow(0, 0, wide * 0.8, 0.45);
      painter.form(tapered(0, 0.03, 0.36, lean * 0.6, -height * 0.45, 0.24), BARK);
      for (const [reach, width] of [
        [-0.72, 0.2],
        [-0.25, 0.16],
        [0.3, 0.18],
        [0.75, 0.2],
      ] as const) {
        painter.form(
          tapered(lean * 0.6, -height * 0.42, width, lean + reach * wide, -height * 0.86, width * 0.4),
          BARK,
        );
      }
      drawCrown(painter, balls, LEAF, height, leaves);
    },
  };
};
