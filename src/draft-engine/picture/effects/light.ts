import { css, mix, NAMED_COLOURS as N, oklch, type Colour } from '../colour.ts';
import type { Painter } from '../painter.ts';
import { polygon } from '../shape.ts';
import { burst, eachParticle, heightOf, swell, widthOf, type DrawEffect } from './effect.ts';

const GOLD = oklch(0.92, 0.1, 92);

/** A star of four thin rays. */
export function drawSparkle(
  painter: Painter,
  { x, y, radius }: { x: number; y: number; radius: number },
  colour: Colour,
): void {
  const thin = radius * 0.16;
  painter.form(
    polygon(
      Array.from({ length: 8 }, (_, index) => {
        const angle = (index / 8) * Math.PI * 2 - Math.PI / 2;
        const length = index % 2 === 0 ? radius : thin;
        return { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length };
      }),
    ),
    colour,
    { luminous: true, line: 0, rim: 0 },
  );
  painter.glow(x, y, radius * 1.8, colour, 0.4);
}

/** A jagged star: where something hits. */
function star({
  x,
  y,
  radius,
  points,
  inner,
}: {
  x: number;
  y: number;
  radius: number;
  points: number;
  inner: number;
}): ReturnType<typeof polygon> {
  return polygon(
    Array.from({ length: points * 2 }, (_, index) => {
      const angle = (index / points) * Math.PI;
      const length = radius * (index % 2 === 0 ? 0.8 + 0.2 * Math.sin(index * 5.3) : inner);
      return { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length };
    }),
  );
}

/** Light, magic and blows. */
export const LIGHT = {
  sparkles(moment) {
    const { painter, site, strength } = moment;
    const least = site.whole ? heightOf(site) * 0.03 : Math.min(0.11, Math.max(0.05, heightOf(site) * 0.06));
    eachParticle(moment, site.whole ? 26 : 14, 1.4, ({ age, random }) => {
      const x = random.between(site.left - widthOf(site) * 0.25, site.right + widthOf(site) * 0.25);
      const y = random.between(site.top * 1.1, site.bottom - heightOf(site) * 0.1) - age * least;
      const { head } = site;
      if (head && Math.hypot(x - head.x, y - head.y) < head.radius * 1.05) {
        return;
      }
      drawSparkle(
        painter,
        { x: x, y: y, radius: least * random.between(0.6, 1.6) * Math.sin(age * Math.PI) * strength },
        GOLD,
      );
    });
  },
  flash({ painter, site, seconds }) {
    const light = seconds < 0.06 ? 1 : Math.max(0, 1 - (seconds - 0.06) / 0.45) ** 1.6;
    if (light <= 0.01) {
      return;
    }
    if (site.whole) {
      const { context } = painter;
      context.fillStyle = css(mix(N.white, painter.palette.key, 0.15), light * 0.82);
      context.fillRect(site.left, site.top, widthOf(site), heightOf(site));
      return;
    }
    painter.glow(site.hands.x, site.hands.y, heightOf(site) * 1.2 + 0.4, N.white, light);
    drawSparkle(painter, { x: site.hands.x, y: site.hands.y, radius: (0.25 + heightOf(site) * 0.2) * light }, N.white);
  },
  impact(moment) {
    const { painter, site, seconds, strength } = moment;
    const size = Math.min(0.5, Math.max(0.22, heightOf(site) * 0.22)) * (1 - 0.5 * Math.exp(-seconds * 14));
    const fade = strength * Math.max(0, 1 - seconds / 0.7);
    if (fade <= 0) {
      return;
    }
    const { x, y } = site.hands;
    painter.at({ x, y, alpha: fade }, () => {
      painter.form(star({ x: 0, y: 0, radius: size, points: 9, inner: 0.5 }), GOLD, {
        luminous: true,
        rim: 0,
        line: 0.6,
      });
      painter.form(star({ x: 0, y: 0, radius: size * 0.58, points: 9, inner: 0.5 }), N.white, {
        luminous: true,
        rim: 0,
        line: 0,
      });
      for (let ray = 0; ray < 9; ray++) {
        const angle = (ray / 9) * Math.PI * 2 + 0.3;
        painter.stroke(
          (pen) => {
            pen.moveTo(Math.cos(angle) * size * 1.15, Math.sin(angle) * size * 1.15);
            pen.lineTo(Math.cos(angle) * size * 1.5, Math.sin(angle) * size * 1.5);
          },
          N.white,
          size * 0.05,
          0.9,
        );
      }
    });
    burst(moment, 6, 0.6, ({ age, random }) => {
      const angle = random.between(-2.8, -0.3);
      drawSparkle(
        painter,
        {
          x: x + Math.cos(angle) * size * 2 * age,
          y: y + Math.sin(angle) * size * 2 * age,
          radius: size * 0.16 * swell(age),
        },
        N.white,
      );
    });
  },
  light_beam({ painter, site, seconds, strength }) {
    const width = site.whole ? widthOf(site) * 0.34 : widthOf(site) * 1.5 + 0.4;
    const tall = site.whole ? heightOf(site) : Math.max(3.4, heightOf(site) * 2.2);
    const foot = site.whole ? site.bottom : site.bottom;
    const middle = site.whole ? (site.left + site.right) / 2 : 0;
    const { context, palette } = painter;
    const colour = painter.seen(mix(palette.lamp, N.white, 0.55));
    const amount = strength * (0.9 + 0.1 * Math.sin(seconds * 1.7));
    context.save();
    context.globalCompositeOperation = 'screen';
    for (const [spread, alpha] of [
      [1, 0.34],
      [0.66, 0.36],
    ] as const) {
      const gradient = context.createLinearGradient(0, foot - tall, 0, foot);
      gradient.addColorStop(0, css(colour, alpha * 1.5 * amount));
      gradient.addColorStop(1, css(colour, alpha * 0.25 * amount));
      context.fillStyle = gradient;
      context.beginPath();
      context.moveTo(middle - width * 0.12 * spread - tall * 0.16, foot - tall);
      context.lineTo(middle + width * 0.12 * spread - tall * 0.16, foot - tall);
      context.lineTo(middle + width * 0.5 * spread, foot);
      context.lineTo(middle - width * 0.5 * spread, foot);
      context.closePath();
      context.fill();
    }
    context.restore();
    painter.glow(middle, foot, width * 0.55, colour, 0.25 * amount);
  },
} satisfies Record<string, DrawEffect>;
