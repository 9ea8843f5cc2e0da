import { project } from '../camera.ts';
import type { PlacedActor } from './blocking.ts';
import type { StageScene } from './draw-actor.ts';
import type { Layer } from './layer.ts';

/** Share of a face from which on it counts as hidden. */
const HIDDEN = 0.12;

/** True for what is drawn on a layer and would hide a face. */
export const coversFaces = (scene: StageScene, layer: Layer): boolean => facesBehind(scene, layer).length > 0;

/** Those whose faces a layer hides. */
export function facesBehind(scene: StageScene, layer: Layer): PlacedActor[] {
  const { blocking, drawing } = scene;
  const context = layer.surface.getContext('2d');
  return blocking.actors.filter((actor) => {
    if (actor.overShoulder || layer.z === 'ground' || layer.z > actor.z) {
      return false;
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
      return false;
    }
    const { data } = context.getImageData(left, top, width, height);
    let covered = 0;
    for (let at = 3; at < data.length; at += 16) {
      covered += (data[at] as number) > 60 ? 1 : 0;
    }
    return covered / (data.length / 16) > HIDDEN;
  });
}
