import type { ClipMotion } from '#src/shared/catalogue/clip-modes.ts';
import type { CameraMovement } from '#src/shared/catalogue/shots.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { project, scaleAt, type CameraView } from './camera.ts';

export interface MovementScene {
  movement: CameraMovement;
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

/** The view at a moment. At the middle of the shot it is the composed view itself. */
export function viewAt(base: CameraView, scene: MovementScene, seconds: number): CameraView {
  const duration = Math.max(0.5, scene.durationSeconds);
  // The easing is shifted so that its midpoint is at the middle of the shot, where the composition is exact.
  const reach = REACH[scene.motion ?? 'precise'];
  const progress = (easeWithSettle(seconds / duration - 0.035) - 0.5) * reach;
  const travel = Math.min(0.2, TRAVEL_PER_SECOND * duration);
  const { width, height, anchor } = scene;
  switch (scene.movement) {
    case 'static':
      return base;
    case 'zoom_in':
      return hold(base, zoomed(base, Math.exp(progress * travel * 1.7)), anchor);
    case 'zoom_out':
      return hold(base, zoomed(base, Math.exp(-progress * travel * 1.7)), anchor);
    case 'pan_right':
      return {
        ...base,
        centreX: base.centreX - progress * travel * width * 1.1,
        x: base.x + (progress * travel * width * 0.12) / scaleAt(base, anchor.z),
      };
    case 'pan_left':
      return {
        ...base,
        centreX: base.centreX + progress * travel * width * 1.1,
        x: base.x - (progress * travel * width * 0.12) / scaleAt(base, anchor.z),
      };
    case 'tilt_up':
      return { ...base, horizon: base.horizon + progress * travel * height * 1.1 };
    case 'tilt_down':
      return { ...base, horizon: base.horizon - progress * travel * height * 1.1 };
    case 'circle_around_subject': {
      const metres = (progress * travel * width * 1.7) / scaleAt(base, Math.max(0, anchor.z));
      return hold(base, { ...base, x: base.x + metres }, anchor);
    }
    case 'follow_subject': {
      const away = seconds - duration / 2;
      if (scene.subjectSpeed !== 0) {
        return { ...base, x: base.x + scene.subjectSpeed * away };
      }
      const metres = (progress * travel * width) / scaleAt(base, anchor.z);
      const moved = zoomed({ ...base, x: base.x + metres }, Math.exp(progress * travel * 0.8));
      return hold(base, moved, anchor, 0.75);
    }
    case 'dolly_zoom': {
      const distance = base.distance * Math.exp(progress * Math.min(0.75, 0.16 * duration));
      const focal = base.focal * ((distance + anchor.z) / (base.distance + anchor.z));
      return hold(base, { ...base, distance, focal }, anchor);
    }
    case 'handheld': {
      const unit = Math.min(width, height);
      return {
        ...base,
        centreX: base.centreX + noise(scene.seed, 'x', seconds) * unit * 0.009 * reach,
        horizon: base.horizon + noise(scene.seed, 'y', seconds) * unit * 0.008 * reach,
      };
    }
  }
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
function noise(seed: number, axis: string, seconds: number): number {
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
