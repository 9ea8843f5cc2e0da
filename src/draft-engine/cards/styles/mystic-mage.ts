import { oklch } from '../../picture/colour.ts';
import { ellipse, polygon } from '../../picture/shape.ts';
import type { CardArt, Easel } from '../art.ts';
import { fade, nebula, sparkles } from '../grounds.ts';
import type { Hero } from '../hero/hero-design.ts';
import { drawHero } from '../hero/hero.ts';
import { eyesOf, hairOf, skinOf, turned } from '../palette.ts';
import { regular, starShape } from '../shapes.ts';

/** A mage before a circle of signs, in washes. */
export const mysticMage: CardArt = (random) => {
  const hue = random.between(0, 360);
  const isOld = random.chance(0.3);
  const shine = oklch(0.88, 0.13, turned(hue, 180));
  const hero: Hero = {
    skin: skinOf(random),
    hair: random.pick(['long', 'bob', 'curls', 'twin_tails', 'swept']),
    hairColour: isOld ? oklch(0.93, 0.01, 260) : hairOf(random, 0.7),
    eyes: eyesOf(random),
    mood: isOld ? random.pick(['happy', 'calm', 'awe']) : random.pick(['calm', 'awe', 'wink', 'happy', 'shy', 'grin']),
    headgear: random.pick(['wizard_hat', 'wizard_hat', 'hood', 'circlet']),
    outfit: 'robe',
    colours: [oklch(0.46, 0.13, hue), oklch(0.62, 0.13, turned(hue, 60)), shine],
    prop: random.pick(['staff', 'staff', 'orb', 'book']),
    pose: random.pick(['stand', 'raise', 'ready']),
    hasBeard: isOld,
    isFlipped: random.chance(0.5),
  };
  const corners = random.pick([5, 6, 7, 8]);
  return {
    look: 'oil',
    frame: { paper: oklch(0.9, 0.04, 80), line: oklch(0.5, 0.14, hue) },
    ground: (easel) => {
      fade(easel, [oklch(0.3, 0.09, hue), oklch(0.52, 0.12, turned(hue, 40)), oklch(0.36, 0.1, turned(hue, 330))]);
      nebula(easel, [oklch(0.62, 0.13, turned(hue, 60)), oklch(0.5, 0.13, turned(hue, 300))], 12);
      circle(easel, shine, corners);
      sparkles(easel, oklch(0.98, 0.06, 95), { count: 70, most: 12 });
    },
    size: 1.08,
    subject: (easel) => drawHero(easel, hero),
  };
};

/** A circle of signs: rings, a star, marks around it. */
function circle({ painter, random }: Easel, colour: ReturnType<typeof oklch>, corners: number): void {
  painter.glow(0, -40, 620, colour, 0.9);
  for (const [radius, width] of [
    [430, 9],
    [396, 4],
    [300, 6],
  ] as const) {
    painter.stroke(ellipse(0, -40, radius, radius), colour, width, 0.9);
  }
  painter.stroke(
    starShape({ x: 0, y: -40, outer: 396, inner: 396 * Math.cos(Math.PI / corners) * 0.62, points: corners }),
    colour,
    6,
    0.8,
  );
  painter.stroke(regular({ x: 0, y: -40, radius: 300, corners, turn: Math.PI / corners }), colour, 5, 0.7);
  const signs = corners * 4;
  for (let sign = 0; sign < signs; sign++) {
    painter.at(
      {
        x: Math.cos((sign / signs) * Math.PI * 2) * 413,
        y: -40 + Math.sin((sign / signs) * Math.PI * 2) * 413,
        rotation: (sign / signs) * Math.PI * 2,
      },
      () =>
        painter.stroke(
          polygon(Array.from({ length: 3 }, () => ({ x: random.between(-12, 12), y: random.between(-14, 14) }))),
          colour,
          4,
          0.9,
        ),
    );
  }
}
