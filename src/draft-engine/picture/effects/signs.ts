import { mix, NAMED_COLOURS as N, oklch, type Colour } from '../colour.ts';
import type { Painter } from '../painter.ts';
import { ellipse, type Shape } from '../shape.ts';
import { eachParticle, heightOf, swell, widthOf, type DrawEffect, type EffectMoment } from './effect.ts';

const heart: Shape = (pen) => {
  pen.moveTo(0, 0.5);
  pen.bezierCurveTo(-0.9, -0.1, -0.5, -0.75, 0, -0.3);
  pen.bezierCurveTo(0.5, -0.75, 0.9, -0.1, 0, 0.5);
  pen.closePath();
};

/** One of three notes, in units of its height, the head at the origin. */
function drawNote(painter: Painter, kind: number, colour: Colour): void {
  const heads = kind === 2 ? [-0.3, 0.3] : [0];
  for (const x of heads) {
    painter.patch(ellipse(x, 0, 0.19, 0.14, -0.4), colour);
    painter.stroke(
      (pen) => {
        pen.moveTo(x + 0.17, -0.04);
        pen.lineTo(x + 0.17, -0.8);
      },
      colour,
      0.07,
    );
  }
  // Two heads share a beam, one has a flag or none.
  if (kind === 2) {
    painter.stroke(
      (pen) => {
        pen.moveTo(-0.13, -0.8);
        pen.lineTo(0.47, -0.8);
      },
      colour,
      0.16,
    );
  } else if (kind === 1) {
    painter.stroke(
      (pen) => {
        pen.moveTo(0.17, -0.8);
        pen.quadraticCurveTo(0.24, -0.6, 0.42, -0.45);
      },
      colour,
      0.08,
    );
  }
}

function drawLetterZ(painter: Painter, colour: Colour): void {
  painter.stroke(
    (pen) => {
      pen.moveTo(-0.35, -0.4);
      pen.lineTo(0.35, -0.4);
      pen.lineTo(-0.35, 0.4);
      pen.lineTo(0.35, 0.4);
    },
    colour,
    0.17,
  );
}

/** Over the head, or over a thing. */
function above({ site }: EffectMoment): { x: number; y: number; size: number } {
  const { head } = site;
  if (site.whole) {
    return { x: 0, y: site.top * 0.3, size: heightOf(site) * 0.09 };
  }
  return head
    ? { x: head.x, y: head.y - head.radius * 1.35, size: head.radius }
    : { x: (site.left + site.right) / 2, y: site.top, size: Math.max(0.12, heightOf(site) * 0.3) };
}

/** The mouth, or the middle of a thing. */
function source({ site }: EffectMoment): { x: number; y: number; size: number } {
  const { head } = site;
  if (site.whole) {
    return { x: -site.way * widthOf(site) * 0.3, y: site.top * 0.62, size: heightOf(site) * 0.07 };
  }
  return head
    ? { x: head.x + site.way * head.radius * 1.1, y: head.y + head.radius * 0.45, size: head.radius }
    : { x: (site.left + site.right) / 2, y: (site.top + site.bottom) / 2, size: Math.max(0.12, heightOf(site) * 0.4) };
}

/** What is drawn of love, music, noise, haste and sleep. */
export const SIGNS = {
  hearts(moment) {
    const { painter, strength, site } = moment;
    const from = above(moment);
    eachParticle(moment, 7, 2.4, ({ age, random }) => {
      const side = random.between(-1, 1);
      const size = from.size * random.between(0.42, 0.8) * Math.min(1, age * 4);
      painter.at(
        {
          x: from.x + site.way * from.size * 0.5 + side * from.size * 1.1 + Math.sin(age * 6) * from.size * 0.15,
          y: from.y - from.size * 2.2 * age,
          scale: size,
          rotation: side * 0.25,
          alpha: swell(age) * strength,
        },
        () => {
          painter.form(heart, oklch(0.64, 0.19, 14), { modelling: 0.6 });
          painter.patch(ellipse(-0.24, -0.26, 0.09, 0.13, 0.6), N.white, 0.7);
        },
      );
    });
  },
  notes(moment) {
    const { painter, strength, site } = moment;
    const from = source(moment);
    const ink =
      painter.palette.skyMiddle.L > 0.55
        ? mix(painter.palette.near, N.black, 0.5)
        : mix(N.cream, painter.palette.lamp, 0.3);
    eachParticle(moment, 5, 2.6, ({ age, index, random }) => {
      painter.at(
        {
          x: from.x + site.way * from.size * (0.3 + 3 * age),
          y: from.y - from.size * (0.2 + 1.7 * age + 0.35 * Math.sin(age * 8 + index * 2)),
          scale: from.size * random.between(0.8, 1.05),
          rotation: 0.2 * Math.sin(age * 6 + index),
          alpha: swell(age) * strength,
        },
        () => drawNote(painter, index % 3, ink),
      );
    });
  },
  sound_rings(moment) {
    const { painter, strength, site } = moment;
    const from = source(moment);
    eachParticle(moment, 4, 1.1, ({ age }) => {
      const radius = from.size * (0.35 + 2.1 * age);
      const middle = site.way > 0 ? 0 : Math.PI;
      painter.stroke(
        (pen) => pen.arc(from.x, from.y, radius, middle - 0.55, middle + 0.55),
        mix(N.white, painter.palette.lamp, 0.3),
        from.size * 0.11 * (1 - age * 0.6),
        swell(age) * strength,
      );
    });
  },
  speed_lines(moment) {
    const { painter, strength, site } = moment;
    const length = site.whole ? widthOf(site) * 0.3 : Math.max(0.5, heightOf(site) * 0.55);
    const front = site.way > 0 ? site.right : site.left;
    const edge = site.whole ? front : -site.way * widthOf(site) * 0.55;
    eachParticle(moment, site.whole ? 26 : 11, 0.5, ({ age, random }) => {
      const y = random.between(site.top * 0.95, site.bottom - heightOf(site) * 0.06);
      const own = length * random.between(0.4, 1);
      const start = site.whole ? edge - site.way * widthOf(site) * 1.2 * age : edge - site.way * length * 0.4 * age;
      painter.stroke(
        (pen) => {
          pen.moveTo(start, y);
          pen.lineTo(start - site.way * own, y);
        },
        mix(N.white, painter.palette.haze, 0.3),
        heightOf(site) * random.between(0.007, 0.018),
        0.85 * Math.sin(age * Math.PI) * strength,
      );
    });
  },
  sleep_marks(moment) {
    const { painter, strength } = moment;
    const from = above(moment);
    const ink =
      painter.palette.skyMiddle.L > 0.55
        ? mix(painter.palette.near, N.indigo, 0.5)
        : mix(N.white, painter.palette.skyMiddle, 0.2);
    eachParticle(moment, 3, 3, ({ age }) => {
      painter.at(
        {
          x: from.x + from.size * (0.5 + 0.9 * age + 0.15 * Math.sin(age * 7)),
          y: from.y + from.size * (0.25 - 1.9 * age),
          scale: from.size * (0.3 + 0.5 * age),
          rotation: -0.15,
          alpha: swell(age) * strength,
        },
        () => drawLetterZ(painter, ink),
      );
    });
  },
} satisfies Record<string, DrawEffect>;
