import type { Random } from '#src/shared/random.ts';
import { mix, NAMED_COLOURS as N, oklch, type Colour } from '../colour.ts';
import type { Painter } from '../painter.ts';
import { blob, rectangle } from '../shape.ts';
import { eachParticle, heightOf, widthOf, type DrawEffect } from './effect.ts';

/** Things that flutter down around somebody or over the whole frame; faces stay free. */
const fluttering =
  (count: number, draw: (painter: Painter, random: Random) => void): DrawEffect =>
  (moment) => {
    const { painter, site, strength } = moment;
    const { head } = site;
    const unit = site.whole ? heightOf(site) * 0.026 : Math.min(0.1, Math.max(0.045, heightOf(site) * 0.055));
    const margin = site.whole ? 0 : widthOf(site) * 0.7;
    eachParticle(moment, site.whole ? count * 2 : count, 4, ({ age, random }) => {
      const tall = heightOf(site) * (site.whole ? 1.1 : 1.5);
      const x =
        random.between(site.left - margin, site.right + margin) +
        Math.sin(age * 7 + random.between(0, 6)) * unit * 2 +
        age * unit * 4;
      const y = site.bottom - tall + tall * age;
      if (head && Math.hypot(x - head.x, y - head.y) < head.radius * 1.15) {
        return;
      }
      const spin = age * random.between(4, 9) + random.between(0, 6);
      painter.at(
        {
          x,
          y,
          scaleX: unit * (0.35 + 0.65 * Math.abs(Math.cos(spin))),
          scaleY: unit,
          rotation: spin * 0.5,
          alpha: strength,
        },
        () => draw(painter, random),
      );
    });
  };

const petal = blob([
  { x: 0, y: -0.8 },
  { x: 0.5, y: 0 },
  { x: 0.1, y: 0.75 },
  { x: -0.1, y: 0.75 },
  { x: -0.5, y: 0 },
]);
const leaf = blob(
  [
    { x: 0, y: -1.1 },
    { x: 0.52, y: -0.2 },
    { x: 0, y: 1 },
    { x: -0.52, y: -0.2 },
  ],
  0.1,
);
const PAPERS: readonly Colour[] = [N.red, N.mustard, N.teal, N.rose, N.cream, oklch(0.7, 0.12, 260)];
const AUTUMN: readonly Colour[] = [oklch(0.66, 0.15, 55), oklch(0.58, 0.15, 35), oklch(0.76, 0.13, 85)];

/** What falls through the air. */
export const FALLING = {
  petals: fluttering(16, (painter, random) =>
    painter.form(petal, mix(oklch(0.86, 0.07, 5), N.white, random.between(0, 0.5)), { line: 0.3, rim: 0 }),
  ),
  leaves: fluttering(14, (painter, random) =>
    painter.form(leaf, random.pick(AUTUMN), { line: 0.4, rim: 0, modelling: 0.5 }),
  ),
  confetti: fluttering(30, (painter, random) =>
    painter.form(rectangle(-0.45, -0.3, 0.9, 0.6), random.pick(PAPERS), { line: 0, rim: 0, modelling: 0.3 }),
  ),
} satisfies Record<string, DrawEffect>;
