import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { SkySign } from '../../../story/place-spec.ts';
import { css as cssOf, mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse, type Point } from '../../shape.ts';
import type { BackdropView } from '../../world.ts';
import { balloon } from '../landmarks/vehicles.ts';
import { drawAurora } from './aurora.ts';
import { drawStars } from './celestial.ts';

/** The part of the frame that the sky has, pixels. */
interface Sky {
  width: number;
  /** From the frame's top to the horizon, as far as that is in the frame. */
  height: number;
  seed: number;
}

type DrawSign = (painter: Painter, sky: Sky, view: BackdropView) => void;

const SIGNS: Readonly<Record<SkySign, DrawSign>> = {
  aurora: (painter, { width, seed }, view) =>
    // As wide as a frame that looks at the horizon, however near the camera is.
    drawAurora(painter, { ...view, pixelsPerRadian: Math.max(view.pixelsPerRadian, width * 0.9) }, seed),
  rainbow: drawRainbow,
  fireworks: drawFireworks,
  ringed_planet: (painter, { width, height }) =>
    drawPlanet(
      painter,
      { x: width * 0.7, y: height * 0.42, radius: Math.min(width, height) * 0.26 },
      { hasRings: true },
    ),
  planets: (painter, { width, height }) => {
    const size = Math.min(width, height);
    drawPlanet(painter, { x: width * 0.24, y: height * 0.34, radius: size * 0.17 }, { hasRings: true });
    drawPlanet(painter, { x: width * 0.8, y: height * 0.26, radius: size * 0.11 }, { colour: oklch(0.62, 0.12, 30) });
  },
  earth: (painter, { width, height, seed }) =>
    drawEarth(painter, { x: width * 0.26, y: height * 0.36, radius: Math.min(width, height) * 0.22 }, seed),
  full_moon: (painter, { width, height }) =>
    drawMoon(painter, { x: width * 0.68, y: height * 0.36, radius: Math.min(width, height) * 0.17 }),
  crescent: (painter, { width, height }) =>
    drawCrescent(painter, { x: width * 0.7, y: height * 0.3, radius: Math.min(width, height) * 0.1 }),
  sun: (painter, { width, height }) => {
    const [x, y, radius] = [width * 0.36, height * 0.55, Math.min(width, height) * 0.13];
    painter.glow(x, y, radius * 5, painter.palette.sun, 0.5);
    painter.patch(ellipse(x, y, radius, radius), painter.palette.sun);
  },
  lightning: drawLightning,
  balloons: drawBalloons,
  birds: drawBirds,
  shooting_stars: drawShootingStars,
  milky_way: drawMilkyWay,
};

/** Draws what is to be seen in the sky, behind all that stands on the ground. */
export function drawSkySigns(painter: Painter, view: BackdropView, signs: readonly SkySign[], seed: number): void {
  const height = Math.min(view.height, Math.max(view.height * 0.4, view.horizon));
  for (const sign of signs) {
    SIGNS[sign](painter, { width: view.width, height, seed: deriveSeed(seed, sign) }, view);
  }
}

interface Disc {
  x: number;
  y: number;
  radius: number;
}

function drawRainbow({ context }: Painter, { width, height }: Sky): void {
  const radius = Math.min(width * 0.46, height * 0.86);
  const band = radius * 0.034;
  context.save();
  context.lineWidth = band * 1.08;
  [25, 55, 95, 145, 230, 265, 310].forEach((hue, index) => {
    const { L, a, b } = oklch(0.78, 0.16, hue);
    context.globalAlpha = 0.62;
    context.strokeStyle = cssOf({ L, a, b });
    context.beginPath();
    context.arc(width * 0.5, height * 1.02, radius - index * band, Math.PI, Math.PI * 2);
    context.stroke();
  });
  context.restore();
}

function drawFireworks(painter: Painter, { width, height, seed }: Sky): void {
  const random = createRandom(seed);
  const hues = [25, 85, 150, 230, 320, 55];
  const spots: readonly (readonly [number, number, number])[] = [
    [0.3, 0.32, 0.25],
    [0.68, 0.24, 0.3],
    [0.5, 0.56, 0.17],
    [0.86, 0.52, 0.15],
    [0.12, 0.6, 0.14],
  ];
  spots.forEach(([x, y, size], index) => {
    const radius = size * Math.min(width, height * 1.2);
    const [cx, cy] = [x * width, y * height];
    const colour = oklch(0.82, 0.16, hues[index % hues.length] as number);
    painter.glow(cx, cy, radius * 1.4, colour, 0.4);
    const rays = 30;
    for (let ray = 0; ray < rays; ray++) {
      const angle = (ray / rays) * Math.PI * 2 + random.between(-0.06, 0.06);
      const reach = radius * random.between(0.72, 1);
      const end: Point = { x: cx + Math.cos(angle) * reach, y: cy + Math.sin(angle) * reach + reach * 0.12 };
      painter.stroke(
        (pen) => {
          pen.moveTo(cx + Math.cos(angle) * reach * 0.24, cy + Math.sin(angle) * reach * 0.24);
          pen.quadraticCurveTo(cx + Math.cos(angle) * reach * 0.7, cy + Math.sin(angle) * reach * 0.68, end.x, end.y);
        },
        colour,
        radius * 0.016,
        0.85,
      );
      painter.patch(ellipse(end.x, end.y, radius * 0.024, radius * 0.024), mix(colour, N.white, 0.6));
    }
    painter.patch(ellipse(cx, cy, radius * 0.05, radius * 0.05), N.white, 0.9);
  });
}

function drawPlanet(
  painter: Painter,
  { x, y, radius }: Disc,
  { hasRings = false, colour = oklch(0.72, 0.09, 65) }: { hasRings?: boolean; colour?: Colour },
): void {
  const tilt = -0.32;
  const rings = (isFront: boolean): void => {
    const from = isFront ? 0 : Math.PI;
    [1.5, 1.68, 1.86, 2.02].forEach((size, index) =>
      painter.stroke(
        (pen) => pen.ellipse(x, y, radius * size, radius * size * 0.26, tilt, from, from + Math.PI),
        mix(colour, N.cream, 0.3 + (index % 2) * 0.35),
        radius * (index === 2 ? 0.07 : 0.12),
        0.85,
      ),
    );
  };
  painter.glow(x, y, radius * 1.9, colour, 0.25);
  if (hasRings) {
    rings(false);
  }
  const disc = ellipse(x, y, radius, radius);
  painter.form(disc, colour, { round: true });
  painter.within(disc, () => {
    [-0.62, -0.3, 0.02, 0.3, 0.6].forEach((share, index) =>
      painter.patch(
        ellipse(x, y + share * radius, radius * 1.1, radius * (0.07 + 0.035 * (index % 3)), tilt * 0.5),
        index % 2 === 0 ? shade(colour, -0.09) : mix(colour, N.cream, 0.4),
        0.45,
      ),
    );
  });
  if (hasRings) {
    rings(true);
  }
}

function drawEarth(painter: Painter, { x, y, radius }: Disc, seed: number): void {
  const random = createRandom(seed);
  const disc = ellipse(x, y, radius, radius);
  painter.glow(x, y, radius * 1.6, oklch(0.75, 0.1, 235), 0.5);
  painter.form(disc, oklch(0.55, 0.12, 245), { round: true });
  painter.within(disc, () => {
    for (const [dx, dy, rx, ry] of [
      [-0.45, -0.35, 0.42, 0.34],
      [-0.2, 0.36, 0.22, 0.42],
      [0.42, -0.1, 0.34, 0.5],
      [0.6, -0.62, 0.36, 0.2],
    ] as const) {
      const points = Array.from({ length: 9 }, (_, index) => {
        const angle = (index / 9) * Math.PI * 2;
        const reach = random.between(0.72, 1.15);
        return {
          x: x + (dx + Math.cos(angle) * rx * reach) * radius,
          y: y + (dy + Math.sin(angle) * ry * reach) * radius,
        };
      });
      painter.patch(blob(points), mix(oklch(0.6, 0.12, 140), N.tan, 0.25), 0.92);
    }
    for (const [dx, dy, rx] of [
      [-0.3, -0.7, 0.5],
      [0.1, -0.16, 0.6],
      [-0.5, 0.12, 0.4],
      [0.3, 0.55, 0.5],
    ] as const) {
      painter.patch(ellipse(x + dx * radius, y + dy * radius, rx * radius, radius * 0.07, 0.25), N.white, 0.75);
    }
    painter.patch(
      ellipse(x + radius * 0.7, y + radius * 0.5, radius * 1.05, radius * 1.2),
      oklch(0.15, 0.05, 260),
      0.3,
    );
  });
}

function drawMoon(painter: Painter, { x, y, radius }: Disc): void {
  const colour = mix(painter.palette.sun, N.cream, 0.5);
  painter.glow(x, y, radius * 4, colour, 0.4);
  const disc = ellipse(x, y, radius, radius);
  painter.patch(disc, colour);
  painter.within(disc, () => {
    for (const [dx, dy, size] of [
      [0.25, -0.3, 0.34],
      [-0.34, 0.16, 0.3],
      [0.34, 0.46, 0.2],
      [-0.2, -0.55, 0.16],
      [-0.5, 0.6, 0.14],
      [0.64, 0.02, 0.12],
    ] as const) {
      painter.patch(
        ellipse(x + dx * radius, y + dy * radius, size * radius, size * radius * 0.86),
        mix(colour, painter.palette.skyMiddle, 0.35),
        0.55,
      );
    }
  });
}

function drawCrescent(painter: Painter, { x, y, radius }: Disc): void {
  const colour = mix(painter.palette.sun, N.cream, 0.5);
  painter.glow(x, y, radius * 3, colour, 0.35);
  painter.patch((pen) => {
    pen.moveTo(x + radius * 0.3, y - radius);
    pen.bezierCurveTo(
      x - radius * 1.3,
      y - radius * 1.1,
      x - radius * 1.3,
      y + radius * 1.1,
      x + radius * 0.3,
      y + radius,
    );
    pen.bezierCurveTo(
      x - radius * 0.5,
      y + radius * 0.5,
      x - radius * 0.5,
      y - radius * 0.5,
      x + radius * 0.3,
      y - radius,
    );
    pen.closePath();
  }, colour);
}

function drawLightning(painter: Painter, { width, height, seed }: Sky): void {
  const random = createRandom(seed);
  const colour = oklch(0.95, 0.05, 280);
  for (const start of [0.3, 0.74]) {
    const points: Point[] = [{ x: width * start, y: 0 }];
    for (let step = 1; step <= 9; step++) {
      points.push({ x: width * (start + random.between(-0.055, 0.055) + step * 0.008), y: (height * 0.92 * step) / 9 });
    }
    const line = (from: readonly Point[], thick: number): void => {
      painter.stroke(
        (pen) => from.forEach(({ x, y }, index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y))),
        colour,
        thick,
      );
    };
    const middle = points[5] as Point;
    painter.glow(middle.x, middle.y, height * 0.7, colour, 0.4);
    line(points, height * 0.013);
    const fork = points[4] as Point;
    line(
      [
        fork,
        { x: fork.x + width * 0.06, y: fork.y + height * 0.12 },
        { x: fork.x + width * 0.08, y: fork.y + height * 0.26 },
      ],
      height * 0.007,
    );
  }
}

function drawBalloons(painter: Painter, { width, height, seed }: Sky): void {
  const spots: readonly (readonly [number, number, number])[] = [
    [0.86, 0.4, 0.16],
    [0.14, 0.34, 0.2],
    [0.66, 0.62, 0.2],
    [0.4, 0.72, 0.46],
  ];
  spots.forEach(([x, y, size], index) => {
    const part = balloon(createRandom(deriveSeed(seed, index)));
    const scale = (Math.min(width * 0.9, height) * size) / part.height;
    painter.at({ x: x * width, y: y * height + scale * part.height * 0.2, scale }, () => part.draw(painter));
  });
}

function drawBirds(painter: Painter, { width, height, seed }: Sky): void {
  const random = createRandom(seed);
  const colour = mix(N.charcoal, painter.palette.skyMiddle, 0.15);
  for (let index = 0; index < 9; index++) {
    const [x, y] = [width * random.between(0.12, 0.88), height * random.between(0.14, 0.62)];
    const size = Math.min(width, height) * random.between(0.022, 0.05);
    painter.at({ x, y, rotation: random.between(-0.2, 0.2), scale: size }, () =>
      painter.patch((pen) => {
        pen.moveTo(-1.3, -0.1);
        pen.quadraticCurveTo(-0.7, -0.75, 0, 0);
        pen.quadraticCurveTo(0.7, -0.75, 1.3, -0.1);
        pen.quadraticCurveTo(0.7, -0.45, 0.14, 0.2);
        pen.lineTo(-0.14, 0.2);
        pen.quadraticCurveTo(-0.7, -0.45, -1.3, -0.1);
        pen.closePath();
      }, colour),
    );
  }
}

function drawShootingStars({ context, palette }: Painter, { width, height }: Sky): void {
  for (const [x, y, length] of [
    [0.3, 0.2, 0.24],
    [0.7, 0.34, 0.17],
    [0.55, 0.12, 0.12],
  ] as const) {
    const from: Point = { x: x * width, y: y * height };
    const to: Point = { x: (x - length) * width, y: (y - length * 0.5) * height };
    const gradient = context.createLinearGradient(from.x, from.y, to.x, to.y);
    gradient.addColorStop(0, cssOf(palette.sun));
    gradient.addColorStop(1, cssOf(palette.sun, 0));
    context.save();
    context.strokeStyle = gradient;
    context.lineWidth = height * 0.008;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
    context.restore();
  }
}

function drawMilkyWay(painter: Painter, { width, height, seed }: Sky): void {
  const random = createRandom(seed);
  for (let index = 0; index < 26; index++) {
    const share = index / 25;
    const x = width * (0.12 + share * 0.76);
    const y = height * (0.9 - share * 0.86 + random.between(-0.05, 0.05));
    painter.glow(x, y, Math.min(width, height) * random.between(0.12, 0.22), oklch(0.7, 0.09, 250 + share * 80), 0.16);
  }
  drawStars(painter, { seed, width, height, count: 420, colour: painter.palette.sun });
}
