import type { ClipMotion } from '#src/shared/catalogue/clip-modes.ts';
import type { ClipMovement } from '#src/shared/catalogue/shots.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { project, scaleAt, type CameraView } from './camera.ts';

export interface MovementScene {
  movement: ClipMovement;
  /** 'precise' where absent: as the movement is designed. */
  motion?: ClipMotion;
  durationSeconds: number;
  /** Frame width and height in pixels. */
  width: number;
  height: number;
  /** The point that the camera keeps in place where the movement allows. Metres. */
  anchor: { x: number; y: number; z: number };
  /** Speed of a walking subject, metres per second (positive to the right); 0 for a standing one. */
  subjectSpeed: number;
  seed: number;
}

/** Limits of the picture's travel, as shares of the frame: per second, and in the whole shot. */
const TRAVEL_PER_SECOND = 0.042;

/** How far the camera goes, as a factor. */
const REACH: Readonly<Record<ClipMotion, number>> = { creative: 1.5, smooth: 0.55, precise: 1 };

/** Ease in and out with a short settle: 0 to 1 over the shot. */
function easeWithSettle(share: number): number {
  const t = Math.min(1, Math.max(0, share / 0.93));
  return t * t * (3 - 2 * t);
}

/** What a movement has to go by: how far it is, and how far it may go. */
interface Moving {
  base: CameraView;
  scene: MovementScene;
  seconds: number;
  durationSeconds: number;
  reach: number;
  /** From half of the way before the composed view to half of it behind, times the reach. */
  progress: number;
  /** Share of the frame that the picture travels in the whole shot. */
  travel: number;
}

/** The view at a moment. At the middle of the shot it is the composed view itself. */
export function viewAt(base: CameraView, scene: MovementScene, seconds: number): CameraView {
  const durationSeconds = Math.max(0.5, scene.durationSeconds);
  const reach = REACH[scene.motion ?? 'precise'];
  return MOVES[scene.movement]({
    base,
    scene,
    seconds,
    durationSeconds,
    reach,
    // The easing is shifted so that its midpoint is at the middle of the shot, where the composition is exact.
    progress: (easeWithSettle(seconds / durationSeconds - 0.035) - 0.5) * reach,
    travel: Math.min(0.2, TRAVEL_PER_SECOND * durationSeconds),
  });
}

const MOVES: Readonly<Record<ClipMovement, (moving: Moving) => CameraView>> = {
  static: ({ base }) => base,
  handheld: ({ base, scene: { width, height, seed }, seconds, reach }) => {
    const unit = Math.min(width, height);
    return {
      ...base,
      centreX: base.centreX + handheldNoise(seed, 'x', seconds) * unit * 0.009 * reach,
      horizon: base.horizon + handheldNoise(seed, 'y', seconds) * unit * 0.008 * reach,
    };
  },
  zoom_in: (moving) => zoom(moving, 1),
  zoom_out: (moving) => zoom(moving, -1),
  pan_right: (moving) => pan(moving, 1),
  pan_left: (moving) => pan(moving, -1),
  tilt_up: (moving) => tilt(moving, 1),
  tilt_down: (moving) => tilt(moving, -1),
  circle_around_subject: (moving) => circle(moving, 1),
  orbit_right: (moving) => circle(moving, 1.15),
  orbit_left: (moving) => circle(moving, -1.15),
  follow_subject: ({ base, scene: { anchor, width, subjectSpeed }, seconds, durationSeconds, progress, travel }) => {
    if (subjectSpeed !== 0) {
      return { ...base, x: base.x + subjectSpeed * (seconds - durationSeconds / 2) };
    }
    const metres = (progress * travel * width) / scaleAt(base, anchor.z);
    const moved = zoomed({ ...base, x: base.x + metres }, Math.exp(progress * travel * 0.8));
    return hold(base, moved, anchor, 0.75);
  },
  dolly_zoom: ({ base, scene: { anchor }, durationSeconds, progress }) => {
    const distance = base.distance * Math.exp(progress * Math.min(0.75, 0.16 * durationSeconds));
    const focal = base.focal * ((distance + anchor.z) / (base.distance + anchor.z));
    return hold(base, { ...base, distance, focal }, anchor);
  },
  move_right: (moving) => truck(moving, 1),
  move_left: (moving) => truck(moving, -1),
  move_up: (moving) => rise(moving, 1),
  move_down: (moving) => rise(moving, -1),
  push_in: (moving) => dolly(moving, 1),
  pull_out: (moving) => dolly(moving, -1),
  crane_up: (moving) => crane(moving, 1),
  crane_down: (moving) => crane(moving, -1),
};

function zoom({ base, scene, progress, travel }: Moving, way: number): CameraView {
  return hold(base, zoomed(base, Math.exp(way * progress * travel * 1.7)), scene.anchor);
}

function pan({ base, scene: { width, anchor }, progress, travel }: Moving, way: number): CameraView {
  const pixels = way * progress * travel * width;
  return {
    ...base,
    centreX: base.centreX - pixels * 1.1,
    x: base.x + (pixels * 0.12) / scaleAt(base, anchor.z),
  };
}

function tilt({ base, scene: { height }, progress, travel }: Moving, way: number): CameraView {
  return { ...base, horizon: base.horizon + way * progress * travel * height * 1.1 };
}

/** The camera goes sideways and keeps looking at the subject, so that what is behind slides past it. */
function circle({ base, scene: { width, anchor }, progress, travel }: Moving, way: number): CameraView {
  const metres = (way * progress * travel * width * 1.7) / scaleAt(base, Math.max(0, anchor.z));
  return hold(base, { ...base, x: base.x + metres }, anchor);
}

/** The camera goes sideways and looks straight on: near things pass faster than far ones. */
function truck({ base, scene: { width, anchor }, progress, travel }: Moving, way: number): CameraView {
  return { ...base, x: base.x + (way * progress * travel * width) / scaleAt(base, Math.max(0, anchor.z)) };
}

/** How far up or down the camera goes, in metres; it never comes near the ground. */
function metresUp({ base, scene: { height, anchor }, progress, travel }: Moving, way: number): number {
  const metres = (way * progress * travel * height) / scaleAt(base, Math.max(0, anchor.z));
  return Math.max(metres, -0.6 * base.height);
}

/** The camera goes up or down and looks straight on. */
function rise(moving: Moving, way: number): CameraView {
  return { ...moving.base, height: moving.base.height + metresUp(moving, way) };
}

/** The camera goes up or down on an arm and keeps looking at the subject, more or less. */
function crane(moving: Moving, way: number): CameraView {
  const { base, scene, progress, travel } = moving;
  const risen = { ...base, height: base.height + metresUp(moving, 1.5 * way) };
  return hold(base, zoomed(risen, Math.exp(-way * progress * travel * 0.4)), scene.anchor, 0.7);
}

/** The camera itself goes nearer, without its lens: what is near grows much faster than what is far. */
function dolly({ base, scene: { anchor }, progress, travel }: Moving, way: number): CameraView {
  const away = base.distance + anchor.z;
  const distance = away * Math.exp(-way * progress * travel * 1.5) - anchor.z;
  return hold(base, { ...base, distance: Math.max(0.5, distance) }, anchor);
}

/** Half by the lens, half by moving closer, so that near things grow faster than far ones. */
function zoomed(base: CameraView, factor: number): CameraView {
  const distance = base.distance / factor ** 0.5;
  return { ...base, distance, focal: base.focal * factor ** 0.5 };
}

/** Turns the camera so that the anchor stays in its place on the frame (or partly). */
function hold(base: CameraView, moved: CameraView, anchor: MovementScene['anchor'], share = 1): CameraView {
  const before = project(base, anchor.x, anchor.y, anchor.z);
  const after = project(moved, anchor.x, anchor.y, anchor.z);
  return {
    ...moved,
    centreX: moved.centreX + (before.x - after.x) * share,
    horizon: moved.horizon + (before.y - after.y) * share,
  };
}

/** Band-limited noise, about -1 to 1: five sines between 0.25 and 1.9 Hz. */
export function handheldNoise(seed: number, axis: string, seconds: number): number {
  const random = createRandom(deriveSeed(seed, 'handheld', axis));
  let value = 0;
  for (const [frequency, weight] of [
    [0.28, 1],
    [0.47, 0.8],
    [0.83, 0.5],
    [1.3, 0.26],
    [1.9, 0.12],
  ] as const) {
    value += Math.sin(2 * Math.PI * (frequency * random.between(0.9, 1.1) * seconds + random.next())) * weight;
  }
  return value / 1.7;
}
