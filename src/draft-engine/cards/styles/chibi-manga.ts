import { oklch } from '../../picture/colour.ts';
import type { CardArt } from '../art.ts';
import { fade, halftone, halo, pattern, speedLines } from '../grounds.ts';
import type { Hero } from '../hero/hero-design.ts';
import { drawHero } from '../hero/hero.ts';
import { eyesOf, hairOf, skinOf, turned } from '../palette.ts';

/** A pupil or a child of comics, on a page with screen tone. */
export const chibiManga: CardArt = (random) => {
  const hue = random.between(0, 360);
  const hero: Hero = {
    skin: skinOf(random),
    hair: random.pick(['bob', 'long', 'twin_tails', 'ponytail', 'buns', 'short', 'swept', 'curls']),
    hairColour: hairOf(random, 0.75),
    eyes: eyesOf(random),
    mood: random.pick(['happy', 'grin', 'wink', 'awe', 'shy', 'calm']),
    headgear: random.pick(['none', 'bow', 'cat_ears', 'none']),
    outfit: random.pick(['sailor', 'hoodie', 'dress']),
    colours: [oklch(0.95, 0.02, hue), oklch(0.5, 0.14, hue), oklch(0.68, 0.19, turned(hue, 140))],
    prop: random.pick(['none', 'star_wand', 'cake', 'book', 'none']),
    pose: random.pick(['stand', 'raise', 'hip', 'leap']),
    isFlipped: random.chance(0.5),
  };
  const kind = random.below(3);
  return {
    look: 'cel',
    frame: { paper: oklch(0.98, 0.005, 90), line: oklch(0.22, 0.02, 280) },
    ground: (easel) => {
      fade(easel, [oklch(0.97, 0.03, hue), oklch(0.86, 0.09, hue)]);
      if (kind === 0) {
        speedLines(easel, oklch(0.25, 0.02, 280), { alpha: 0.55, inner: 520 });
      } else if (kind === 1) {
        halftone(easel, oklch(0.6, 0.15, hue), { alpha: 0.6 });
      } else {
        pattern(easel, 'heart', oklch(0.99, 0.01, hue), { alpha: 0.8, size: 26 });
      }
      halo(easel, oklch(1, 0, 0), { radius: 560, strength: 0.85 });
    },
    size: 1.12,
    subject: (easel) => drawHero(easel, hero),
  };
};
