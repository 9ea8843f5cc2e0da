import { css, mix, oklch, shade, type Colour } from '../colour.ts';
import { reachAlongLight, trace, type Fill, type FillJob } from './fill-job.ts';
import { gradientFill } from './gradient-fill.ts';

const PAPER = oklch(0.975, 0.012, 92);

/** Parallel lines over the form's box at an angle; the caller has clipped. */
function hatch(
  { context, bounds, pixel, random }: FillJob,
  angle: number,
  gap: number,
  colour: string,
  width: number,
): void {
  const x = (bounds.left + bounds.right) / 2;
  const y = (bounds.top + bounds.bottom) / 2;
  const reach = Math.hypot(bounds.right - bounds.left, bounds.bottom - bounds.top) / 2;
  const step = Math.max(gap, reach / 70);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  context.beginPath();
  for (let across = -reach; across < reach; across += step * random.between(0.7, 1.3)) {
    const bend = pixel * random.between(-2, 2);
    context.moveTo(x - cos * reach - sin * across, y - sin * reach + cos * across);
    // On a small form a line's bend is not visible, and a straight one takes half the time.
    if (reach < pixel * 45) {
      context.lineTo(x + cos * reach - sin * (across + bend), y + sin * reach + cos * (across + bend));
    } else {
      context.quadraticCurveTo(
        x - sin * (across + bend),
        y + cos * (across + bend),
        x + cos * reach - sin * across,
        y + sin * reach + cos * across,
      );
    }
  }
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

/** Graphite: faintly tinted paper, hatched more densely for dark forms and on the far side. */
export const hatchFill: Fill = (job) => {
  const { context, shape, colour, pixel, bounds, light, modelling } = job;
  trace(context, shape);
  context.fillStyle = css(mix(PAPER, colour, 0.16 + 0.5 * (1 - colour.L)));
  context.fill();
  const size = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
  if (size < pixel * 5) {
    context.fillStyle = css(oklch(0.3, 0.01, 260), Math.max(0, 0.85 - colour.L) * 0.8);
    context.fill();
    return;
  }
  context.clip();
  const graphite = oklch(0.33, 0.012, 265);
  const dark = 1 - colour.L;
  if (dark > 0.14) {
    hatch(job, -0.8, pixel * 4.2, css(graphite, 0.32 + dark * 0.5), pixel * 1.2);
  }
  if (dark > 0.36) {
    hatch(job, -0.55, pixel * 4.2, css(graphite, 0.2 + dark * 0.45), pixel * 1.1);
  }
  if (dark > 0.55) {
    hatch(job, 0.6, pixel * 4, css(graphite, 0.5), pixel * 1.2);
  }
  if (modelling < 0.3) {
    return;
  }
  context.translate(light.x * size * 0.2, light.y * size * 0.2);
  // The far side: hatch only outside the form shifted towards the light.
  context.beginPath();
  context.rect(
    bounds.left - size * 4,
    bounds.top - size * 4,
    bounds.right - bounds.left + size * 8,
    bounds.bottom - bounds.top + size * 8,
  );
  shape(context);
  context.clip('evenodd');
  hatch(job, -1, pixel * 3.6, css(graphite, 0.45), pixel * 1.1);
};

/** Watercolour: an uneven, pale wash that darkens at its edge, with bare paper in the light. */
export const washFill: Fill = (job) => {
  const { context, shape, colour, light, bounds, pixel, random, modelling } = job;
  const { x, y, half } = reachAlongLight(job);
  trace(context, shape);
  context.fillStyle = css(mix(PAPER, colour, 0.42));
  context.fill();
  const gradient = context.createLinearGradient(
    x + light.x * half,
    y + light.y * half,
    x - light.x * half,
    y - light.y * half,
  );
  gradient.addColorStop(0, css(colour, 0.12));
  gradient.addColorStop(0.35, css(colour, 0.5));
  gradient.addColorStop(1, css(shade(colour, -0.07 * Math.min(1, modelling), 1.1), 0.85));
  context.fillStyle = gradient;
  context.fill();
  const size = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
  if (size < pixel * 9) {
    return;
  }
  context.clip();
  const blots = size > pixel * 40 ? 5 : 2;
  for (let blot = 0; blot < blots; blot++) {
    const bx = bounds.left + (bounds.right - bounds.left) * random.next();
    const by = bounds.top + (bounds.bottom - bounds.top) * random.next();
    const radius = size * random.between(0.18, 0.5);
    const light2 = random.chance(0.5);
    const soft = context.createRadialGradient(bx, by, radius * 0.35, bx, by, radius);
    const tone: Colour = light2 ? PAPER : shade(colour, -0.08, 1.15);
    soft.addColorStop(0, css(tone, 0.28));
    soft.addColorStop(0.85, css(tone, light2 ? 0.16 : 0.34));
    soft.addColorStop(1, css(tone, 0));
    context.fillStyle = soft;
    context.fillRect(bx - radius, by - radius, radius * 2, radius * 2);
  }
  trace(context, shape);
  context.lineWidth = pixel * 3.4;
  context.strokeStyle = css(shade(colour, -0.16, 1.2), 0.42);
  context.stroke();
};

/** Ink: white paper, a pale grey wash on the far side only; red is kept. */
export const inkFill: Fill = (job) => {
  const { context, shape, colour, light, palette, modelling } = job;
  const red = Math.hypot(colour.a, colour.b) > 0.1;
  trace(context, shape);
  context.fillStyle = css(red ? colour : mix(PAPER, colour, 0.22 + 0.4 * Math.max(0, 0.6 - colour.L)));
  context.fill();
  const { x, y, half } = reachAlongLight(job);
  const gradient = context.createLinearGradient(
    x + light.x * half * 0.2,
    y + light.y * half * 0.2,
    x - light.x * half,
    y - light.y * half,
  );
  const dark = red ? shade(colour, -0.14) : palette.near;
  const depth = (0.12 + 0.62 * (1 - colour.L)) * Math.min(1, 0.4 + modelling * 0.6);
  gradient.addColorStop(0, css(dark, depth * 0.22));
  gradient.addColorStop(0.45, css(dark, depth * 0.3));
  gradient.addColorStop(0.62, css(dark, depth * 0.8));
  gradient.addColorStop(1, css(dark, depth * 0.5));
  context.fillStyle = gradient;
  context.fill();
};

/** Impasto: modelled paint under short bristle strokes of lighter and darker paint. */
export const oilFill: Fill = (job) => {
  const { context, shape, colour, bounds, pixel, random, palette, light, modelling } = job;
  gradientFill(job);
  const size = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
  if (size < pixel * 14) {
    return;
  }
  trace(context, shape);
  context.clip();
  context.lineCap = 'round';
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const area = (width * height) / (pixel * pixel);
  const count = Math.min(130, Math.round(area / 150) + 6);
  const angle = random.between(-0.9, 0.9) + (height > width * 1.4 ? 1.3 : 0.1);
  for (let stroke = 0; stroke < count; stroke++) {
    const x = bounds.left + width * random.next();
    const y = bounds.top + height * random.next();
    const along = ((x - (bounds.left + width / 2)) * light.x + (y - (bounds.top + height / 2)) * light.y) / (size / 2);
    const lit = Math.max(-1, Math.min(1, along)) * Math.min(1, modelling);
    const tone =
      lit > 0
        ? mix(colour, palette.key, 0.42 * lit * random.next() + 0.05)
        : mix(shade(colour, -0.05), palette.ambient, -0.5 * lit * random.next());
    const length = Math.min(size * 0.4, pixel * random.between(9, 24));
    const turn = angle + random.between(-0.35, 0.35);
    const thick = Math.min(size * 0.1, pixel * random.between(2, 5.5));
    context.lineWidth = thick;
    context.strokeStyle = css(shade(tone, random.between(-0.05, 0.05)), 0.6);
    context.beginPath();
    context.moveTo(x - Math.cos(turn) * length, y - Math.sin(turn) * length);
    context.quadraticCurveTo(x + thick, y - thick, x + Math.cos(turn) * length, y + Math.sin(turn) * length);
    context.stroke();
  }
};

/** Crayon over paint: softly modelled, with loose strokes that show the paper. */
export const crayonFill: Fill = (job) => {
  const { context, shape, colour, bounds, pixel, modelling } = job;
  gradientFill({ ...job, modelling: modelling * 0.6 });
  const size = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
  if (size < pixel * 26) {
    return;
  }
  trace(context, shape);
  context.clip();
  // Large areas get broader strokes, since strokes cost by their number.
  const broad = Math.min(
    2.1,
    Math.max(1, Math.hypot(bounds.right - bounds.left, bounds.bottom - bounds.top) / (pixel * 380)),
  );
  const wide = broad ** 0.7;
  hatch(job, -0.7, pixel * 6 * broad, css(mix(colour, oklch(0.99, 0.02, 90), 0.55), 0.34), pixel * 2.2 * wide);
  if (size > pixel * 64) {
    hatch(job, -0.95, pixel * 9 * broad, css(shade(colour, -0.14, 1.15), 0.3), pixel * 2.6 * wide);
  }
};

/** Chalk on a board: hardly filled, a few dusty strokes of its colour. */
export const chalkFill: Fill = (job) => {
  const { context, shape, colour, bounds, pixel, palette } = job;
  trace(context, shape);
  context.fillStyle = css(mix(palette.skyMiddle, colour, 0.13), 0.96);
  context.fill();
  const size = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
  context.clip();
  if (size < pixel * 8) {
    context.fillStyle = css(colour, 0.75);
    context.fill();
    return;
  }
  hatch(job, -0.85, pixel * 5.5, css(colour, 0.3), pixel * 2.4);
  hatch(job, -0.75, pixel * 12, css(colour, 0.3), pixel * 3.4);
};
