import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { ItemKind } from '../story/figure-spec.ts';
import type { Pose } from '../story/film-plan.ts';
import type { Painter } from './painter.ts';
import type { Point } from './shape.ts';

/** How a mouth stands at one moment; made from visemes by the clip half. */
export interface MouthShape {
  /** 0 closed to 1 wide open. */
  open: number;
  /** -1 round and narrow, 0 at rest, 1 wide. */
  width: number;
  /** 0 to 1: lips pushed forward. */
  round: number;
  /** True when the upper teeth touch the lower lip or show. */
  teeth: boolean;
}

/** One moment of a figure's acting. All of it may change from frame to frame. */
export interface FigureState {
  pose: Pose;
  /** Turn of the body in radians: 0 to the camera, positive to the picture's right, ±π away. */
  turn: number;
  /** Further turn of the head, radians. */
  headTurn: number;
  /** Lean of the head sideways, radians. */
  headTilt: number;
  /** Where the eyes look, each -1 to 1: x right, y down. */
  gaze: Point;
  emotion: Emotion;
  /** 0 neutral to 1 (up to 1.3) full. */
  emotionStrength: number;
  mouth: MouthShape;
  /** 0 open to 1 shut. */
  blink: number;
  /** -1 to 1, the breath. */
  breath: number;
  /** Seconds into the shot, for gestures, walking, hair and cloth. */
  seconds: number;
  /** Speaking now: gestures follow it. */
  speaking: boolean;
  holds?: ItemKind;
}

/**
 * A figure that can be drawn from any side. Units are metres; the origin is the ground between the feet; y is
 * downwards.
 */
export interface FigureRig {
  /** From the ground to the top of the head (hats stand above it) in the pose `stand`. */
  readonly heightMetres: number;
  readonly widthMetres: number;
  /** Where the face is in a pose, for framing: centre and radius of the head. */
  head(pose: Pose, turn: number): { x: number; y: number; radius: number };
  /** True when it hovers or swims: no shadow of feet, it bobs. */
  readonly floats: boolean;
  draw(painter: Painter, state: FigureState): void;
}

/** The state of a figure that stands and looks at the camera. */
export const RESTING_STATE: FigureState = {
  pose: 'stand',
  turn: 0,
  headTurn: 0,
  headTilt: 0,
  gaze: { x: 0, y: 0 },
  emotion: 'neutral',
  emotionStrength: 1,
  mouth: { open: 0, width: 0, round: 0, teeth: false },
  blink: 0,
  breath: 0,
  seconds: 0,
  speaking: false,
};
