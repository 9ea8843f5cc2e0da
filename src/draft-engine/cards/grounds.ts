import { css, type Colour } from '../picture/colour.ts';
import { ellipse, polygon, rectangle } from '../picture/shape.ts';
import { CARD, type Easel } from './art.ts';
import { heartShape, regular, starShape } from './shapes.ts';

const { width: W, height: H } = CARD;

/** Fills the card with colours from its top to its foot. */
export function fade({ painter: { context } }: Easel, colours: readonly [Colour, Colour, ...Colour[]]): void {
  const gradient = context.createLinearGradient(0, -H / 2, 0, H / 2);
  colours.forEach((colour, index) => gradient.addColorStop(index / (colours.length - 1), css(colour)));
  context.fillStyle = gradient;
  context.fillRect(-W / 2, -H / 2, W, H);
}

/** A soft light behind the subject. */
export function halo(
  { painter: { context } }: Easel,
  colour: Colour,
  { radius = 620, y = 0, strength = 0.9 } = {},
): void {
  const gradient = context.createRadialGradient(0, y, 0, 0, y, radius);
  gradient.addColorStop(0, css(colour, strength));
  gradient.addColorStop(0.55, css(colour, strength * 0.45));
  gradient.addColorStop(1, css(colour, 0));
  context.fillStyle = gradient;
  context.fillRect(-W / 2, -H / 2, W, H);
}

/** Rays from a point behind the subject. */
export function rays(
  { painter }: Easel,
  colour: Colour,
  { count = 16, alpha = 0.5, y = 0, turn = 0, share = 0.5 } = {},
): void {
  for (let ray = 0; ray < count; ray++) {
    const from = turn + (ray / count) * Math.PI * 2;
    const to = from + (share / count) * Math.PI * 2;
    painter.patch(
      polygon([
        { x: 0, y },
        { x: Math.cos(from) * 1200, y: y + Math.sin(from) * 1200 },
        { x: Math.cos(to) * 1200, y: y + Math.sin(to) * 1200 },
      ]),
      colour,
      alpha,
    );
  }
}

type Motif = 'dot' | 'star' | 'heart' | 'cross' | 'ring' | 'triangle' | 'zigzag';

/** A motif repeated over the card, every second row shifted. */
export function pattern(
  { painter, random }: Easel,
  motif: Motif,
  colour: Colour,
  { step = 120, size = 22, alpha = 0.5, jitter = 0 } = {},
): void {
  for (let row = 0, y = -H / 2; y < H / 2 + step; row++, y += step * 0.87) {
    for (let x = -W / 2 - (row % 2) * (step / 2); x < W / 2 + step; x += step) {
      const [px, py] = [x + random.between(-jitter, jitter), y + random.between(-jitter, jitter)];
      drawMotif(motif, px, py, jitter > 0 ? size * random.between(0.6, 1.3) : size);
    }
  }

  function drawMotif(kind: Motif, x: number, y: number, radius: number): void {
    switch (kind) {
      case 'dot':
        return painter.patch(ellipse(x, y, radius, radius), colour, alpha);
      case 'star':
        return painter.patch(starShape({ x, y, outer: radius, inner: radius * 0.45, points: 5 }), colour, alpha);
      case 'heart':
        return painter.patch(heartShape(x, y, radius), colour, alpha);
      case 'cross':
        painter.patch(rectangle(x - radius, y - radius * 0.25, 2 * radius, radius * 0.5), colour, alpha);
        return painter.patch(rectangle(x - radius * 0.25, y - radius, radius * 0.5, 2 * radius), colour, alpha);
      case 'ring':
        return painter.stroke(ellipse(x, y, radius, radius), colour, radius * 0.3, alpha);
      case 'triangle':
        return painter.patch(regular({ x, y, radius, corners: 3, turn: random.between(0, 6) }), colour, alpha);
      case 'zigzag':
        return painter.stroke(
          (pen) => {
            pen.moveTo(x - radius * 1.5, y);
            pen.lineTo(x - radius * 0.5, y - radius);
            pen.lineTo(x + radius * 0.5, y + radius);
            pen.lineTo(x + radius * 1.5, y);
          },
          colour,
          radius * 0.35,
          alpha,
        );
    }
  }
}

/** Points of light of many sizes. */
export function sparkles(
  { painter, random }: Easel,
  colour: Colour,
  { count = 60, most = 12, alpha = 0.9 } = {},
): void {
  for (let spark = 0; spark < count; spark++) {
    const [x, y] = [random.between(-W / 2, W / 2), random.between(-H / 2, H / 2)];
    const size = most * random.between(0.2, 1) ** 2;
    if (random.chance(0.16)) {
      painter.patch(starShape({ x, y, outer: size * 2.4, inner: size * 0.5, points: 4 }), colour, alpha);
    } else {
      painter.patch(ellipse(x, y, size, size), colour, alpha * random.between(0.4, 1));
    }
  }
}

/** Lines that run towards the middle, as in comics. */
export function speedLines(
  { painter, random }: Easel,
  colour: Colour,
  { count = 90, inner = 430, alpha = 0.8 } = {},
): void {
  for (let line = 0; line < count; line++) {
    const angle = random.between(0, Math.PI * 2);
    const near = inner * random.between(1, 1.5);
    const half = random.between(0.004, 0.014);
    painter.patch(
      polygon([
        { x: Math.cos(angle) * near, y: Math.sin(angle) * near },
        { x: Math.cos(angle - half) * 1200, y: Math.sin(angle - half) * 1200 },
        { x: Math.cos(angle + half) * 1200, y: Math.sin(angle + half) * 1200 },
      ]),
      colour,
      alpha,
    );
  }
}

/** Dots in rows that grow towards the foot, as printed. */
export function halftone({ painter }: Easel, colour: Colour, { step = 34, alpha = 0.5, from = -H / 2 } = {}): void {
  for (let row = 0, y = from; y < H / 2 + step; row++, y += step * 0.5) {
    const size = step * 0.34 * Math.min(1, Math.max(0, (y - from) / (H * 0.9)));
    for (let x = -W / 2 + (row % 2) * (step / 2); x < W / 2; x += step) {
      painter.patch(ellipse(x, y, size, size), colour, alpha);
    }
  }
}

/** Soft clouds of colour. */
export function nebula({ painter: { context }, random }: Easel, colours: readonly Colour[], count = 9): void {
  for (let cloud = 0; cloud < count; cloud++) {
    const [x, y] = [random.between(-W / 2, W / 2), random.between(-H / 2, H / 2)];
    const radius = random.between(220, 520);
    const colour = random.pick(colours);
    const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
    gradient.addColorStop(0, css(colour, 0.5));
    gradient.addColorStop(1, css(colour, 0));
    context.fillStyle = gradient;
    context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
}

/** Hills, one before the other. */
export function hills({ painter, random }: Easel, colours: readonly Colour[], { top = 150, rough = 60 } = {}): void {
  colours.forEach((colour, index) => {
    const y = top + index * 120;
    const turns = [random.between(0, 6), random.between(0, 6)];
    painter.patch(
      polygon([
        { x: -W / 2, y: H / 2 },
        ...Array.from({ length: 21 }, (_, step) => {
          const x = -W / 2 + (step / 20) * W;
          return { x, y: y + Math.sin(x / 190 + turns[0]!) * rough + Math.sin(x / 83 + turns[1]!) * rough * 0.4 };
        }),
        { x: W / 2, y: H / 2 },
      ]),
      colour,
    );
  });
}
