import type { Pose } from '../../story/film-plan.ts';
import { project, type CameraView } from '../camera.ts';
import type { PlacedActor, StageSpot } from './blocking.ts';

/** Poses in which limbs and held items stay close to the body. */
const CLOSED_POSES: ReadonlySet<Pose> = new Set([
  'stand',
  'sit',
  'kneel',
  'crouch',
  'think',
  'talk',
  'look_up',
  'look_down',
  'cover_face',
  'read',
  'hold',
  'embrace',
]);

/** True for a pose that needs no room for limbs. */
export function isClosed(pose: Pose): boolean {
  return CLOSED_POSES.has(pose);
}

/** Bounding box of an actor on the frame in the composed view: generous, since limbs and held items reach out. */
export function figureBox(
  actor: PlacedActor,
  view: CameraView,
  pose: Pose,
  spot: Pick<StageSpot, 'x' | 'z' | 'above' | 'scale'> = actor,
): { left: number; top: number; right: number; bottom: number } {
  const foot = project(view, spot.x, -spot.above, spot.z);
  const scale = foot.pixelsPerMetre * (spot.scale / actor.scale);
  const half = (actor.rig.widthMetres * 0.62 + actor.rig.heightMetres * (isClosed(pose) ? 0.3 : 0.55)) * scale;
  return {
    left: foot.x - half,
    right: foot.x + half,
    top: foot.y - actor.rig.heightMetres * 1.42 * scale,
    bottom: foot.y + actor.rig.heightMetres * 0.16 * scale + spot.above * foot.pixelsPerMetre,
  };
}
