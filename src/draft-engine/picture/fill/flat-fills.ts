import { css, mix, shade } from '../colour.ts';
import { reachAlongLight, trace, type Fill } from './fill-job.ts';

/** One even colour. */
export const flatFill: Fill = ({ context, shape, colour }) => {
  trace(context, shape);
  context.fillStyle = css(colour);
  context.fill();
};

/** Two tones with a hard border: the shade is the form's outline shifted away from the light. */
export const celFill: Fill = (job) => {
  const { context, shape, colour, palette, light, bounds, pixel, modelling } = job;
  const dark = mix(shade(colour, -0.13, 1.05), palette.ambient, 0.26);
  const size = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
  trace(context, shape);
  if (modelling < 0.25 || size < pixel * 8) {
    context.fillStyle = css(colour);
    context.fill();
    return;
  }
  context.fillStyle = css(dark);
  context.fill();
  context.clip();
  context.translate(light.x * size * 0.2, light.y * size * 0.2);
  trace(context, shape);
  context.fillStyle = css(colour);
  context.fill();
  context.translate(light.x * size * 0.48, light.y * size * 0.48);
  trace(context, shape);
  context.fillStyle = css(mix(colour, palette.key, 0.28), 0.75);
  if (modelling > 0.6) {
    context.fill();
  }
};

/** Three tones as on a box: a lit half, a dark half, a thin light top. */
export const boxFill: Fill = (job) => {
  const { context, shape, colour, palette, light, bounds, modelling } = job;
  trace(context, shape);
  context.fillStyle = css(shade(colour, 0.02));
  context.fill();
  if (modelling < 0.2) {
    return;
  }
  context.clip();
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const split = bounds.left + width * 0.5;
  const dark = mix(shade(colour, -0.14), palette.ambient, 0.25);
  context.fillStyle = css(dark);
  if (light.x > 0) {
    context.fillRect(bounds.left, bounds.top, width * 0.5, height);
  } else {
    context.fillRect(split, bounds.top, width, height);
  }
  context.fillStyle = css(mix(colour, { L: 1, a: 0, b: 0.01 }, 0.38), 0.9);
  context.beginPath();
  context.moveTo(bounds.left, bounds.top);
  context.lineTo(bounds.right, bounds.top);
  context.lineTo(bounds.right, bounds.top + height * 0.06);
  context.lineTo(split, bounds.top + height * 0.06 + Math.min(width, height) * 0.16);
  context.lineTo(bounds.left, bounds.top + height * 0.06);
  context.closePath();
  context.fill();
};

/** Woodblock gradation: dark at the top or the foot, with wood grain. */
export const woodblockFill: Fill = (job) => {
  const { context, shape, colour, palette, bounds, pixel, random, modelling } = job;
  trace(context, shape);
  const gradient = context.createLinearGradient(0, bounds.top, 0, bounds.bottom);
  const dark = mix(colour, palette.near, 0.34 * Math.min(1, modelling));
  const top = random.chance(0.5);
  gradient.addColorStop(0, css(top ? dark : colour));
  gradient.addColorStop(top ? 0.4 : 0.6, css(colour));
  gradient.addColorStop(1, css(top ? colour : dark));
  context.fillStyle = gradient;
  context.fill();
  const size = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
  if (size < pixel * 26) {
    return;
  }
  context.clip();
  context.strokeStyle = css(mix(colour, { L: 0.97, a: 0, b: 0.02 }, 0.5), 0.28);
  context.lineWidth = pixel * 0.8;
  context.beginPath();
  for (let y = bounds.top; y < bounds.bottom; y += pixel * random.between(5, 11)) {
    const wave = pixel * random.between(-3, 3);
    context.moveTo(bounds.left, y);
    context.quadraticCurveTo((bounds.left + bounds.right) / 2, y + wave * 2, bounds.right, y + wave);
  }
  context.stroke();
};

/** Cut from coloured card: even, a soft shadow beneath, a light cut edge. */
export const paperFill: Fill = (job) => {
  const { context, shape, colour, light, bounds, pixel, palette, modelling } = job;
  const size = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
  if (size > pixel * 12) {
    const lift = pixel * Math.min(7, Math.max(2, (size / pixel) * 0.035));
    for (const [share, alpha] of [
      [1.5, 0.1],
      [1, 0.13],
      [0.5, 0.16],
    ] as const) {
      context.save();
      context.translate(-light.x * lift * share, -light.y * lift * share * 0.6 + lift * share * 0.5);
      trace(context, shape);
      context.fillStyle = css(mix(palette.near, { L: 0.08, a: 0, b: 0 }, 0.6), alpha);
      context.fill();
      context.restore();
    }
  }
  trace(context, shape);
  const { x, y, half } = reachAlongLight(job);
  const gradient = context.createLinearGradient(
    x + light.x * half,
    y + light.y * half,
    x - light.x * half,
    y - light.y * half,
  );
  gradient.addColorStop(0, css(shade(colour, 0.035 * Math.min(1, modelling))));
  gradient.addColorStop(1, css(shade(colour, -0.05 * Math.min(1, modelling))));
  context.fillStyle = gradient;
  context.fill();
  if (size < pixel * 10) {
    return;
  }
  context.clip();
  context.translate(-light.x * pixel * 0.9, -light.y * pixel * 0.9);
  trace(context, shape);
  context.lineWidth = pixel * 2.2;
  context.strokeStyle = css(mix(colour, { L: 1, a: 0, b: 0 }, 0.5), 0.75);
  context.stroke();
};
