import { createRandom } from '#src/shared/random.ts';
import type { DrawingContext } from '../../picture/drawing-surface.ts';
import type { Drawing, GroundStyle } from '../template.ts';
import { surfaceOf, type Draw, type FrameSize, type TemplateParts } from './drawing-parts.ts';

type GroundDrawing = Extract<Drawing, { kind: 'ground' }>;
type Colours = GroundDrawing['colours'];

/** Wide enough for a turned frame, in units. */
const SIDE = 2.4;
const RAYS = 14;

/** A ground that fills the frame. One that spins is a square that turns around the middle. */
export function prepareGround(
  { style, colours, spin = 0 }: GroundDrawing,
  parts: TemplateParts,
  frame: FrameSize,
): Draw {
  const pixels = frame.unit * (spin === 0 ? 1 : 0.7);
  const size: readonly [number, number] =
    spin === 0 ? [frame.width / frame.unit + 0.02, frame.height / frame.unit + 0.02] : [SIDE, SIDE];
  const surface = surfaceOf(parts.surfaces, size, pixels, (context) => GROUNDS[style](context, colours, size));
  return (context, { seconds }) => {
    context.save();
    context.rotate((seconds * spin * Math.PI) / 180);
    context.drawImage(surface, -size[0] / 2, -size[1] / 2, size[0], size[1]);
    context.restore();
  };
}

type Painted = (context: DrawingContext, colours: Colours, size: readonly [number, number]) => void;

function fill(context: DrawingContext, style: unknown, [width, height]: readonly [number, number]): void {
  context.fillStyle = style;
  context.fillRect(-width / 2, -height / 2, width, height);
}

const GROUNDS: Readonly<Record<GroundStyle, Painted>> = {
  plain: (context, [colour], size) => fill(context, colour, size),
  fade: (context, [top, bottom, middle], size) => {
    const gradient = context.createLinearGradient(0, -size[1] / 2, 0, size[1] / 2);
    gradient.addColorStop(0, top);
    if (middle) {
      gradient.addColorStop(0.5, middle);
    }
    gradient.addColorStop(1, bottom);
    fill(context, gradient, size);
  },
  glow: (context, [inner, outer], size) => {
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, Math.hypot(...size) / 2);
    gradient.addColorStop(0, inner);
    gradient.addColorStop(1, outer);
    fill(context, gradient, size);
  },
  rays: (context, [first, second], size) => {
    fill(context, first, size);
    context.fillStyle = second;
    for (let ray = 0; ray < RAYS; ray++) {
      const [from, to] = [(ray / RAYS) * Math.PI * 2, ((ray + 0.5) / RAYS) * Math.PI * 2];
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(Math.cos(from) * SIDE, Math.sin(from) * SIDE);
      context.lineTo(Math.cos(to) * SIDE, Math.sin(to) * SIDE);
      context.closePath();
      context.fill();
    }
  },
  dots: (context, [first, second], size) => {
    fill(context, first, size);
    context.fillStyle = second;
    for (let row = -24; row <= 24; row++) {
      for (let column = -24; column <= 24; column++) {
        context.beginPath();
        context.arc((column + (row % 2) / 2) * 0.1, row * 0.0866, 0.028, 0, Math.PI * 2);
        context.fill();
      }
    }
  },
  stripes: (context, [first, second], size) => {
    fill(context, first, size);
    context.fillStyle = second;
    for (let index = -12; index < 12; index++) {
      context.fillRect(index * 0.2, -SIDE / 2, 0.1, SIDE);
    }
  },
  checks: (context, [first, second], size) => {
    fill(context, first, size);
    context.fillStyle = second;
    for (let row = -12; row < 12; row++) {
      for (let column = -12; column < 12; column++) {
        if ((row + column) % 2 === 0) {
          context.fillRect(column * 0.12, row * 0.12, 0.12, 0.12);
        }
      }
    }
  },
  paper: (context, [paper, fleck], size) => {
    fill(context, paper, size);
    const random = createRandom(77);
    context.fillStyle = fleck;
    for (let index = 0; index < 1_400; index++) {
      context.globalAlpha = random.between(0.03, 0.14);
      context.fillRect(
        random.between(-0.5, 0.5) * size[0],
        random.between(-0.5, 0.5) * size[1],
        random.between(0.002, 0.02),
        random.between(0.001, 0.004),
      );
    }
    context.globalAlpha = 1;
  },
  wood: (context, [light, dark], size) => {
    fill(context, light, size);
    const random = createRandom(31);
    const plank = 0.22;
    context.strokeStyle = dark;
    for (let y = -size[1] / 2 - plank; y < size[1] / 2; y += plank) {
      context.globalAlpha = 0.75;
      context.lineWidth = 0.006;
      line(context, -size[0] / 2, y, size[0] / 2, y);
      for (let grain = 0; grain < 12; grain++) {
        context.globalAlpha = random.between(0.06, 0.22);
        context.lineWidth = random.between(0.001, 0.004);
        const at = y + random.between(0.02, plank - 0.02);
        context.beginPath();
        context.moveTo(-size[0] / 2, at);
        context.bezierCurveTo(
          -0.4,
          at + random.between(-0.02, 0.02),
          0.4,
          at + random.between(-0.02, 0.02),
          size[0] / 2,
          at,
        );
        context.stroke();
      }
    }
    context.globalAlpha = 1;
  },
  bricks: (context, [brick, mortar, other], size) => {
    fill(context, mortar, size);
    const random = createRandom(9);
    const [width, height, gap] = [0.18, 0.075, 0.008];
    for (let row = -26; row < 26; row++) {
      for (let column = -13; column < 13; column++) {
        context.fillStyle = random.chance(0.3) ? (other ?? brick) : brick;
        context.globalAlpha = random.between(0.8, 1);
        const x = (column + (row % 2) / 2) * width;
        context.fillRect(x, row * height, width - gap, height - gap);
      }
    }
    context.globalAlpha = 1;
  },
};

function line(context: DrawingContext, ...[ax, ay, bx, by]: readonly [number, number, number, number]): void {
  context.beginPath();
  context.moveTo(ax, ay);
  context.lineTo(bx, by);
  context.stroke();
}
