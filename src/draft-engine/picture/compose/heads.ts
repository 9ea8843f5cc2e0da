import { project, type CameraView } from '../camera.ts';
import type { PlacedActor, StageSpot } from './blocking.ts';
import type { StageScene } from './draw-actor.ts';

/** Where an actor is at a moment, also one that strolls. */
export function spotOf({ durationSeconds }: StageScene, actor: PlacedActor, seconds: number): StageSpot {
  return (
    actor.spotAt?.(seconds) ?? {
      x: actor.x + actor.speed * (seconds - durationSeconds / 2),
      z: actor.z,
      above: actor.above,
      scale: actor.scale,
      opacity: 1,
    }
  );
}

/** The head of an actor on the frame at a moment, pixels; undefined for nobody. */
export function headOf(
  scene: StageScene,
  index: number | undefined,
  seconds: number,
  view: CameraView,
): { x: number; y: number; radius: number } | undefined {
  const actor = scene.blocking.actors.find((candidate) => candidate.index === index);
  if (!actor) {
    return undefined;
  }
  const spot = spotOf(scene, actor, seconds);
  const { pose, turn } = scene.acting(actor.index, seconds);
  const head = actor.bare.head(pose, turn);
  const at = project(view, spot.x + head.x * spot.scale, head.y * spot.scale - spot.above, spot.z);
  return { x: at.x, y: at.y, radius: head.radius * spot.scale * at.pixelsPerMetre };
}
