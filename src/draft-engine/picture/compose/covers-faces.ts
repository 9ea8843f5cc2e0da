import { project } from '../camera.ts';
import type { StageScene } from './draw-actor.ts';
import type { Layer } from './layer.ts';

/** True for a foreground thing that would hide a face; it is left out. */
export function coversFaces(scene: StageScene, layer: Layer): boolean {
  const { blocking, drawing } = scene;
  const context = layer.surface.getContext('2d');
  for (const actor of blocking.actors) {
    if (actor.overShoulder || layer.z === 'ground' || layer.z > actor.z) {
      continue;
    }
    const head = actor.rig.head(drawing.actors[actor.index]?.pose ?? 'stand', actor.turn);
    const at = project(blocking.view, actor.x + head.x, head.y, actor.z);
    const radius = Math.max(4, head.radius * at.pixelsPerMetre * 1.15);
    const r = layer.resolution;
    const box = {
      x: Math.round((at.x - radius - layer.left) * r),
      y: Math.round((at.y - radius - layer.top) * r),
      size: Math.max(2, Math.round(radius * 2 * r)),
    };
    const left = Math.max(0, box.x);
    const top = Math.max(0, box.y);
    const width = Math.min(layer.surface.width, box.x + box.size) - left;
    const height = Math.min(layer.surface.height, box.y + box.size) - top;
    if (width < 2 || height < 2) {
      continue;
    }
    const { data } = context.getImageData(left, top, width, height);
    let covered = 0;
    for (let at = 3; at < data.length; at += 16) {
      covered += (data[at] as number) > 60 ? 1 : 0;
    }
    if (covered / (data.length / 16) > 0.12) {
      return true;
    }
  }
  return false;
}
