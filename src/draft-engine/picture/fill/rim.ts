import { css, mix, type Colour } from '../colour.ts';
import { trace, type FillJob } from './fill-job.ts';

/** A thin lit edge inside the form, and a weaker one of the ambient light on the other side. */
export function drawRim(job: FillJob, strength: number): void {
  const { bounds, pixel, palette, colour } = job;
  const size = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
  if (size < pixel * 12) return;
  const width = Math.max(pixel * 1.1, Math.min(pixel * 4, size * 0.045));
  job.context.save();
  trace(job.context, job.shape);
  job.context.clip();
  edge(job, width, 1, mix(colour, palette.key, 0.75), 0.75 * strength * job.light.strength);
  // The cool edge of small forms is not seen, and each edge is a stroke to be paid in every drawing.
  if (size > pixel * 44) edge(job, width * 0.8, -1, mix(mix(colour, palette.ambient, 0.5), palette.skyMiddle, 0.45), 0.4 * strength);
  job.context.restore();
}

function edge({ context, shape, light }: FillJob, width: number, side: number, colour: Colour, alpha: number): void {
  if (alpha < 0.03) return;
  const shift = -side * width * 0.5;
  context.save();
  context.translate(light.x * shift, light.y * shift);
  context.lineJoin = 'round';
  context.lineWidth = width;
  context.strokeStyle = css(colour, Math.min(1, alpha));
  trace(context, shape);
  context.stroke();
  context.restore();
}
