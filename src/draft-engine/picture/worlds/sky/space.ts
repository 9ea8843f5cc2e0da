import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { css, mix, NAMED_COLOURS, oklch, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { ellipse } from '../../shape.ts';
import type { BackdropView } from '../../world.ts';
import { drawStars } from './celestial.ts';

/** Deep space: nebula in three colours, stars, a great planet with bands and ring, a small moon. Pixels. */
export function drawSpace(painter: Painter, view: BackdropView, seed: number): void {
  const random = createRandom(deriveSeed(seed, 'space'));
  const { context, palette } = painter;
  const { width, height, pixelsPerRadian: unit } = view;
  const hue = random.between(0, 360);
  const deep = context.createLinearGradient(0, 0, width, height);
  deep.addColorStop(0, css(oklch(0.14, 0.05, 270)));
  deep.addColorStop(1, css(oklch(0.2, 0.07, hue)));
  context.fillStyle = deep;
  context.fillRect(0, 0, width, height);
  const tilt = random.between(-0.6, 0.6);
  for (let cloud = 0; cloud < 22; cloud++) {
    const along = random.between(-0.7, 0.7);
    const x = width / 2 + along * width * 0.8;
    const y = height * 0.42 + along * tilt * height * 0.7 + random.between(-0.16, 0.16) * height;
    painter.glow(
      x,
      y,
      unit * random.between(0.12, 0.36),
      oklch(random.between(0.35, 0.6), random.between(0.1, 0.16), hue + random.pick([0, 40, 110, 200])),
      random.between(0.16, 0.34),
    );
  }
  drawStars(painter, {
    seed: deriveSeed(seed, 'stars'),
    width,
    height,
    count: 520,
    colour: oklch(0.95, 0.03, 230),
  });
  const side = random.chance(0.5) ? 1 : -1;
  const radius = unit * random.between(0.13, 0.2) * (width < height ? 0.8 : 1);
  drawPlanet(painter, {
    x: width / 2 + side * Math.min(width * 0.3, unit * 0.42),
    y: height * 0.3,
    radius,
    seed,
    ringed: true,
  });
  drawPlanet(painter, {
    x: width / 2 - side * Math.min(width * 0.34, unit * 0.5),
    y: height * random.between(0.14, 0.22),
    radius: radius * 0.26,
    seed: seed + 1,
    ringed: false,
  });
  painter.glow(width / 2 - side * width * 0.42, height * 0.4, unit * 0.3, palette.sun, 0.35);
}

interface Planet {
  x: number;
  y: number;
  radius: number;
  seed: number;
  ringed: boolean;
}

/** A ball with bands of weather, a night side, an atmosphere and perhaps a ring. Pixels. */
function drawPlanet(painter: Painter, { x, y, radius, seed, ringed }: Planet): void {
  const random = createRandom(deriveSeed(seed, 'planet'));
  const { context } = painter;
  const colour = oklch(random.between(0.58, 0.75), random.between(0.08, 0.14), random.between(0, 360));
  const band = mix(
    colour,
    random.pick([NAMED_COLOURS.cream, NAMED_COLOURS.rose, NAMED_COLOURS.teal, NAMED_COLOURS.mustard]),
    0.5,
  );
  const ring = (front: boolean): void => {
    painter.at({ x, y, rotation: -0.3 }, () => {
      for (const [wide, thick, alpha] of [
        [2.05, 0.16, 0.5],
        [1.75, 0.1, 0.75],
        [1.5, 0.05, 0.4],
      ] as const) {
        painter.stroke(
          (pen) => {
            pen.ellipse(
              0,
              0,
              radius * wide,
              radius * wide * 0.22,
              0,
              front ? 0 : Math.PI,
              front ? Math.PI : Math.PI * 2,
            );
          },
          mix(band, NAMED_COLOURS.cream, 0.4),
          radius * thick,
          alpha,
        );
      }
    });
  };
  painter.glow(x, y, radius * 1.7, colour, 0.4);
  if (ringed) {
    ring(false);
  }
  painter.patch(ellipse(x, y, radius, radius), colour);
  painter.within(ellipse(x, y, radius, radius), () => {
    painter.at({ x, y, rotation: -0.3 }, () => {
      for (let index = 0; index < 8; index++) {
        const at = -radius + (index + random.between(0.2, 0.8)) * radius * 0.25;
        painter.patch(
          ellipse(
            random.between(-0.2, 0.2) * radius,
            at,
            radius * 1.3,
            radius * random.between(0.03, 0.1),
            random.between(-0.05, 0.05),
          ),
          index % 2 === 0 ? band : shade(colour, -0.1),
          0.55,
        );
      }
      painter.patch(ellipse(radius * 0.3, radius * 0.25, radius * 0.22, radius * 0.1), shade(band, 0.08), 0.8);
    });
    const night = context.createRadialGradient(x - radius * 0.5, y - radius * 0.5, radius * 0.4, x, y, radius * 1.35);
    night.addColorStop(0, css(oklch(0.12, 0.05, 280), 0));
    night.addColorStop(0.55, css(oklch(0.12, 0.05, 280), 0.35));
    night.addColorStop(1, css(oklch(0.1, 0.05, 280), 0.95));
    context.fillStyle = night;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    painter.patch(ellipse(x - radius * 0.36, y - radius * 0.4, radius * 0.5, radius * 0.42), shade(colour, 0.2), 0.22);
  });
  if (ringed) {
    ring(true);
  }
}
