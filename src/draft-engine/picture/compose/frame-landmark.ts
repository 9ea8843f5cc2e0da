import { project, type CameraView } from '../camera.ts';
import type { ShotDrawing } from '../shot-drawing.ts';
import type { LandmarkSpot } from '../worlds/landmarks/place-landmarks.ts';
import type { PlacedActor } from './blocking.ts';
import type { FrameSize } from './layer.ts';

/** Maximum share of the frame's height and width for a landmark. */
const SHARES = {
  extreme_wide: [0.34, 0.5],
  wide: [0.56, 0.74],
  full: [0.76, 0.9],
  medium: [1, 1.2],
  close: [1.5, 1.7],
  extreme_close: [2, 2.2],
} as const satisfies Record<ShotDrawing['framing'], readonly [number, number]>;

/** Landmarks lower than this, in metres, are not enlarged to the height of a house. */
const SMALL = 2.6;

/** Usual distance of the camera from the actors' line in a medium shot, metres. */
const USUAL_DISTANCE = 6.5;

/**
 * Turns the camera of a shot without an actor to the place's landmark, so that it is fully visible, or its top in
 * closer shots.
 */
export function frameLandmark(
  view: CameraView,
  spot: LandmarkSpot,
  { framing, angle, width, height }: Pick<ShotDrawing, 'framing' | 'angle'> & FrameSize,
): void {
  const [tall, wide] = SHARES[framing];
  const portrait = width < height;
  const share = tall * (spot.height < SMALL ? 0.72 : 1) * (portrait ? 0.8 : 1);
  const scale = Math.min((share * height) / spot.height, (wide * width) / spot.width);
  const size = spot.height * scale;
  const whole = size < height * 0.9;
  // A landmark that fits is centred a little low; of a larger one the upper part is shown.
  const top = whole
    ? Math.max(height * 0.09, height * (portrait ? 0.56 : 0.5) - size * 0.5)
    : height * (framing === 'medium' ? 0.07 : 0.12);
  const footY = whole ? Math.min(height * 0.9, top + size) : top + size;
  const eyes = eyeHeight(spot, angle);
  view.x = spot.x;
  view.distance = USUAL_DISTANCE;
  view.focal = scale * (USUAL_DISTANCE + spot.z);
  view.height = eyes;
  view.centreX = width / 2;
  view.horizon = footY - scale * (eyes - spot.lift);
}

/** Height of the camera before a landmark, metres. */
function eyeHeight({ height }: LandmarkSpot, angle: ShotDrawing['angle']): number {
  if (angle === 'low') {
    return 0.5;
  }
  return angle === 'high' ? Math.min(6, 1.5 + height * 0.5) : Math.max(0.8, Math.min(1.5, height * 0.8));
}

/** Moves the camera back a little in wide shots of an actor, so that the film's landmark is not cut off at the top. */
export function makeRoomForLandmark(view: CameraView, spot: LandmarkSpot, height: number): void {
  const top = project(view, spot.x, -spot.lift - spot.height, spot.z).y;
  const wanted = height * 0.05;
  if (top >= wanted || view.horizon <= wanted) {
    return;
  }
  view.focal *= Math.max(0.74, (view.horizon - wanted) / (view.horizon - top));
}

/**
 * Moves actors in front of the film's landmark to its side, as far as the frame allows. Walking actors, and those
 * between others, keep their place.
 */
export function stepAside(view: CameraView, spot: LandmarkSpot, actors: readonly PlacedActor[], width: number): void {
  const middle = project(view, spot.x, 0, spot.z);
  const half = (spot.width / 2) * middle.pixelsPerMetre;
  const standing = actors
    .filter((actor) => !actor.overShoulder)
    .sort((first, second) => first.x - second.x || first.index - second.index);
  if (standing.length === 0 || standing.length > 2) {
    return;
  }
  standing.forEach((actor, order) => {
    if (actor.speed !== 0) {
      return;
    }
    const at = project(view, actor.x, 0, actor.z);
    const own = actor.rig.widthMetres * 0.6 * at.pixelsPerMetre;
    const alone = standing.length === 1;
    const side = alone ? sideOfOne(actor, at.x < middle.x) : order * 2 - 1;
    const away = Math.min(half * 0.9, width * 0.24) + own;
    const wanted = middle.x + side * away;
    if (side * (at.x - middle.x) >= away) {
      return;
    }
    const margin = Math.max(width * 0.13, own * 1.3);
    const x = Math.max(margin, Math.min(width - margin, wanted));
    actor.x += (x - at.x) / at.pixelsPerMetre;
  });
}

/** Alone, an actor is on the side from which it looks towards the landmark: -1 left, 1 right. */
function sideOfOne({ turn }: PlacedActor, isLeft: boolean): -1 | 1 {
  const sideways = Math.sin(turn);
  if (Math.abs(sideways) > 0.15) {
    return sideways > 0 ? -1 : 1;
  }
  return isLeft ? -1 : 1;
}
