import type { ClipMotion } from '#src/shared/catalogue/clip-modes.ts';
import type { ClipMovement } from '#src/shared/catalogue/shots.ts';
import { handheldNoise } from '../picture/camera-movement.ts';

/**
 * Where the camera is, seen from where a picture was taken, in widths of the frame: `x` to the right and `y` up, as far
 * as something at nearness 1 moves across the frame by it; `forward` as a share of the way to nearness 1; `panX` and
 * `panY` move the picture as a whole, to the right and down; `zoom` enlarges it.
 */
export interface CameraShift {
  x: number;
  y: number;
  forward: number;
  panX: number;
  panY: number;
  zoom: number;
}

/** A camera's movement over a picture. */
export interface CameraMove {
  camera: ClipMovement;
  /** 'precise' where absent. */
  motion?: ClipMotion;
  durationSeconds: number;
  seed: number;
}

const AT_REST: CameraShift = { x: 0, y: 0, forward: 0, panX: 0, panY: 0, zoom: 1 };

/** Shares of the frame's width that are travelled in a second, and in the whole clip. */
const TRAVEL_PER_SECOND = 0.034;
const MOST_TRAVEL = 0.19;
/** How far the camera goes, as a factor. */
const REACH: Readonly<Record<ClipMotion, number>> = { creative: 1.45, smooth: 0.6, precise: 1 };
/** The frame is lower than it is wide. */
const UPRIGHT = 0.7;

/** How far a movement is: `along` from 0 to 1 and `about` from -0.5 to 0.5, both eased; how far it goes in all. */
interface Way {
  along: number;
  about: number;
  travel: number;
  seconds: number;
  seed: number;
}

/** Where the camera is at a share of a clip; `reach` makes the whole movement smaller or larger. */
export function shiftAt({ camera, motion = 'precise', durationSeconds, seed }: CameraMove, share: number, reach = 1) {
  const along = eased(Math.min(1, Math.max(0, share)));
  const travel = Math.min(MOST_TRAVEL, TRAVEL_PER_SECOND * durationSeconds) * REACH[motion] * reach;
  const way: Way = { along, about: along - 0.5, travel, seconds: share * durationSeconds, seed };
  return { ...AT_REST, ...SHIFTS[camera](way) };
}

/** From rest to rest. */
const eased = (share: number): number => share * share * share * (share * (share * 6 - 15) + 10) * 0.5 + share * 0.5;

const growth = (share: number, travel: number): number => Math.exp(share * travel * 1.6);
/** The way that makes something at nearness 1 so many times as large. */
const forwardFor = (factor: number): number => 1 - 1 / factor;

const orbit = ({ about, travel }: Way, side: number): Partial<CameraShift> => {
  const x = side * about * travel * 0.85;
  return { x, panX: x };
};
const truck = ({ about, travel }: Way, side: number): Partial<CameraShift> => ({ x: side * about * travel });
const rise = ({ about, travel }: Way, side: number): Partial<CameraShift> => ({ y: side * about * travel * UPRIGHT });
const pan = ({ about, travel }: Way, side: number): Partial<CameraShift> => ({
  panX: -side * about * travel,
  x: side * about * travel * 0.08,
});
const tilt = ({ about, travel }: Way, side: number): Partial<CameraShift> => ({
  panY: side * about * travel * UPRIGHT,
});
const crane = ({ about, travel }: Way, side: number): Partial<CameraShift> => {
  const y = side * about * travel;
  return { y, panY: -y * 0.6, forward: -side * about * travel * 0.35 };
};

const SHIFTS: Readonly<Record<ClipMovement, (way: Way) => Partial<CameraShift>>> = {
  static: () => ({}),
  handheld: ({ seconds, seed, travel }) => ({
    panX: handheldNoise(seed, 'x', seconds) * 0.006,
    panY: handheldNoise(seed, 'y', seconds) * 0.005,
    x: handheldNoise(seed, 'sway', seconds * 0.6) * 0.03 * travel,
  }),
  zoom_in: ({ along, travel }) => ({ zoom: growth(along, travel) }),
  zoom_out: ({ along, travel }) => ({ zoom: growth(1 - along, travel) }),
  push_in: ({ along, travel }) => ({ forward: forwardFor(growth(along, travel)) }),
  pull_out: ({ along, travel }) => ({ forward: forwardFor(growth(1 - along, travel)) }),
  pan_left: (way) => pan(way, -1),
  pan_right: (way) => pan(way, 1),
  tilt_up: (way) => tilt(way, 1),
  tilt_down: (way) => tilt(way, -1),
  move_left: (way) => truck(way, -1),
  move_right: (way) => truck(way, 1),
  move_up: (way) => rise(way, 1),
  move_down: (way) => rise(way, -1),
  circle_around_subject: (way) => ({ ...orbit(way, 1), zoom: growth(way.along, way.travel * 0.25) }),
  orbit_left: (way) => orbit(way, -1),
  orbit_right: (way) => orbit(way, 1),
  follow_subject: ({ about, along, travel }) => ({
    x: about * travel,
    panX: about * travel * 0.85,
    zoom: growth(along, travel * 0.4),
  }),
  // Back and nearer by the lens: the subject keeps its size while what is behind it grows.
  dolly_zoom: ({ along, travel }) => {
    const factor = growth(along, travel);
    return { forward: forwardFor(1 / factor), zoom: factor };
  },
  crane_up: (way) => crane(way, 1),
  crane_down: (way) => crane(way, -1),
};
