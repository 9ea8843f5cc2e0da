import { mix, NAMED_COLOURS as N, oklch } from '../colour.ts';
import type { Painter } from '../painter.ts';
import { blob, ellipse } from '../shape.ts';
import { burst, eachParticle, heightOf, widthOf, type DrawEffect } from './effect.ts';

const WATER = oklch(0.82, 0.06, 235);

/** A drop of water that hangs or falls. */
export function drawDrop(painter: Painter, { x, y, size }: { x: number; y: number; size: number }, alpha = 1): void {
  painter.form(
    blob(
      [
        { x, y: y - size },
        { x: x + size * 0.42, y: y - size * 0.05 },
        { x: x + size * 0.3, y: y + size * 0.42 },
        { x: x - size * 0.3, y: y + size * 0.42 },
        { x: x - size * 0.42, y: y - size * 0.05 },
      ],
      0.1,
    ),
    mix(WATER, painter.palette.skyLow, 0.2),
    { line: 0.5, rim: 0.3, alpha },
  );
  painter.patch(ellipse(x - size * 0.14, y, size * 0.1, size * 0.18), N.white, 0.9 * alpha);
}

/** Water, air under water, tears. */
export const WATERY = {
  splash(moment) {
    const { painter, site, seconds, strength } = moment;
    const width = Math.min(1.4, Math.max(0.35, widthOf(site) * 0.9));
    const foam = mix(N.white, painter.palette.skyLow, 0.25);
    const age = (seconds % 1.3) / 1.3;
    for (const ring of [0.5, 0.8, 1.1]) {
      painter.stroke(
        (pen) =>
          pen.ellipse(
            0,
            site.bottom,
            width * ring * (0.4 + 0.6 * age),
            width * 0.15 * ring * (0.4 + 0.6 * age),
            0,
            0,
            Math.PI * 2,
          ),
        foam,
        width * 0.03,
        (1 - age) * 0.8 * strength,
      );
    }
    burst({ ...moment, seconds: seconds % 1.3 }, 26, 1.1, ({ age: now, random }) => {
      const side = random.between(-1, 1);
      const speed = random.between(0.5, 1.15);
      const x = side * width * (0.3 + 0.6 * now);
      const y = site.bottom - width * 2.4 * speed * now * (1 - now);
      drawDrop(
        painter,
        { x: x, y: Math.min(site.bottom, y), size: width * random.between(0.035, 0.075) },
        (1 - now * 0.6) * strength,
      );
    });
  },
  bubbles(moment) {
    const { painter, site, strength } = moment;
    const from = site.head
      ? { x: site.head.x + site.way * site.head.radius * 0.9, y: site.head.y + site.head.radius * 0.5 }
      : site.hands;
    eachParticle(moment, 14, 2.2, ({ age, random }) => {
      const radius = random.between(0.015, 0.05) * (0.6 + 0.6 * age);
      const x = from.x + site.way * (0.08 + 0.15 * age) + Math.sin(age * 9 + random.between(0, 6)) * 0.05;
      const y = from.y - age * Math.max(0.7, heightOf(site) * 0.7);
      const ring = mix(N.white, WATER, 0.3);
      painter.patch(ellipse(x, y, radius, radius), ring, 0.25 * strength);
      painter.stroke(
        (pen) => pen.ellipse(x, y, radius, radius, 0, 0, Math.PI * 2),
        ring,
        radius * 0.22,
        (1 - age * 0.6) * strength,
      );
      painter.patch(ellipse(x - radius * 0.35, y - radius * 0.35, radius * 0.2, radius * 0.2), N.white, 0.9 * strength);
    });
  },
  tears(moment) {
    const { painter, site, strength } = moment;
    const { head } = site;
    if (!head) {
      return;
    }
    eachParticle(moment, 4, 1.3, ({ age, index, random }) => {
      const side = index % 2 === 0 ? -1 : 1;
      const fall = age ** 2;
      const x =
        head.x +
        site.way * head.radius * 0.24 +
        side * head.radius * (0.36 + 0.06 * random.between(0, 1) + 0.12 * fall);
      drawDrop(
        painter,
        { x: x, y: head.y + head.radius * (0.34 + 1.1 * fall), size: head.radius * 0.12 },
        strength * (1 - age * 0.5),
      );
    });
  },
} satisfies Record<string, DrawEffect>;
