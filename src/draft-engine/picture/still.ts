import { composeShot } from './compose-shot.ts';
import type { StageMakers } from './compose/stage-makers.ts';
import type { Surface, SurfaceFactory } from './drawing-surface.ts';
import type { ShotDrawing } from './shot-drawing.ts';

/** Length that a still assumes of its shot; its moment is the middle, where the composition holds. */
const STILL_SECONDS = 4;

/** Draws the picture of a shot: the clip's frame at its key moment. */
export function drawStill(drawing: ShotDrawing, size: { width: number; height: number }, surfaces: SurfaceFactory, makers: StageMakers): Surface {
  const shot = composeShot(drawing, { ...size, durationSeconds: STILL_SECONDS, surfaces, makers });
  const surface = surfaces(size.width, size.height);
  const context = surface.getContext('2d');
  shot.drawFrame(context, STILL_SECONDS / 2);
  if (shot.finishPixels) {
    const pixels = context.getImageData(0, 0, size.width, size.height);
    shot.finishPixels(pixels.data);
    context.putImageData(pixels, 0, 0);
  }
  return surface;
}
