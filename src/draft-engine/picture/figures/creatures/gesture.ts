import type { Pose } from '../../../story/film-plan.ts';
import type { FigureState } from '../../figure-rig.ts';
import type { Point } from '../../shape.ts';
import { NEAREST_POSE } from '../nearest-pose.ts';
import { deedGesture } from './deed-gestures.ts';
import type { Gesture } from './gesture-form.ts';

type Pair = [Point, Point];

const both = (x: number, y: number): Pair => [
  { x, y },
  { x, y },
];
const pair = (x: number, y: number, otherX: number, otherY: number): Pair => [
  { x, y },
  { x: otherX, y: otherY },
];
const RESTING: Gesture = { hands: both(0.1, 0.36), feet: both(0, 0), sink: 0, lean: 0, bounce: 0 };
/** One hand leads, the other hangs. */
const one = (x: number, y: number): Pair => [{ x, y }, RESTING.hands[1]];

/** A sine over the seconds of the shot: so many times a second, from a phase in turns. */
type Swing = (perSecond: number, phase?: number) => number;

/** What is peculiar to a gesture; what it leaves out rests. */
type PoseGesture = (swing: Swing) => Partial<Gesture>;

/** Steps of a reach (a share of the height), so many a second. */
const going =
  (pace: number, reach: number, lean: number): PoseGesture =>
  (swing) => ({
    hands: pair(0.1 + reach * swing(pace), 0.32, 0.1 - reach * swing(pace), 0.32),
    feet: pair(
      reach * swing(pace),
      Math.max(0, swing(pace, 0.25)) * 0.07,
      -reach * swing(pace),
      Math.max(0, -swing(pace, 0.25)) * 0.07,
    ),
    lean,
    bounce: Math.abs(swing(pace)) * 0.025,
  });
/** Both hands in the air, the body going up and down. */
const cheering =
  (height: number): PoseGesture =>
  (swing) => ({
    hands: pair(0.16, -0.34 + 0.03 * swing(2), 0.16, -0.34 - 0.03 * swing(2)),
    bounce: Math.abs(swing(1.4)) * height,
  });
const holding: PoseGesture = () => ({ hands: both(0.16, 0.2) });
const reaching: PoseGesture = () => ({ hands: both(0.32, 0.06), lean: 0.1 });
const crouching: PoseGesture = () => ({ hands: both(0.14, 0.28), sink: 0.16, lean: 0.08 });

const GESTURES: Readonly<Partial<Record<Pose, PoseGesture>>> = {
  stand: () => ({}),
  walk: going(1.1, 0.09, 0.05),
  run: going(2.2, 0.16, 0.16),
  wave: (swing) => ({ hands: one(0.22 + 0.05 * swing(1.8), -0.3) }),
  point: () => ({ hands: one(0.36, 0.02) }),
  reach: reaching,
  push: reaching,
  give: () => ({ hands: both(0.28, 0.16), lean: 0.06 }),
  hold: holding,
  read: holding,
  carry: holding,
  cheer: cheering(0.04),
  jump: cheering(0.12),
  talk: (swing) => ({ hands: pair(0.2 + 0.05 * swing(0.7), 0.14 + 0.06 * swing(0.9, 0.2), 0.14, 0.28) }),
  think: () => ({ hands: one(0.02, -0.06), lean: -0.04 }),
  cover_face: () => ({ hands: both(-0.06, -0.16), lean: 0.05 }),
  embrace: () => ({ hands: both(0.22, 0.1), lean: 0.08 }),
  work: (swing) => ({
    hands: pair(0.18 + 0.05 * swing(1.2), 0.24 + 0.03 * swing(2.4), 0.18 - 0.04 * swing(1.2), 0.26),
    lean: 0.12,
  }),
  fight: (swing) => ({
    hands: pair(0.3 + 0.08 * swing(1.6), -0.02, 0.14, 0.02),
    lean: 0.12,
    bounce: Math.abs(swing(1.6)) * 0.03,
  }),
  dance: (swing) => ({
    hands: pair(0.2, -0.1 + 0.22 * swing(0.9), 0.2, -0.1 - 0.22 * swing(0.9)),
    lean: 0.1 * swing(0.9),
    bounce: Math.abs(swing(0.9)) * 0.05,
  }),
  sit: () => ({ hands: both(0.12, 0.3), sink: 0.14, feet: both(0.12, 0) }),
  kneel: crouching,
  crouch: crouching,
  lie: () => ({ hands: both(0.1, 0.2), sink: 0.2, lean: 0.3 }),
  look_up: () => ({ lean: -0.06 }),
  look_down: () => ({ lean: 0.06 }),
};

/** The gesture of a pose at a moment; poses without one of their own look like the nearest that has one. */
export function gestureOf(state: FigureState): Gesture {
  const { seconds } = state;
  const deed = deedGesture(state);
  if (deed) {
    return { ...RESTING, ...deed };
  }
  const own = GESTURES[state.pose];
  if (!own) {
    return gestureOf({ ...state, pose: NEAREST_POSE[state.pose] ?? 'stand' });
  }
  return { ...RESTING, ...own((perSecond, phase = 0) => Math.sin((seconds * perSecond + phase) * Math.PI * 2)) };
}
