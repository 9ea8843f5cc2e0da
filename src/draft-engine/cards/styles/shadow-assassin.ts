import { oklch } from '../../picture/colour.ts';
import { ellipse, polygon } from '../../picture/shape.ts';
import { CARD, type CardArt, type Easel } from '../art.ts';
import { fade, halo } from '../grounds.ts';
import type { Hero } from '../hero/hero-design.ts';
import { drawHero } from '../hero/hero.ts';
import { turned } from '../palette.ts';

/** Somebody made of shadow before the moon, of whom one sees edges and eyes. */
export const shadowAssassin: CardArt = (random) => {
  const hue = random.pick([25, 285, 200, 145, 60, 330]);
  const shine = oklch(0.84, 0.18, hue);
  const dark = oklch(random.between(0.2, 0.26), 0.03, turned(hue, 200));
  const hero: Hero = {
    skin: oklch(0.17, 0.02, 280),
    hair: random.pick(['swept', 'spiky', 'ponytail', 'long']),
    hairColour: oklch(0.22, 0.03, turned(hue, 180)),
    eyes: shine,
    mood: 'fierce',
    headgear: random.pick(['hood', 'hood', 'ninja_hood', 'none']),
    outfit: random.pick(['wrap', 'suit', 'coat']),
    colours: [dark, oklch(0.36, 0.11, hue), shine],
    prop: random.pick(['daggers', 'daggers', 'katana', 'shuriken']),
    pose: random.pick(['ready', 'leap', 'raise', 'hip']),
    isMasked: true,
    glow: shine,
    cape: oklch(0.16, 0.03, turned(hue, 200)),
    isFlipped: random.chance(0.5),
  };
  const moon = { x: random.between(-140, 140), size: random.between(300, 400) };
  return {
    look: 'noir',
    frame: { paper: oklch(0.16, 0.01, 280), line: shine },
    ground: (easel) => {
      fade(easel, [oklch(0.2, 0.04, hue), oklch(0.42, 0.09, hue), oklch(0.14, 0.02, 280)]);
      halo(easel, oklch(0.8, 0.12, hue), { strength: 0.6, y: -160, radius: 660 });
      easel.painter.patch(ellipse(moon.x, -170, moon.size, moon.size), oklch(0.93, 0.06, hue));
      easel.painter.patch(ellipse(moon.x - 90, -230, 60, 50), oklch(0.84, 0.07, hue), 0.7);
      easel.painter.patch(ellipse(moon.x + 110, -80, 40, 34), oklch(0.84, 0.07, hue), 0.7);
      night(easel);
    },
    size: 1.14,
    subject: (easel) => drawHero(easel, hero),
  };
};

/** Roofs, mist and birds. */
function night({ painter, random }: Easel): void {
  for (let bird = 0; bird < 7; bird++) {
    const [x, y, size] = [random.between(-400, 400), random.between(-600, -100), random.between(18, 40)];
    painter.stroke(
      (pen) => {
        pen.moveTo(x - size, y - size * 0.3);
        pen.quadraticCurveTo(x - size * 0.4, y - size * 0.7, x, y);
        pen.quadraticCurveTo(x + size * 0.4, y - size * 0.7, x + size, y - size * 0.3);
      },
      oklch(0.12, 0.01, 280),
      7,
    );
  }
  for (let x = -560; x < CARD.width / 2;) {
    const wide = random.between(200, 330);
    const y = random.between(330, 430);
    painter.patch(
      polygon([
        { x: x - 50, y: y + 40 },
        { x: x + wide * 0.2, y: y - 40 },
        { x: x + wide * 0.5, y: y - 90 },
        { x: x + wide * 0.8, y: y - 40 },
        { x: x + wide + 50, y: y + 40 },
        { x: x + wide, y: CARD.height / 2 },
        { x, y: CARD.height / 2 },
      ]),
      oklch(0.12, 0.015, 280),
    );
    x += wide;
  }
}
