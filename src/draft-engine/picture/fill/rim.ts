import { css, mix, shade } from '../colour.ts';
import { reachAlongLight, trace, type FillJob } from './fill-job.ts';

/**
 * A thin lit edge inside the form that fades out along it, and a weaker one of the ambient light on the other side: one
 * stroke of the outline, clipped to the form. `traced` means that the form is already the context's path. The clip is
 * kept: the caller restores.
 */
export function drawRim(job: FillJob, strength: number, traced: boolean): void {
  const { bounds, pixel, palette, colour, context, light, shape } = job;
  const size = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
  if (size < pixel * 13) {
    return;
  }
  const lit = Math.min(1, 0.8 * strength * light.strength);
  const cool = Math.min(1, 0.36 * strength);
  if (lit < 0.04 && cool < 0.04) {
    return;
  }
  if (!traced) {
    trace(context, shape);
  }
  context.clip();
  const { x, y, half } = reachAlongLight(job);
  const edge = context.createLinearGradient(
    x + light.x * half,
    y + light.y * half,
    x - light.x * half,
    y - light.y * half,
  );
  if (size > pixel * 30 && job.modelling > 0.3) {
    drawCore(job, size);
    trace(context, shape);
  }
  const warm = mix(colour, palette.key, 0.75);
  const cold = mix(mix(colour, palette.ambient, 0.5), palette.skyMiddle, 0.45);
  edge.addColorStop(0, css(warm, lit));
  edge.addColorStop(0.28, css(warm, lit * 0.6));
  edge.addColorStop(0.5, css(warm, 0));
  edge.addColorStop(0.62, css(cold, 0));
  edge.addColorStop(1, css(cold, cool));
  context.lineJoin = 'round';
  context.lineWidth = Math.max(pixel * 1.2, Math.min(pixel * 4, size * 0.045)) * 2;
  context.strokeStyle = edge;
  context.stroke();
}

/** Steps of the core shadow: how far the form is moved towards the light, in shares of its smaller side. */
const CORE = [0.055, 0.12] as const;

/** The crescent that turns away from the light: what the same form, moved towards the light, leaves uncovered. */
function drawCore({ bounds, palette, colour, context, light, shape, modelling }: FillJob, size: number): void {
  const margin = size;
  context.fillStyle = css(
    mix(shade(colour, -0.14, 1.1), palette.ambient, 0.45),
    Math.min(0.3, 0.15 * modelling * (0.6 + 0.4 * light.strength)),
  );
  for (const step of CORE) {
    context.save();
    context.translate(light.x * size * step, light.y * size * step);
    context.beginPath();
    context.rect(
      bounds.left - margin,
      bounds.top - margin,
      bounds.right - bounds.left + margin * 2,
      bounds.bottom - bounds.top + margin * 2,
    );
    shape(context);
    context.fill('evenodd');
    context.restore();
  }
}
