import type { FigureState } from '../../../figure-rig.ts';
import type { BodyDesign } from '../body-design.ts';

/** `pinch` holds what is flat: the fingers behind it, the thumb on it. */
export type HandShape = 'rest' | 'open' | 'fist' | 'point' | 'grip' | 'flat' | 'pinch';

/** Where an arm goes. Lengths are shares of the whole arm, from the shoulder. */
export interface ArmAim {
  /** Away from the body, down, forwards. */
  out: number;
  down: number;
  ahead: number;
  /** Where the elbow goes: out, down, ahead. */
  elbow: readonly [number, number, number];
  hand: HandShape;
  /** Instead, a goal at the face for the hand: away from its middle, down and forwards, in head radii. Drawn over it. */
  atFace?: readonly [out: number, down: number, ahead: number];
  /** The arm still comes from another aim: by this share, 0 to 1. */
  from?: { aim: ArmAim; share: number };
}

/** Where a foot stands; shares of the leg's length, from under the hip. */
export interface LegAim {
  out: number;
  up: number;
  ahead: number;
  /** Toe down is positive, radians. */
  pitch: number;
  /** Turned outwards, radians. */
  yaw: number;
  kneeOut: number;
}

export interface BodyAim {
  /** Hips: sideways and forwards in leg lengths, and lowered by a share of the hip's height. */
  shift: number;
  ahead: number;
  lower: number;
  /** Whole figure off the ground, metres. */
  lift: number;
  /** Radians: forwards, sideways (to the person's left), twist of the chest. */
  lean: number;
  sway: number;
  twist: number;
  arms: { left: ArmAim; right: ArmAim };
  legs: { left: LegAim; right: LegAim };
  /** Radians: down is positive; further turn; tilt. */
  nod: number;
  headTurn: number;
  headTilt: number;
  /** The whole figure lies. */
  lies: boolean;
  /** Sits on something of this height, metres. */
  seat: number;
  /** Which hand holds what is held; both when it is carried before the body. */
  holding: 'right' | 'left' | 'both';
  /** The whole body is tipped over on the picture: prone is π/2, supine -π/2. */
  laid?: Laid;
  /** How what is held stands in the hand; upright where absent. */
  held?: HeldTilt;
}

interface Laid {
  /** Radians, forwards is positive. */
  rotation: number;
  /** Height of the hips above the ground, metres. */
  hips: number;
  /** How far it is turned to the side, radians from the front. */
  turn: number;
}

/**
 * Radians that a thing leans away from the body; or the angle between it and the forearm, 0 in line, for what is swung;
 * or in line with both hands.
 */
type HeldTilt = { leans: number } | { swings: number } | 'between hands';

/** An arm's goal from the shoulder. */
export const arm = (
  out: number,
  down: number,
  ahead: number,
  hand: HandShape = 'rest',
  elbow: ArmAim['elbow'] = [0.5, 0.35, -0.8],
): ArmAim => ({ out, down, ahead, hand, elbow });
/** A foot's place from under the hip. */
export const leg = (out: number, up = 0, ahead = 0, pitch = 0, yaw = 0.32, kneeOut = 0.12): LegAim => ({
  out,
  up,
  ahead,
  pitch,
  yaw,
  kneeOut,
});

/** A body at rest. */
export function standing(): BodyAim {
  return {
    shift: 0,
    ahead: 0,
    lower: 0.006,
    lift: 0,
    lean: 0,
    sway: 0,
    twist: 0,
    arms: { left: arm(0.2, 0.95, 0.06), right: arm(0.2, 0.95, 0.06) },
    legs: { left: leg(0.02), right: leg(0.02) },
    nod: 0,
    headTurn: 0,
    headTilt: 0,
    lies: false,
    seat: 0,
    holding: 'right',
  };
}

/** A beat that repeats: drawn back a little, thrust too far, settled. About -0.1 to 0.12 around 0. */
export function accent(seconds: number, period: number, phase = 0): number {
  const t = ((seconds + phase) % period) / period;
  if (t < 0.14) {
    return -0.1 * Math.sin((t / 0.14) * (Math.PI / 2));
  }
  if (t < 0.24) {
    return -0.1 + 0.22 * ((t - 0.14) / 0.1);
  }
  if (t < 0.5) {
    return 0.12 * (1 - (t - 0.24) / 0.26) ** 2;
  }
  return 0;
}

/** A sine of a period in seconds. */
export const wave = (seconds: number, period: number, phase = 0): number =>
  Math.sin((seconds / period + phase) * Math.PI * 2);

/** Sets what a pose does to a body at rest. */
export type PoseMaker = (aim: BodyAim, state: FigureState, body: BodyDesign) => void;

/** Seconds since the pose began. */
export const since = ({ poseSeconds, seconds }: FigureState): number => poseSeconds ?? seconds;

/** An eased course through points [seconds, value] that repeats after the last one. */
export function course(seconds: number, points: readonly (readonly [time: number, value: number])[]): number {
  const end = points.at(-1) as readonly [number, number];
  const time = seconds % end[0];
  const next = Math.max(
    1,
    points.findIndex((point) => point[0] > time),
  );
  const [from, to] = [points[next - 1] as readonly [number, number], points[next] as readonly [number, number]];
  const t = Math.max(0, (time - from[0]) / (to[0] - from[0]));
  return from[1] + (to[1] - from[1]) * t * t * (3 - 2 * t);
}

/** A goal at the face, in head radii; see `ArmAim.atFace`. */
export const face = (
  atFace: NonNullable<ArmAim['atFace']>,
  hand: HandShape,
  elbow: ArmAim['elbow'] = [0.7, 1, 0.1],
): ArmAim => ({ ...arm(0, 0, 0, hand, elbow), atFace });

/** An arm between two aims: `share` 1 is the second. */
export const between = (first: ArmAim, second: ArmAim, share: number): ArmAim => ({
  ...(share > 0.5 ? second : first),
  from: share > 0.5 ? { aim: first, share: 1 - share } : { aim: second, share },
});

/** The arm on the side to which the body is turned, where a partner stands, and the other one. */
export const partnerSide = ({ turn }: FigureState): 'left' | 'right' => (Math.sin(turn) >= 0 ? 'left' : 'right');
export const viewerSide = ({ turn }: FigureState): 'left' | 'right' => (Math.sin(turn) >= 0 ? 'right' : 'left');
