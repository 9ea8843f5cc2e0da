import { oklch } from '../../picture/colour.ts';
import { ellipse, polygon, rectangle } from '../../picture/shape.ts';
import { CARD, type CardArt, type Easel } from '../art.ts';
import { fade, rays } from '../grounds.ts';
import type { Hero } from '../hero/hero-design.ts';
import { drawHero } from '../hero/hero.ts';
import { eyesOf, hairOf, skinOf, turned } from '../palette.ts';
import { limbShape } from '../shapes.ts';

/** Somebody of the prairie, before the evening sun, as on an old print. */
export const wildCowboy: CardArt = (random) => {
  const hue = random.pick([35, 20, 60, 340, 200]);
  const hero: Hero = {
    skin: skinOf(random),
    hair: random.pick(['short', 'ponytail', 'bob', 'curls', 'twin_tails', 'swept']),
    hairColour: hairOf(random, 0.15),
    eyes: eyesOf(random),
    mood: random.pick(['grin', 'wink', 'cool', 'happy', 'fierce', 'calm']),
    headgear: 'cowboy_hat',
    outfit: random.pick(['vest', 'vest', 'poncho']),
    colours: [
      oklch(0.46, 0.09, random.pick([50, 30, 200, 140])),
      oklch(0.8, 0.08, turned(hue, 40)),
      oklch(0.82, 0.14, 85),
    ],
    prop: random.pick(['lasso', 'guitar', 'none', 'lasso']),
    pose: random.pick(['raise', 'hip', 'stand', 'ready']),
    hasBeard: random.chance(0.25),
    felt: oklch(random.between(0.36, 0.7), 0.07, random.pick([50, 70, 30])),
    isFlipped: random.chance(0.5),
  };
  const mesas = Array.from({ length: 4 }, (_, index) => ({
    x: -460 + index * 270 + random.between(-60, 60),
    wide: random.between(120, 240),
    tall: random.between(120, 330),
  }));
  return {
    look: 'risograph',
    frame: { paper: oklch(0.86, 0.06, 80), line: oklch(0.42, 0.1, 40) },
    ground: (easel) => {
      fade(easel, [oklch(0.55, 0.17, hue), oklch(0.76, 0.15, 60), oklch(0.92, 0.09, 85)]);
      rays(easel, oklch(0.95, 0.1, 90), { count: 22, alpha: 0.35, y: 20 });
      easel.painter.patch(ellipse(0, 20, 360, 360), oklch(0.93, 0.12, 90));
      desert(easel, mesas, hue);
    },
    size: 1.06,
    subject: (easel) => drawHero(easel, hero),
  };
};

function desert(
  { painter, random }: Easel,
  mesas: readonly { x: number; wide: number; tall: number }[],
  hue: number,
): void {
  for (const { x, wide, tall } of mesas) {
    painter.patch(
      polygon([
        { x: x - wide * 0.6, y: 330 },
        { x: x - wide * 0.42, y: 330 - tall },
        { x: x + wide * 0.42, y: 330 - tall },
        { x: x + wide * 0.62, y: 330 },
      ]),
      oklch(0.5, 0.13, hue),
    );
    painter.patch(rectangle(x - wide * 0.4, 330 - tall * 0.7, wide * 0.84, 16), oklch(0.6, 0.13, hue), 0.8);
  }
  painter.patch(rectangle(-CARD.width / 2, 320, CARD.width, 420), oklch(0.68, 0.12, 62));
  for (let stone = 0; stone < 26; stone++) {
    painter.patch(
      ellipse(random.between(-500, 500), random.between(370, 690), random.between(8, 30), 6),
      oklch(0.55, 0.11, 50),
      0.6,
    );
  }
  for (const [x, size] of [
    [-390, 1],
    [400, 0.8],
  ] as const) {
    painter.at({ x, y: 470, scale: size }, () => {
      const green = oklch(0.48, 0.1, 150);
      painter.form(limbShape({ x: 0, y: 0 }, { x: 0, y: -300 }, 74), green);
      painter.form(limbShape({ x: -10, y: -120 }, { x: -92, y: -130 }, 46), green);
      painter.form(limbShape({ x: -92, y: -130 }, { x: -92, y: -220 }, 46), green);
      painter.form(limbShape({ x: 10, y: -160 }, { x: 90, y: -170 }, 42), green);
      painter.form(limbShape({ x: 90, y: -170 }, { x: 90, y: -262 }, 42), green);
    });
  }
}
