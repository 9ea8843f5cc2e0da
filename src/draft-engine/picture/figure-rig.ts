import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { ColourName, ItemKind } from '../story/figure-spec.ts';
import type { ItemState, Pose } from '../story/film-plan.ts';
import type { Painter } from './painter.ts';
import type { Point } from './shape.ts';

/** The mouth at one moment; derived from visemes by the clip module. */
export interface MouthShape {
  /** 0 closed to 1 wide open. */
  open: number;
  /** -1 round and narrow, 0 at rest, 1 wide. */
  width: number;
  /** Lips pushed forward, 0 to 1. */
  round: number;
  /** True when the upper teeth touch the lower lip or show. */
  teeth: boolean;
}

/** One moment of a figure's acting. Every field may change from frame to frame. */
export interface FigureState {
  pose: Pose;
  /** Turn of the body in radians: 0 to the camera, positive to the picture's right, ±π away. */
  turn: number;
  /** Further turn of the head, radians. */
  headTurn: number;
  /** Sideways tilt of the head, radians. */
  headTilt: number;
  /** Gaze direction, each -1 to 1: x right, y down. */
  gaze: Point;
  emotion: Emotion;
  /** 0 neutral to 1 (up to 1.3) full. */
  emotionStrength: number;
  mouth: MouthShape;
  /** 0 open to 1 shut. */
  blink: number;
  /** Breathing, -1 to 1. */
  breath: number;
  /** Seconds into the shot, for gestures, walking, hair and cloth. */
  seconds: number;
  /** True while the figure speaks: gestures follow the speech. */
  speaking: boolean;
  holds?: ItemKind;
  /** The state of what is held, and the word on it. */
  held?: ItemCondition;
  /** Seconds since the pose began; as `seconds` where absent. */
  poseSeconds?: number;
  /** The pose that it comes from, and how far it still is that, 1 to 0. */
  poseBefore?: { pose: Pose; share: number };
  /** What it sits on, whatever its arms do: metres above the ground, and how far it is down on it, 0 to 1. */
  seat?: { height: number; share: number };
  /** Metres gone so far in the direction of the body, for feet that match a glide across the stage. */
  walked?: number;
}

/** What makes one thing differ from another of its kind. */
export interface ItemCondition {
  state?: ItemState;
  /** A short word that is lettered on it. */
  label?: string;
  /** Its main colour; without one that of its kind. */
  colour?: ColourName;
}

/**
 * A figure that can be drawn from any side. Units are metres; the origin is on the ground between the feet; y points
 * down.
 */
export interface FigureRig {
  /** From the ground to the top of the head (without hats) in the pose `stand`. */
  readonly heightMetres: number;
  readonly widthMetres: number;
  /** Centre and radius of the head in a pose, for framing. */
  head(pose: Pose, turn: number): { x: number; y: number; radius: number };
  /** True for a hovering or swimming figure: no foot shadow, and it bobs. */
  readonly floats: boolean;
  draw(painter: Painter, state: FigureState): void;
}

/** The state of a standing figure that looks at the camera. */
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
