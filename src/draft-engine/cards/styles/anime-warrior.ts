import { oklch } from '../../picture/colour.ts';
import { polygon } from '../../picture/shape.ts';
import { CARD, type CardArt, type Easel } from '../art.ts';
import { fade, halo, sparkles, speedLines } from '../grounds.ts';
import type { Hero } from '../hero/hero-design.ts';
import { drawHero } from '../hero/hero.ts';
import { eyesOf, hairOf, skinOf, turned } from '../palette.ts';

/** Somebody in armour, in the blaze of an attack. */
export const animeWarrior: CardArt = (random) => {
  const hue = random.pick([25, 60, 210, 260, 150, 345]);
  const hero: Hero = {
    skin: skinOf(random),
    hair: random.pick(['spiky', 'spiky', 'ponytail', 'long', 'swept']),
    hairColour: hairOf(random, 0.85),
    eyes: eyesOf(random),
    mood: random.pick(['fierce', 'fierce', 'grin', 'cool', 'calm']),
    headgear: random.pick(['none', 'band', 'horns', 'circlet']),
    outfit: 'armour',
    colours: [
      oklch(0.34, 0.06, turned(hue, 180)),
      oklch(0.55, 0.19, hue),
      oklch(random.between(0.72, 0.86), 0.04, turned(hue, 200)),
    ],
    prop: random.pick(['sword', 'spear', 'katana']),
    pose: random.pick(['ready', 'raise', 'leap']),
    cape: oklch(0.5, 0.19, hue),
    isFlipped: random.chance(0.5),
  };
  return {
    look: 'cel',
    frame: { paper: oklch(0.3, 0.08, hue), line: oklch(0.66, 0.22, hue) },
    ground: (easel) => {
      fade(easel, [oklch(0.3, 0.12, hue), oklch(0.6, 0.2, hue), oklch(0.86, 0.14, turned(hue, 40))]);
      flames(easel, hue);
      speedLines(easel, oklch(0.99, 0.03, 95), { alpha: 0.75, inner: 500, count: 120 });
      halo(easel, oklch(0.98, 0.07, turned(hue, 50)), { radius: 520, strength: 0.9 });
      sparkles(easel, oklch(0.97, 0.12, 90), { count: 40, most: 14 });
    },
    size: 1.12,
    subject: (easel) => drawHero(easel, hero),
  };
};

/** Tongues of an aura from the foot of the card. */
function flames({ painter, random }: Easel, hue: number): void {
  [0.5, 0.62, 0.76].forEach((light, layer) => {
    const points = [{ x: -CARD.width / 2, y: CARD.height / 2 }];
    for (let x = -CARD.width / 2; x <= CARD.width / 2; x += 70) {
      points.push({ x, y: 520 - layer * -40 - random.between(0, 90) });
      points.push({
        x: x + 35 + random.between(-20, 20),
        y: -240 + layer * 250 + random.between(-120, 160) + Math.abs(x) * -0.4,
      });
    }
    points.push({ x: CARD.width / 2, y: CARD.height / 2 });
    painter.patch(polygon(points), oklch(light, 0.2, turned(hue, layer * 18)), 0.55);
  });
}
