import type { Pose } from '../../../../story/film-plan.ts';

/** The angles of a leg's three segments from straight down, forwards positive, radians. */
export type LegAngles = readonly [upper: number, lower: number, foot: number];

/** How an animal on four legs stands or goes at one moment. */
export interface Gait {
  /** The fore legs and the hind legs, the near one first. */
  fore: readonly [LegAngles, LegAngles];
  hind: readonly [LegAngles, LegAngles];
  /** Rise of the body above its usual height, and its tilt in radians, the chest up positive. */
  lift: number;
  tilt: number;
  /** Added to the rise of the neck, and to the fall of the head. */
  neck: number;
  head: number;
  kind: 'up' | 'lies' | 'sits';
  areEyesShut?: true;
}

const FORE: LegAngles = [0.02, 0, 0.3];
const HIND: LegAngles = [0.42, -0.6, 0.12];

const STANDS: Gait = {
  fore: [FORE, [-0.12, 0.02, 0.25]],
  hind: [HIND, [0.62, -0.4, 0.1]],
  lift: 0,
  tilt: 0,
  neck: 0,
  head: 0,
  kind: 'up',
};
const WALKS: Gait = {
  ...STANDS,
  fore: [
    [0.42, 0.3, 0.4],
    [-0.36, -0.3, -0.2],
  ],
  hind: [
    [0.12, -0.82, -0.2],
    [0.85, -0.3, 0.4],
  ],
};
const RUNS: Gait = {
  ...STANDS,
  fore: [
    [1.25, 0.85, 0.7],
    [0.95, -0.75, -0.9],
  ],
  hind: [
    [-0.25, -1.05, -0.75],
    [0.2, -0.95, -0.45],
  ],
  lift: 0.1,
  tilt: 0.06,
  neck: -0.28,
  head: -0.2,
};
const LIES: Gait = { ...STANDS, kind: 'lies', neck: 0.05 };

const GAITS: Readonly<Partial<Record<Pose, Gait>>> = {
  walk: WALKS,
  search: { ...WALKS, neck: -0.4 },
  crawl: WALKS,
  run: RUNS,
  fight: { ...RUNS, tilt: 0.2 },
  jump: { ...RUNS, lift: 0.45, tilt: 0.24 },
  fly: { ...RUNS, lift: 0.3 },
  swim: { ...RUNS, lift: 0 },
  lie: LIES,
  sleep: { ...LIES, neck: -1.1, head: 0.1, areEyesShut: true },
  sit: { ...STANDS, kind: 'sits' },
  eat: { ...STANDS, neck: -1.25, head: 0.25 },
  drink: { ...STANDS, neck: -1.25, head: 0.25 },
  look_down: { ...STANDS, neck: -0.7 },
  look_up: { ...STANDS, neck: 0.25, head: -0.3 },
};

/** How it stands in a pose. */
export const gaitOf = (pose: Pose): Gait => GAITS[pose] ?? STANDS;
