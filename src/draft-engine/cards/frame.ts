import type { Rarity } from '#src/shared/catalogue/card-styles.ts';
import { css, mix, oklch, type Colour } from '../picture/colour.ts';
import type { DrawingContext } from '../picture/drawing-surface.ts';
import { CARD, type Easel } from './art.ts';
import { starShape } from './shapes.ts';

const GOLD = [oklch(0.93, 0.09, 95), oklch(0.74, 0.13, 82), oklch(0.52, 0.1, 70), oklch(0.86, 0.12, 90)] as const;
const OUTER = 62;
const INNER = 46;

/** The frame of a card, by its rarity: paper with a line, or foil with gems; and its corners cut round. */
export function drawFrame(
  { painter: { context } }: Easel,
  { paper, line }: { paper: Colour; line: Colour },
  rarity: Rarity,
): void {
  const { width, height } = CARD;
  const [left, top] = [-width / 2, -height / 2];
  context.save();
  ring(context, INNER);
  context.fillStyle = rarity === 'rare' ? foil(context) : css(paper);
  context.fill('evenodd');
  context.restore();
  if (rarity === 'rare') {
    edge(context, { inset: INNER, radius: 44, colour: oklch(0.3, 0.06, 70), width: 5 });
    edge(context, { inset: 16, radius: OUTER - 10, colour: oklch(0.97, 0.05, 95), width: 4 });
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      gem(context, { x: x * (width / 2 - 58), y: y * (height / 2 - 58), size: 46, colour: line });
    }
    marks(context, [-62, 0, 62], (x, y) => star(context, { x, y, size: 30, colour: oklch(0.95, 0.1, 95) }));
  } else {
    edge(context, { inset: INNER, radius: 44, colour: line, width: 8 });
    edge(context, { inset: 17, radius: OUTER - 10, colour: mix(paper, line, 0.35), width: 3 });
    marks(context, [0], (x, y) => star(context, { x, y, size: 24, colour: paper }));
  }
  context.globalCompositeOperation = 'destination-in';
  rounded(context, { left, top, width, height, radius: OUTER });
  context.fillStyle = '#000';
  context.fill();
  context.globalCompositeOperation = 'source-over';

  /** Marks of the rarity in a seal at the lower edge. */
  function marks(on: DrawingContext, places: readonly number[], mark: (x: number, y: number) => void): void {
    const y = height / 2 - INNER;
    const half = 60 + (places.length - 1) * 34;
    rounded(on, { left: -half, top: y - 42, width: 2 * half, height: 84, radius: 42 });
    on.fillStyle = css(rarity === 'rare' ? oklch(0.32, 0.08, 300) : line);
    on.fill();
    on.lineWidth = 6;
    on.strokeStyle = css(rarity === 'rare' ? GOLD[0] : paper);
    on.stroke();
    places.forEach((x) => mark(x, y));
  }
}

function ring(context: DrawingContext, inset: number): void {
  const { width, height } = CARD;
  context.beginPath();
  context.rect(-width / 2, -height / 2, width, height);
  trace(context, {
    left: -width / 2 + inset,
    top: -height / 2 + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    radius: 44,
  });
}

function foil(context: DrawingContext): unknown {
  const { width, height } = CARD;
  const gradient = context.createLinearGradient(-width / 2, -height / 2, width / 2, height / 2);
  const stops = 9;
  for (let stop = 0; stop < stops; stop++) {
    gradient.addColorStop(stop / (stops - 1), css(GOLD[stop % GOLD.length] as Colour));
  }
  return gradient;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  radius: number;
}

function trace(context: DrawingContext, { left, top, width, height, radius }: Box): void {
  const [right, bottom] = [left + width, top + height];
  context.moveTo(left + radius, top);
  context.lineTo(right - radius, top);
  context.quadraticCurveTo(right, top, right, top + radius);
  context.lineTo(right, bottom - radius);
  context.quadraticCurveTo(right, bottom, right - radius, bottom);
  context.lineTo(left + radius, bottom);
  context.quadraticCurveTo(left, bottom, left, bottom - radius);
  context.lineTo(left, top + radius);
  context.quadraticCurveTo(left, top, left + radius, top);
  context.closePath();
}

function rounded(context: DrawingContext, box: Box): void {
  context.beginPath();
  trace(context, box);
}

function edge(
  context: DrawingContext,
  { inset, radius, colour, width }: { inset: number; radius: number; colour: Colour; width: number },
): void {
  const { width: across, height } = CARD;
  rounded(context, {
    left: -across / 2 + inset,
    top: -height / 2 + inset,
    width: across - 2 * inset,
    height: height - 2 * inset,
    radius,
  });
  context.lineWidth = width;
  context.strokeStyle = css(colour);
  context.stroke();
}

interface Mark {
  x: number;
  y: number;
  size: number;
  colour: Colour;
}

function gem(context: DrawingContext, { x, y, size, colour }: Mark): void {
  const facets = [
    [0, -1, 1, 0, 0.3],
    [1, 0, 0, 1, -0.12],
    [0, 1, -1, 0, -0.22],
    [-1, 0, 0, -1, 0.12],
  ] as const;
  context.beginPath();
  for (const [ax, ay, bx, by] of facets) {
    context.moveTo(x, y);
    context.lineTo(x + ax * (size + 9), y + ay * (size + 9));
    context.lineTo(x + bx * (size + 9), y + by * (size + 9));
  }
  context.fillStyle = css(GOLD[1]);
  context.fill();
  for (const [ax, ay, bx, by, light] of facets) {
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + ax * size, y + ay * size);
    context.lineTo(x + bx * size, y + by * size);
    context.closePath();
    context.fillStyle = css({ ...colour, L: Math.min(0.97, Math.max(0.15, colour.L + light)) });
    context.fill();
  }
}

function star(context: DrawingContext, { x, y, size, colour }: Mark): void {
  context.beginPath();
  starShape({ x, y, outer: size, inner: size * 0.46, points: 5 })(context);
  context.fillStyle = css(colour);
  context.fill();
}
