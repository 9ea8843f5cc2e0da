import type { CameraKey, Entrance, Layer } from '../template.ts';
import { EASES, unit } from './ease.ts';

/** Where and how a layer is at a time. */
export interface Pose {
  x: number;
  y: number;
  scale: number;
  stretch: number;
  /** Degrees. */
  turn: number;
  opacity: number;
  share: number;
}

export interface CameraPose {
  x: number;
  y: number;
  zoom: number;
  turn: number;
}

/** Seconds that coming and going take. */
const PASSAGE_SECONDS = 0.5;
/** Far enough to be out of any frame. */
const OUTSIDE = 2.2;

type Keyed<Value> = { at: number; ease?: keyof typeof EASES } & Partial<Value>;

/** A value at a time: that of the last key that names it, on the way to the next one. */
function valueAt<Value extends object>(
  keys: readonly Keyed<Value>[],
  name: keyof Value,
  start: number,
  seconds: number,
): number {
  let [value, since] = [start, 0];
  for (const key of keys) {
    const next = (key as Partial<Record<keyof Value, number>>)[name];
    if (next === undefined) {
      continue;
    }
    if (seconds < key.at) {
      const share = unit((seconds - since) / Math.max(1e-6, key.at - since));
      return value + (next - value) * EASES[key.ease ?? 'both'](share);
    }
    [value, since] = [next, key.at];
  }
  return value;
}

/** Where the camera is at a time. */
export function cameraAt(keys: readonly CameraKey[], seconds: number): CameraPose {
  const at = (name: keyof CameraPose, start: number): number => valueAt<CameraPose>(keys, name, start, seconds);
  return { x: at('x', 0), y: at('y', 0), zoom: at('zoom', 1), turn: at('turn', 0) };
}

/** Where a layer is at a time; undefined while it is not there. */
export function poseAt(layer: Layer, seconds: number): Pose | undefined {
  const { from = 0, until = Infinity } = layer;
  if (seconds < from || seconds >= until) {
    return undefined;
  }
  const pose = keyedPose(layer, seconds);
  idle(pose, layer.idle, seconds);
  if (layer.enter) {
    pass(pose, layer.enter, unit((seconds - from) / PASSAGE_SECONDS));
  }
  if (layer.leave && until - seconds < PASSAGE_SECONDS) {
    pass(pose, layer.leave, unit((until - seconds) / PASSAGE_SECONDS));
  }
  return pose;
}

const RESTING: Pose = { x: 0, y: 0, scale: 1, stretch: 1, turn: 0, opacity: 1, share: 0 };

function keyedPose({ at: [x, y] = [0, 0], keys = [], ...layer }: Layer, seconds: number): Pose {
  const start: Pose = { ...RESTING, x, y };
  for (const name of ['scale', 'turn', 'opacity', 'share'] as const) {
    start[name] = layer[name] ?? start[name];
  }
  const pose = { ...start };
  for (const name of Object.keys(start) as (keyof Pose)[]) {
    pose[name] = valueAt<Pose>(keys, name, start[name], seconds);
  }
  return pose;
}

function idle(pose: Pose, how: Layer['idle'], seconds: number): void {
  if (!how) {
    return;
  }
  const wave = Math.sin((2 * Math.PI * seconds) / (how.seconds ?? 2) + (how.phase ?? 0));
  pose.turn += wave * (how.sway ?? 0) + seconds * (how.spin ?? 0);
  pose.y += wave * (how.bob ?? 0);
  pose.scale *= 1 + wave * (how.pulse ?? 0);
}

const PASSAGES: Readonly<Record<Entrance, (pose: Pose, share: number) => void>> = {
  fade: (pose, share) => (pose.opacity *= share),
  pop: (pose, share) => (pose.scale *= Math.max(0, EASES.back(share))),
  drop: (pose, share) => (pose.y -= OUTSIDE * (1 - EASES.bounce(share))),
  rise: (pose, share) => (pose.y += OUTSIDE * (1 - EASES.out(share))),
  left: (pose, share) => (pose.x -= OUTSIDE * (1 - EASES.out(share))),
  right: (pose, share) => (pose.x += OUTSIDE * (1 - EASES.out(share))),
  spin: (pose, share) => {
    pose.scale *= EASES.out(share);
    pose.turn += 720 * (1 - EASES.out(share));
  },
  slam: (pose, share) => {
    pose.scale *= 1 + 2.4 * (1 - EASES.in(share));
    pose.opacity *= unit(share * 2);
  },
  flip: (pose, share) => (pose.stretch *= EASES.out(share)),
};

function pass(pose: Pose, how: Entrance, share: number): void {
  if (share < 1) {
    PASSAGES[how](pose, share);
  }
}
