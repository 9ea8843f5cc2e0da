import { mix, NAMED_COLOURS as N, oklch } from '../colour.ts';
import type { Painter } from '../painter.ts';
import { blob, ellipse } from '../shape.ts';
import { eachParticle, heightOf, softDisc, swell, widthOf, type DrawEffect, type EffectMoment } from './effect.ts';

const OUTER = oklch(0.68, 0.19, 45);
const INNER = oklch(0.84, 0.16, 78);
const CORE = oklch(0.96, 0.07, 95);

/** Tongues of fire over a base line: x is its middle, y its height. Lengths in the painter's units. */
export function drawFlames(
  painter: Painter,
  place: { x: number; y: number; width: number; height: number },
  seconds: number,
  strength = 1,
): void {
  const { x, y, width, height } = place;
  painter.glow(x, y - height * 0.3, Math.max(width, height) * 1.5, OUTER, 0.55 * strength);
  const tongues = [-0.36, 0.34, -0.14, 0.16, 0];
  for (const [layer, colour] of [OUTER, INNER, CORE].entries()) {
    const size = [1, 0.62, 0.3][layer] as number;
    tongues.slice(layer === 2 ? 2 : 0).forEach((at, index) => {
      const flicker =
        Math.sin(seconds * (7 + index) + index * 2.1 + layer) * 0.5 + Math.sin(seconds * 11.3 + index) * 0.3;
      const tall = height * size * (1 - Math.abs(at) * 0.9) * (0.82 + 0.2 * flicker) * strength;
      const half = width * 0.2 * size ** 0.6;
      const foot = x + at * width * (layer === 0 ? 1 : 0.8);
      const lean = width * 0.09 * Math.sin(seconds * 5 + index * 1.7);
      painter.form(
        blob(
          [
            { x: foot, y: y + half * 0.35 },
            { x: foot - half, y: y - tall * 0.14 },
            { x: foot - half * 0.62 + lean * 0.3, y: y - tall * 0.5 },
            { x: foot + lean, y: y - tall },
            { x: foot + half * 0.55 + lean * 0.3, y: y - tall * 0.46 },
            { x: foot + half, y: y - tall * 0.14 },
          ],
          0.15,
        ),
        colour,
        { luminous: true, line: 0, rim: 0, alpha: layer === 0 ? 0.92 : 0.95 },
      );
    });
  }
}

/** Smoke or steam that rises from a place, drifts and thins out. */
export function drawSmoke(
  painter: Painter,
  place: { x: number; y: number; width: number; height: number },
  moment: { seconds: number; strength: number; seed: number; colour: typeof OUTER },
): void {
  const { x, y, width, height } = place;
  eachParticle(moment, 16, 2.8, ({ age, random }) => {
    const side = random.between(-1, 1);
    const drift = random.between(0.1, 0.6) * width;
    const sway = Math.sin(age * 5 + side * 3) * width * 0.16 * age;
    softDisc(
      painter,
      {
        x: x + side * width * 0.2 + drift * age ** 1.5 + sway,
        y: y - height * age ** 0.85,
        radius: width * (0.2 + 0.5 * age) * random.between(0.7, 1.2),
      },
      mix(moment.colour, painter.palette.haze, 0.35 * age),
      0.62 * swell(age) * moment.strength,
    );
  });
}

const rising =
  (colour: (moment: EffectMoment) => typeof OUTER, share: number, thick: number): DrawEffect =>
  (moment) => {
    const { painter, site, strength } = moment;
    if (site.whole) {
      fillWithSmoke(moment, colour(moment), thick);
      return;
    }
    const width = Math.max(0.2, Math.min(1.2, widthOf(site) * 1.2) * share);
    const from = site.head ? site.hands : { x: (site.left + site.right) / 2, y: site.top * 0.9 };
    drawSmoke(
      painter,
      { ...from, width, height: Math.max(0.5, heightOf(site) * 0.9) },
      { ...moment, strength: strength * thick, colour: colour(moment) },
    );
  };

/** Smoke that drifts over the whole frame, thicker at its foot. */
function fillWithSmoke(moment: EffectMoment, colour: typeof OUTER, thick: number): void {
  const { painter, site, strength } = moment;
  const tall = heightOf(site);
  eachParticle(moment, 18, 5, ({ age, random }) => {
    const x = random.between(site.left, site.right) + (age - 0.5) * tall * 0.3;
    const y = -tall * (random.between(-0.05, 0.4) + age * 0.25);
    softDisc(
      painter,
      { x: x, y: y, radius: tall * random.between(0.2, 0.36) },
      colour,
      0.34 * Math.sin(age * Math.PI) * strength * thick,
    );
  });
}

/** Fire and what comes of it. */
export const FIRE_AND_SMOKE = {
  fire({ painter, site, seconds, strength }) {
    if (site.whole) {
      const share = widthOf(site) / 7;
      for (let place = 0; place < 7; place++) {
        const height = heightOf(site) * (0.16 + 0.07 * Math.sin(place * 2.4));
        const x = site.left + (place + 0.5) * share;
        drawFlames(painter, { x, y: 0, width: share * 1.15, height }, seconds + place * 1.7, strength);
      }
      return;
    }
    const width = Math.max(0.2, widthOf(site) * 0.8);
    // At somebody's side, never over the face.
    const x = site.head ? site.way * (widthOf(site) * 0.5 + width * 0.4) : (site.left + site.right) / 2;
    const height = site.head ? Math.min(heightOf(site) * 0.5, 0.8) : Math.max(0.25, heightOf(site));
    drawFlames(painter, { x, y: site.bottom, width, height }, seconds, strength);
  },
  smoke: rising(() => oklch(0.42, 0.01, 260), 0.6, 1),
  steam: rising(({ painter }) => mix(N.white, painter.palette.key, 0.2), 0.4, 0.85),
  dust(moment) {
    const { painter, site, strength } = moment;
    const width = Math.min(1.6, Math.max(0.4, widthOf(site)));
    const colour = mix(painter.palette.ground, oklch(0.88, 0.04, 80), 0.72);
    eachParticle(moment, 14, 1.1, ({ age, random }) => {
      const side = random.between(-1, 1);
      softDisc(
        painter,
        {
          x: -site.way * width * 0.2 + side * width * (0.3 + 0.5 * age) - site.way * width * 0.5 * age,
          y: site.bottom - 0.03 - 0.28 * width * age * random.between(0.5, 1),
          radius: width * (0.1 + 0.2 * age),
        },
        colour,
        0.72 * swell(age) * strength,
      );
    });
  },
  sparks(moment) {
    const { painter, site, strength } = moment;
    painter.glow(site.hands.x, site.hands.y, 0.35, INNER, 0.4 * strength);
    eachParticle(moment, 34, 0.7, ({ age, random }) => {
      const angle = random.between(-2.9, -0.25);
      const speed = random.between(0.4, 1.1);
      const at = (t: number) => ({
        x: site.hands.x + Math.cos(angle) * speed * t,
        y: site.hands.y + Math.sin(angle) * speed * t + 0.9 * t * t,
      });
      const [from, to] = [at(age * 0.6), at(age * 0.6 + 0.05)];
      painter.stroke(
        (pen) => {
          pen.moveTo(from.x, from.y);
          pen.lineTo(to.x, to.y);
        },
        mix(CORE, OUTER, age),
        0.022,
        (1 - age) * strength,
      );
    });
  },
} satisfies Record<string, DrawEffect>;

/** An ember that glows and dies down. */
export function drawEmber(
  painter: Painter,
  { x, y, radius }: { x: number; y: number; radius: number },
  glow: number,
): void {
  painter.glow(x, y, radius * 5, OUTER, 0.5 * glow);
  painter.form(ellipse(x, y, radius, radius * 0.7), mix(OUTER, INNER, glow), {
    luminous: true,
    line: 0,
    rim: 0,
    alpha: 0.5 + 0.5 * glow,
  });
}
