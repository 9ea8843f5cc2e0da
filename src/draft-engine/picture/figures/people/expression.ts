import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { FigureState } from '../../figure-rig.ts';

/** A face as numbers; every feeling is a point in this space, and points can be mixed. */
export interface Expression {
  /** -1 low to 1 high. */
  browHeight: number;
  /** 1: inner ends up (sorrow); -1: inner ends down (anger). */
  browTilt: number;
  /** Upper lid: -0.4 wide to 1 shut. */
  lid: number;
  /** Lower lid raised, 0 to 1. */
  squint: number;
  /** Corners of the mouth, -1 down to 1 up. */
  corner: number;
  /** 0 to 1. */
  open: number;
  /** -1 wide to 1 round. */
  round: number;
  pupil: number;
  /** Closed teeth show between open lips. */
  teeth: number;
  /** Warmth of the cheeks. */
  blush: number;
  /** How much one side differs: one brow, one corner. */
  uneven: number;
}

const REST: Expression = {
  browHeight: 0.05,
  browTilt: 0.06,
  lid: 0.13,
  squint: 0.1,
  corner: 0.28,
  open: 0,
  round: 0,
  pupil: 1,
  teeth: 0,
  blush: 0.55,
  uneven: 0.06,
};

const FEELINGS: Readonly<Record<Emotion, Partial<Expression>>> = {
  neutral: {},
  happy: {
    browHeight: 0.32,
    browTilt: 0.14,
    lid: 0.12,
    squint: 0.5,
    corner: 0.95,
    open: 0.24,
    round: -0.35,
    pupil: 1.08,
    blush: 1,
    uneven: 0.08,
  },
  sad: {
    browHeight: 0.12,
    browTilt: 0.95,
    lid: 0.34,
    squint: 0.02,
    corner: -0.72,
    open: 0,
    round: 0.22,
    pupil: 1.08,
    blush: 0.5,
    uneven: 0.08,
  },
  angry: {
    browHeight: -0.7,
    browTilt: -1,
    lid: 0.22,
    squint: 0.35,
    corner: -0.6,
    open: 0.2,
    round: -0.25,
    pupil: 0.86,
    teeth: 1,
    blush: 0.9,
    uneven: 0.08,
  },
  surprised: {
    browHeight: 1,
    browTilt: 0.18,
    lid: -0.22,
    squint: 0,
    corner: 0.05,
    open: 0.5,
    round: 0.8,
    pupil: 0.9,
    blush: 0.6,
    uneven: 0.06,
  },
  fear: {
    browHeight: 0.62,
    browTilt: 0.95,
    lid: -0.18,
    squint: 0.12,
    corner: -0.55,
    open: 0.22,
    round: -0.35,
    pupil: 0.74,
    teeth: 1,
    blush: 0.15,
    uneven: 0.1,
  },
  hate: {
    browHeight: -0.5,
    browTilt: -0.72,
    lid: 0.44,
    squint: 0.52,
    corner: -0.38,
    open: 0,
    round: -0.2,
    pupil: 0.84,
    blush: 0.45,
    uneven: 0.42,
  },
  excited: {
    browHeight: 0.75,
    browTilt: 0.16,
    lid: -0.14,
    squint: 0.2,
    corner: 1.05,
    open: 0.6,
    round: -0.3,
    pupil: 1.22,
    blush: 1.15,
    uneven: 0.07,
  },
  coldness: {
    browHeight: -0.12,
    browTilt: -0.2,
    lid: 0.5,
    squint: 0.08,
    corner: -0.16,
    open: 0,
    round: 0.12,
    pupil: 0.92,
    blush: 0.2,
    uneven: 0.22,
  },
};

/** The expression of a moment: the feeling by its strength, then what the speaking mouth and the lids do. */
export function expressionOf(state: Pick<FigureState, 'emotion' | 'emotionStrength' | 'mouth' | 'blink'>): Expression {
  const goal = { ...REST, ...FEELINGS[state.emotion] };
  const strength = Math.max(0, Math.min(1.3, state.emotionStrength));
  const result = { ...REST };
  for (const key of Object.keys(REST) as (keyof Expression)[]) {
    result[key] = REST[key] + (goal[key] - REST[key]) * strength;
  }
  const { mouth } = state;
  const speaks = Math.min(1, mouth.open * 3 + Math.abs(mouth.width) * 0.8 + mouth.round + (mouth.teeth ? 0.4 : 0));
  // A speaking mouth keeps a quarter of what the feeling opens it by, so that an excited speaker still closes for an m.
  result.open = Math.min(1, result.open * (1 - 0.75 * speaks) + mouth.open * 0.8);
  result.round = result.round * (1 - 0.7 * speaks) + mouth.round * 0.9 - mouth.width * 0.6;
  result.corner *= 1 - 0.25 * speaks - 0.25 * mouth.round;
  result.teeth = Math.max(result.teeth * (1 - speaks), mouth.teeth ? 1 : 0);
  result.lid = result.lid + (1 - result.lid) * Math.max(0, Math.min(1, state.blink));
  return result;
}
