import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { Pose } from '../story/film-plan.ts';
import type { Point } from './shape.ts';

/** Poses in which the eyes are on what the hands do. */
const AT_HANDS: ReadonlySet<Pose> = new Set([
  'read',
  'work',
  'write',
  'sew',
  'cut',
  'stir',
  'pour',
  'hammer',
  'dig',
  'sweep',
  'open',
  'play_keys',
  'search',
  'look_down',
]);

/** Whom or what the eyes of an actor are on. */
interface Sight {
  pose: Pose;
  /** Turn of the body, radians. */
  turn: number;
  /** Something is in the hands. */
  holds: boolean;
  /** Height of the own head, and of the heads on both sides of it, metres above the ground. */
  head: number;
  left?: number;
  right?: number;
}

/** From this turn on a body faces somebody at its side, up to the profile, in which the eyes look ahead. */
const SIDEWAYS = { from: 0.3, to: 1.3 };

/**
 * Where the eyes rest, each -1 to 1: on the hands' work, along a pointing arm, on the partner whom the body is turned
 * to, on what is held; otherwise straight ahead.
 */
export function gazeGoal({ pose, turn, holds, head, left, right }: Sight): Point {
  const side = Math.sign(turn);
  const aside = Math.abs(turn) > SIDEWAYS.from && Math.abs(turn) < SIDEWAYS.to;
  if (AT_HANDS.has(pose)) {
    return { x: aside ? side * 0.3 : 0, y: 0.6 };
  }
  if (pose === 'look_up') {
    return { x: 0, y: -0.6 };
  }
  if (pose === 'point' || pose === 'show') {
    // From the front, the right arm points to the picture's left.
    return { x: aside ? side * 0.5 : -0.6, y: 0 };
  }
  const partner = side < 0 ? left : right;
  if (aside && partner !== undefined) {
    return { x: side * 0.45, y: Math.max(-0.5, Math.min(0.5, (head - partner) * 0.75)) };
  }
  if (holds) {
    return { x: aside ? side * 0.3 : 0, y: 0.4 };
  }
  return { x: aside ? side * 0.25 : 0, y: 0 };
}

/** The small wandering of a gaze: it is fixed, then jumps to a new point every few seconds. */
export function gazeShift(seed: number, moment: number, every: number, wander: number): Point {
  const random = createRandom(deriveSeed(seed, 'gaze'));
  let time = 0;
  let point = { x: 0, y: 0 };
  while (time <= moment) {
    point = random.chance(0.4)
      ? { x: 0, y: 0 }
      : { x: random.between(-1, 1) * wander, y: random.between(-0.6, 0.6) * wander };
    time += random.between(0.6, 1.4) * every;
  }
  return point;
}
