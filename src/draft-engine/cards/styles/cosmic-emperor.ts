import { oklch } from '../../picture/colour.ts';
import { ellipse } from '../../picture/shape.ts';
import type { CardArt, Easel } from '../art.ts';
import { fade, nebula, rays, sparkles } from '../grounds.ts';
import type { Hero } from '../hero/hero-design.ts';
import { drawHero } from '../hero/hero.ts';
import { eyesOf, skinOf, turned } from '../palette.ts';
import { starShape } from '../shapes.ts';

/** A ruler of stars, in a robe of the sky. */
export const cosmicEmperor: CardArt = (random) => {
  const hue = random.pick([285, 260, 310, 235, 340]);
  const isStarry = random.chance(0.45);
  const hero: Hero = {
    skin: isStarry ? oklch(random.between(0.4, 0.62), 0.13, turned(hue, 10)) : skinOf(random),
    hair: random.pick(['long', 'long', 'curls', 'swept', 'buns']),
    hairColour: isStarry
      ? oklch(0.86, 0.08, turned(hue, 200))
      : oklch(random.pick([0.28, 0.9, 0.6]), 0.08, turned(hue, 20)),
    eyes: eyesOf(random),
    mood: random.pick(['calm', 'cool', 'grin', 'fierce', 'happy']),
    headgear: random.pick(['crown', 'sun_crown', 'sun_crown']),
    outfit: 'robe',
    colours: [oklch(0.34, 0.13, hue), oklch(0.55, 0.17, turned(hue, 40)), oklch(0.86, 0.14, 90)],
    prop: random.pick(['sceptre', 'planet', 'orb']),
    pose: random.pick(['stand', 'raise', 'ready']),
    hasBeard: random.chance(0.25),
    cape: oklch(0.44, 0.17, turned(hue, 70)),
    isFlipped: random.chance(0.5),
    ...(isStarry && random.chance(0.6) ? { glow: oklch(0.95, 0.08, turned(hue, 200)) } : {}),
  };
  return {
    look: 'golden_hour',
    frame: { paper: oklch(0.25, 0.09, hue), line: oklch(0.55, 0.2, hue) },
    ground: (easel) => {
      fade(easel, [oklch(0.13, 0.07, hue), oklch(0.3, 0.13, turned(hue, 30)), oklch(0.16, 0.08, turned(hue, 330))]);
      nebula(easel, [oklch(0.6, 0.2, turned(hue, 40)), oklch(0.55, 0.17, turned(hue, 300)), oklch(0.7, 0.12, 80)], 14);
      rays(easel, oklch(0.92, 0.12, 92), { count: 24, alpha: 0.14, y: -120, share: 0.4 });
      orbits(easel, hue);
      sparkles(easel, oklch(0.98, 0.05, 95), { count: 140, most: 11 });
    },
    size: 1.0,
    subject: (easel) => {
      drawHero(easel, hero);
      crownOfStars(easel);
    },
  };
};

function orbits({ painter, random }: Easel, hue: number): void {
  [330, 430, 540].forEach((radius, index) => {
    painter.stroke(ellipse(0, -60, radius, radius * 0.86), oklch(0.88, 0.12, 90), 4, 0.55);
    const angle = random.between(0, 6.28);
    const size = random.between(22, 52);
    painter.form(
      ellipse(Math.cos(angle) * radius, -60 + Math.sin(angle) * radius * 0.86, size, size),
      oklch(0.68, 0.15, turned(hue, 60 * index + 30)),
      { round: true },
    );
  });
}

function crownOfStars({ painter }: Easel): void {
  for (let star = 0; star < 7; star++) {
    const angle = Math.PI * (1.12 + (star / 6) * 0.76);
    const size = star % 2 === 0 ? 26 : 16;
    painter.form(
      starShape({ x: Math.cos(angle) * 470, y: 20 + Math.sin(angle) * 470, outer: size, inner: size * 0.4, points: 4 }),
      oklch(0.94, 0.12, 95),
      { luminous: true, line: 0 },
    );
  }
}
