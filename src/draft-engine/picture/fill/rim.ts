import { css, mix } from '../colour.ts';
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
