import type { FigureState } from '../../figure-rig.ts';
import type { Point } from '../../shape.ts';
import { NEAREST_POSE } from '../nearest-pose.ts';
import { deedGesture } from './deed-gestures.ts';
import type { Gesture } from './gesture-form.ts';

const REST: [Point, Point] = [
  { x: 0.1, y: 0.36 },
  { x: 0.1, y: 0.36 },
];
const STILL: [Point, Point] = [
  { x: 0, y: 0 },
  { x: 0, y: 0 },
];

const both = (x: number, y: number): [Point, Point] => [
  { x, y },
  { x, y },
];
const one = (x: number, y: number): [Point, Point] => [
  { x, y },
  { x: 0.1, y: 0.36 },
];

/** The gesture of a pose at a moment. */
export function gestureOf(state: FigureState): Gesture {
  const { seconds } = state;
  const swing = (perSecond: number, phase = 0): number => Math.sin((seconds * perSecond + phase) * Math.PI * 2);
  const still = { feet: STILL, sink: 0, lean: 0, bounce: 0 };
  const deed = deedGesture(state);
  if (deed) {
    return { ...still, hands: REST, ...deed };
  }
  switch (state.pose) {
    case 'walk':
    case 'run': {
      const pace = state.pose === 'run' ? 2.2 : 1.1;
      const reach = state.pose === 'run' ? 0.16 : 0.09;
      return {
        hands: [
          { x: 0.1 + reach * swing(pace), y: 0.32 },
          { x: 0.1 - reach * swing(pace), y: 0.32 },
        ],
        feet: [
          { x: reach * swing(pace), y: Math.max(0, swing(pace, 0.25)) * 0.07 },
          { x: -reach * swing(pace), y: Math.max(0, -swing(pace, 0.25)) * 0.07 },
        ],
        sink: 0,
        lean: state.pose === 'run' ? 0.16 : 0.05,
        bounce: Math.abs(swing(pace)) * 0.025,
      };
    }
    case 'wave':
      return { ...still, hands: [{ x: 0.22 + 0.05 * swing(1.8), y: -0.3 }, REST[1]] };
    case 'point':
      return { ...still, hands: one(0.36, 0.02) };
    case 'reach':
    case 'push':
      return { ...still, hands: both(0.32, 0.06), lean: 0.1 };
    case 'give':
      return { ...still, hands: both(0.28, 0.16), lean: 0.06 };
    case 'hold':
    case 'read':
    case 'carry':
      return { ...still, hands: both(0.16, 0.2) };
    case 'cheer':
    case 'jump':
      return {
        ...still,
        hands: [
          { x: 0.16, y: -0.34 + 0.03 * swing(2) },
          { x: 0.16, y: -0.34 - 0.03 * swing(2) },
        ],
        bounce: Math.abs(swing(1.4)) * (state.pose === 'jump' ? 0.12 : 0.04),
      };
    case 'talk':
      return {
        ...still,
        hands: [
          { x: 0.2 + 0.05 * swing(0.7), y: 0.14 + 0.06 * swing(0.9, 0.2) },
          { x: 0.14, y: 0.28 },
        ],
      };
    case 'think':
      return { ...still, hands: one(0.02, -0.06), lean: -0.04 };
    case 'cover_face':
      return { ...still, hands: both(-0.06, -0.16), lean: 0.05 };
    case 'embrace':
      return { ...still, hands: both(0.22, 0.1), lean: 0.08 };
    case 'work':
      return {
        ...still,
        hands: [
          { x: 0.18 + 0.05 * swing(1.2), y: 0.24 + 0.03 * swing(2.4) },
          { x: 0.18 - 0.04 * swing(1.2), y: 0.26 },
        ],
        lean: 0.12,
      };
    case 'fight':
      return {
        ...still,
        hands: [
          { x: 0.3 + 0.08 * swing(1.6), y: -0.02 },
          { x: 0.14, y: 0.02 },
        ],
        lean: 0.12,
        bounce: Math.abs(swing(1.6)) * 0.03,
      };
    case 'dance':
      return {
        ...still,
        hands: [
          { x: 0.2, y: -0.1 + 0.22 * swing(0.9) },
          { x: 0.2, y: -0.1 - 0.22 * swing(0.9) },
        ],
        lean: 0.1 * swing(0.9),
        bounce: Math.abs(swing(0.9)) * 0.05,
      };
    case 'sit':
      return {
        ...still,
        hands: both(0.12, 0.3),
        sink: 0.14,
        feet: [
          { x: 0.12, y: 0 },
          { x: 0.12, y: 0 },
        ],
      };
    case 'kneel':
    case 'crouch':
      return { ...still, hands: both(0.14, 0.28), sink: 0.16, lean: 0.08 };
    case 'lie':
      return { ...still, hands: both(0.1, 0.2), sink: 0.2, lean: 0.3 };
    case 'look_up':
      return { ...still, hands: REST, lean: -0.06 };
    case 'look_down':
      return { ...still, hands: REST, lean: 0.06 };
    case 'stand':
      return { ...still, hands: REST };
    default:
      return gestureOf({ ...state, pose: NEAREST_POSE[state.pose] ?? 'stand' });
  }
}
