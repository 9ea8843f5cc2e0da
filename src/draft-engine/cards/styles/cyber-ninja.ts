import { oklch } from '../../picture/colour.ts';
import { rectangle } from '../../picture/shape.ts';
import { CARD, type CardArt, type Easel } from '../art.ts';
import { fade, halo } from '../grounds.ts';
import type { Hero } from '../hero/hero-design.ts';
import { drawHero } from '../hero/hero.ts';
import { hairOf, skinOf, turned } from '../palette.ts';
import { curve } from '../shapes.ts';

/** A ninja of a city of neon. */
export const cyberNinja: CardArt = (random) => {
  const hue = random.pick([195, 320, 150, 280, 30]);
  const shine = oklch(0.86, 0.17, hue);
  const isHooded = random.chance(0.55);
  const hero: Hero = {
    skin: skinOf(random),
    hair: random.pick(['spiky', 'ponytail', 'swept', 'twin_tails']),
    hairColour: hairOf(random, 0.8),
    eyes: shine,
    mood: random.pick(['fierce', 'cool', 'calm']),
    headgear: isHooded ? 'ninja_hood' : random.pick(['band', 'visor']),
    outfit: random.pick(['suit', 'wrap']),
    colours: [oklch(0.4, 0.06, turned(hue, 70)), oklch(0.56, 0.16, turned(hue, 140)), shine],
    prop: random.pick(['katana', 'shuriken', 'daggers']),
    pose: random.pick(['ready', 'raise', 'leap']),
    isMasked: isHooded || random.chance(0.5),
    ...(isHooded ? { glow: shine } : {}),
    isFlipped: random.chance(0.5),
  };
  return {
    look: 'cel',
    frame: { paper: oklch(0.2, 0.04, 280), line: shine },
    ground: (easel) => {
      fade(easel, [oklch(0.14, 0.06, turned(hue, 60)), oklch(0.24, 0.1, turned(hue, 40)), oklch(0.12, 0.04, 280)]);
      halo(easel, oklch(0.6, 0.2, turned(hue, 30)), { strength: 0.7, y: 60 });
      city(easel, hue);
    },
    size: 1.14,
    subject: (easel) => drawHero(easel, hero),
  };
};

/** Towers with lit windows, and a grid that runs to the horizon. */
function city({ painter, random }: Easel, hue: number): void {
  for (const [near, base] of [
    [0.26, 300],
    [0.17, 340],
  ] as const) {
    for (let x = -CARD.width / 2; x < CARD.width / 2;) {
      const wide = random.between(80, 170);
      const tall = random.between(220, 760) * (near > 0.2 ? 1 : 0.62);
      painter.patch(rectangle(x, base - tall, wide - 8, tall + 500), oklch(near, 0.05, hue + 60));
      for (let y = base - tall + 26; y < base - 20; y += 40) {
        for (let at = x + 14; at < x + wide - 30; at += 32) {
          if (random.chance(0.4)) {
            painter.patch(rectangle(at, y, 15, 20), oklch(0.8, 0.16, random.pick([hue, hue + 60, 90])), 0.75);
          }
        }
      }
      x += wide;
    }
  }
  painter.patch(rectangle(-CARD.width / 2, 330, CARD.width, 400), oklch(0.13, 0.05, 280));
  for (let line = -12; line <= 12; line++) {
    painter.stroke(
      curve({ x: line * 40, y: 330 }, { x: line * 90, y: 500 }, { x: line * 150, y: 720 }),
      oklch(0.78, 0.18, hue),
      4,
      0.7,
    );
  }
  [330, 350, 384, 434, 506, 606].forEach((y) =>
    painter.stroke(curve({ x: -500, y }, { x: 0, y }, { x: 500, y }), oklch(0.78, 0.18, hue), 4, 0.7),
  );
}
