import { oklch } from '../../picture/colour.ts';
import { ellipse } from '../../picture/shape.ts';
import { CARD, type CardArt } from '../art.ts';
import { fade, halo, nebula, sparkles } from '../grounds.ts';
import type { Hero } from '../hero/hero-design.ts';
import { drawHero } from '../hero/hero.ts';
import { eyesOf, hairOf, skinOf, turned } from '../palette.ts';

/** A pirate among planets. */
export const spacePirate: CardArt = (random) => {
  const hue = random.between(0, 360);
  const isAlien = random.chance(0.35);
  const hero: Hero = {
    skin: isAlien ? oklch(0.78, 0.13, random.pick([140, 190, 250, 310])) : skinOf(random),
    hair: random.pick(['long', 'curls', 'ponytail', 'swept', 'spiky', 'bob']),
    hairColour: hairOf(random, 0.7),
    eyes: eyesOf(random),
    mood: random.pick(['grin', 'wink', 'fierce', 'happy', 'cool']),
    headgear: random.pick(['tricorn', 'tricorn', 'bandana']),
    outfit: random.pick(['coat', 'coat', 'vest']),
    colours: [oklch(0.5, 0.16, hue), oklch(0.36, 0.1, turned(hue, 40)), oklch(0.84, 0.14, 88)],
    prop: random.pick(['sabre', 'blaster', 'planet']),
    pose: random.pick(['raise', 'hip', 'ready', 'stand']),
    hasPatch: random.chance(0.6),
    hasBeard: random.chance(0.22),
    ...(random.chance(0.5) ? { cape: oklch(0.38, 0.13, turned(hue, 170)) } : {}),
    isFlipped: random.chance(0.5),
  };
  const planets = Array.from({ length: 3 }, () => ({
    x: random.between(-420, 420),
    y: random.between(-560, -180),
    size: random.between(46, 150),
    hue: random.between(0, 360),
    hasRing: random.chance(0.5),
  }));
  return {
    look: 'gouache',
    frame: { paper: oklch(0.22, 0.06, 270), line: oklch(0.7, 0.19, turned(hue, 180)) },
    ground: (easel) => {
      fade(easel, [oklch(0.16, 0.06, 275), oklch(0.26, 0.1, turned(hue, 60)), oklch(0.18, 0.07, 265)]);
      nebula(easel, [oklch(0.55, 0.18, hue), oklch(0.5, 0.16, turned(hue, 70)), oklch(0.6, 0.14, turned(hue, 300))]);
      sparkles(easel, oklch(0.98, 0.03, 95), { count: 110, most: 9 });
      halo(easel, oklch(0.8, 0.12, turned(hue, 60)), { radius: 560, strength: 0.55 });
      for (const { x, y, size, hue: own, hasRing } of planets) {
        easel.painter.form(ellipse(x, y, size, size), oklch(0.68, 0.15, own), { round: true });
        easel.painter.patch(
          ellipse(x - size * 0.3, y + size * 0.2, size * 0.24, size * 0.2),
          oklch(0.5, 0.13, own),
          0.6,
        );
        if (hasRing) {
          easel.painter.stroke(ellipse(x, y, size * 1.7, size * 0.4, -0.35), oklch(0.88, 0.08, own + 40), 14, 0.9);
        }
      }
      easel.painter.form(ellipse(0, CARD.height / 2 + 210, 820, 500), oklch(0.62, 0.1, turned(hue, 100)), {
        round: true,
      });
      for (const [cx, cy, size] of [
        [-260, 500, 60],
        [60, 460, 34],
        [250, 530, 80],
        [-60, 590, 46],
      ] as const) {
        easel.painter.patch(ellipse(cx, cy, size, size * 0.4), oklch(0.46, 0.09, turned(hue, 100)), 0.8);
      }
    },
    size: 1.08,
    subject: (easel) => drawHero(easel, hero),
  };
};
