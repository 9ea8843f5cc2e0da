import { css, mix, shade } from '../colour.ts';
import { reachAlongLight, trace, type Fill } from './fill-job.ts';

/** Opaque paint modelled by the light: key on the lit side, its own colour in the middle, ambient on the far side. */
export const gradientFill: Fill = (job) => {
  const { context, colour, palette, modelling, light, shape, bounds } = job;
  trace(context, shape);
  // A form of a few pixels shows no modelling.
  if (modelling <= 0.02 || Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) < job.pixel * 9) {
    context.fillStyle = css(colour);
    context.fill();
    return;
  }
  const strength = modelling * (1 - job.haze * 0.7);
  const lit = mix(shade(colour, 0.04 * strength), palette.key, Math.min(0.7, 0.34 * strength * light.strength));
  const dark = mix(shade(colour, -0.1 * strength), palette.ambient, Math.min(0.85, 0.5 * strength));
  const { x, y, half } = reachAlongLight(job);
  let gradient;
  if (job.round) {
    const radius = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) / 2;
    const spotX = x + light.x * radius * 0.45;
    const spotY = y + light.y * radius * 0.45;
    gradient = context.createRadialGradient(spotX, spotY, radius * 0.08, spotX, spotY, radius * 1.55);
    gradient.addColorStop(0, css(lit));
    gradient.addColorStop(0.42, css(colour));
    gradient.addColorStop(0.62, css(mix(colour, dark, 0.35)));
    gradient.addColorStop(1, css(dark));
  } else {
    gradient = context.createLinearGradient(
      x + light.x * half,
      y + light.y * half,
      x - light.x * half,
      y - light.y * half,
    );
    gradient.addColorStop(0, css(lit));
    gradient.addColorStop(0.42, css(colour));
    gradient.addColorStop(0.58, css(mix(colour, dark, 0.22)));
    gradient.addColorStop(1, css(dark));
  }
  context.fillStyle = gradient;
  context.fill();
};
