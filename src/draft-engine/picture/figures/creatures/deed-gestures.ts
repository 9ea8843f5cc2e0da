import type { Pose } from '../../../story/film-plan.ts';
import type { FigureState } from '../../figure-rig.ts';
import type { Point } from '../../shape.ts';
import type { Gesture } from './gesture-form.ts';

const both = (x: number, y: number): [Point, Point] => [
  { x, y },
  { x, y },
];
const hands = (x: number, y: number, farX: number, farY: number): [Point, Point] => [
  { x, y },
  { x: farX, y: farY },
];

/** Seconds since the pose began, and a sine of a period over them. */
type Beat = (period: number, phase?: number) => number;

/** Gestures of deeds for bodies with two arms and two legs; what a gesture leaves out rests. */
const DEED_GESTURES: Readonly<Partial<Record<Pose, (beat: Beat, seconds: number) => Partial<Gesture>>>> = {
  eat: (beat) => ({ hands: hands(0.02, -0.06 + 0.05 * beat(0.9), 0.06, 0.12), lean: 0.04 }),
  drink: () => ({ hands: hands(0.03, -0.1, 0.1, 0.3), lean: -0.1 }),
  pour: () => ({ hands: hands(0.3, 0.02, 0.2, 0.24), lean: 0.06 }),
  throw: (_beat, seconds) => {
    const time = seconds % 2.4;
    if (time < 0.45) {
      return { hands: hands(-0.18, -0.28, 0.24, 0.06), lean: -0.16 };
    }
    return time < 0.65
      ? { hands: hands(0.32, -0.2, 0.1, 0.3), lean: 0.12 }
      : { hands: hands(0.26, 0.22, 0, 0.34), lean: 0.2 };
  },
  catch: (beat) => ({ hands: both(0.26, -0.1 + 0.02 * beat(0.6)), sink: 0.04 }),
  pull: (beat) => ({
    hands: both(0.3, 0.14),
    lean: -0.24 + 0.03 * beat(0.7),
    feet: [
      { x: 0.14, y: 0 },
      { x: 0.04, y: 0 },
    ],
  }),
  show: () => ({ hands: hands(0.28, -0.08, 0.16, 0.2) }),
  open: (beat) => ({ hands: hands(0.26 + 0.06 * beat(2), 0.1, 0.2 - 0.06 * beat(2), 0.1) }),
  search: (beat) => ({ hands: hands(0.0, -0.3, 0.1, 0.36), lean: 0.1 + 0.06 * beat(2.4) }),
  listen: () => ({ hands: hands(-0.06, -0.24, 0.1, 0.36), lean: 0.1 }),
  whisper: () => ({ hands: hands(0.06, -0.1, 0.1, 0.36), lean: 0.16 }),
  shout: (beat) => ({ hands: both(0.0, -0.12), lean: -0.06 + 0.05 * beat(0.9) }),
  sing: (beat) => ({
    hands: hands(0.28, -0.02 + 0.08 * beat(2.6), 0.24, 0.06 - 0.08 * beat(2.6)),
    lean: -0.06,
    bounce: 0.012 * (1 + beat(1.3)),
  }),
  laugh: (beat) => ({ hands: both(-0.06, 0.24), lean: -0.16 + 0.02 * beat(0.26), bounce: 0.008 * (1 + beat(0.26)) }),
  weep: (beat) => ({ hands: both(-0.05, -0.16 + 0.015 * beat(0.4)), lean: 0.12, sink: 0.03 }),
  bow: (_beat, seconds) => ({ hands: both(0.08, 0.34), lean: 0.6 * Math.min(1, seconds / 0.6) }),
  hands_up: () => ({ hands: both(0.16, -0.32), lean: -0.04 }),
  recoil: (beat) => ({
    hands: both(0.2, -0.04 + 0.02 * beat(0.25)),
    lean: -0.22,
    feet: [
      { x: 0.12, y: 0 },
      { x: -0.1, y: 0 },
    ],
  }),
  climb: (beat) => ({
    hands: hands(0.2, -0.22 - 0.12 * beat(1.4), 0.2, -0.22 + 0.12 * beat(1.4)),
    feet: [
      { x: 0.1, y: 0.06 + 0.06 * beat(1.4) },
      { x: 0.1, y: 0.06 - 0.06 * beat(1.4) },
    ],
  }),
  swim: (beat) => ({
    hands: hands(0.06, -0.3 - 0.1 * beat(1.5), 0.06, -0.1 + 0.3 * beat(1.5)),
    feet: [
      { x: 0.06 * beat(0.5), y: 0 },
      { x: -0.06 * beat(0.5), y: 0 },
    ],
  }),
  fly: (beat) => ({
    hands: hands(0.34, -0.18 - 0.12 * beat(1.1), 0.34, -0.18 - 0.12 * beat(1.1)),
    bounce: 0.02 * beat(2.2),
  }),
  fall: (beat) => ({
    hands: hands(0.3, -0.2 + 0.14 * beat(0.6), 0.26, -0.24 - 0.14 * beat(0.6)),
    feet: [
      { x: 0.14, y: 0.06 },
      { x: 0.02, y: 0.1 },
    ],
  }),
  crawl: (beat) => ({ hands: hands(0.24, 0.1 + 0.1 * beat(1.2), 0.24, 0.1 - 0.1 * beat(1.2)) }),
  sleep: () => ({ hands: hands(0.04, 0.0, 0.02, 0.04) }),
  dig: (beat) => ({ hands: hands(0.24, 0.26 + 0.1 * beat(0.8), 0.18, 0.26 - 0.1 * beat(0.8)), lean: 0.26, sink: 0.05 }),
  sweep: (beat) => ({ hands: hands(0.2 + 0.1 * beat(1.3), 0.24, 0.14, 0.1), lean: 0.12 }),
  hammer: (beat) => ({ hands: hands(0.24, 0.02 - 0.26 * beat(0.8), 0.18, 0.28), lean: 0.1 }),
  paint: (beat) => ({ hands: hands(0.3, -0.06 + 0.1 * beat(1.1), 0.12, 0.22) }),
  telephone: () => ({ hands: hands(-0.04, -0.2, 0.1, 0.34), lean: 0.03 }),
  clap: (beat) => ({ hands: both(0.04 + 0.1 * beat(0.4), 0.1) }),
  cross_arms: () => ({ hands: both(-0.1, 0.18), lean: -0.04 }),
  hands_on_hips: () => ({ hands: both(0.0, 0.3), lean: -0.05 }),
  ride: (beat) => ({
    hands: both(0.16, 0.18),
    sink: 0.08,
    bounce: 0.02 * (1 + beat(1.1)),
    feet: [
      { x: 0.14, y: 0 },
      { x: 0.1, y: 0 },
    ],
  }),
  drive: (beat) => ({
    hands: hands(0.24, 0.12 + 0.05 * beat(2), 0.24, 0.12 - 0.05 * beat(2)),
    sink: 0.12,
    feet: [
      { x: 0.14, y: 0 },
      { x: 0.14, y: 0 },
    ],
  }),
};

/** The gesture of a deed at a moment, for figures that have one. */
export function deedGesture(state: FigureState): Partial<Gesture> | undefined {
  const seconds = state.poseSeconds ?? state.seconds;
  return DEED_GESTURES[state.pose]?.(
    (period, phase = 0) => Math.sin((seconds / period + phase) * Math.PI * 2),
    seconds,
  );
}
