import type { Pose } from '../../../story/film-plan.ts';
import type { FigureState } from '../../figure-rig.ts';
import type { BodyDesign } from './person-design.ts';

export type HandShape = 'rest' | 'open' | 'fist' | 'point' | 'grip' | 'flat';

/** Where an arm goes. Lengths are shares of the whole arm, from the shoulder. */
interface ArmAim {
  /** Away from the body, down, forwards. */
  out: number;
  down: number;
  ahead: number;
  /** Where the elbow goes: out, down, ahead. */
  elbow: readonly [number, number, number];
  hand: HandShape;
  /** Instead, a goal at the face: away from its middle, down and forwards, in head radii. Drawn over the face. */
  atFace?: readonly [out: number, down: number, ahead: number];
}

/** Where a foot stands; shares of the leg's length, from under the hip. */
interface LegAim {
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
}

const arm = (
  out: number,
  down: number,
  ahead: number,
  hand: HandShape = 'rest',
  elbow: ArmAim['elbow'] = [0.5, 0.35, -0.8],
): ArmAim => ({ out, down, ahead, hand, elbow });
const leg = (out: number, up = 0, ahead = 0, pitch = 0, yaw = 0.32, kneeOut = 0.12): LegAim => ({
  out,
  up,
  ahead,
  pitch,
  yaw,
  kneeOut,
});

function standing(): BodyAim {
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
function accent(seconds: number, period: number, phase = 0): number {
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

const wave = (seconds: number, period: number, phase = 0): number => Math.sin((seconds / period + phase) * Math.PI * 2);

type PoseMaker = (aim: BodyAim, state: FigureState, body: BodyDesign) => void;

/** Metres a second at which the ground passes under a walker and a runner; the stage moves them at these speeds. */
const WALK_SPEED = 0.9;
const RUN_SPEED = 2.2;

function step(legLength: number, phase: number, reach: number, high: number, stance: number): LegAim {
  const t = phase - Math.floor(phase);
  if (t < stance) {
    const share = t / stance;
    return leg(
      0,
      Math.max(0, share - 0.82) * 0.3,
      (reach * (1 - 2 * share)) / legLength,
      share > 0.78 ? (share - 0.78) * 2.6 : share < 0.12 ? -0.28 * (1 - share / 0.12) : 0,
      0.1,
      0,
    );
  }
  const share = (t - stance) / (1 - stance);
  const eased = share * share * (3 - 2 * share);
  return leg(
    0,
    high * Math.sin(share * Math.PI) ** 1.2,
    (reach * (2 * eased - 1)) / legLength,
    0.65 * (1 - share) * Math.sin(Math.min(1, share * 1.6) * Math.PI) - 0.26 * share,
    0.1,
    0,
  );
}

const POSE_MAKERS: Readonly<Record<Pose, PoseMaker>> = {
  stand(aim, { seconds }) {
    aim.shift = 0.03 + 0.008 * wave(seconds, 6);
    aim.sway = -0.02;
    aim.arms.left = arm(0.22, 0.94, 0.08);
    aim.legs.left = leg(0.05, 0, 0.03);
  },
  walk(aim, { seconds }, body) {
    const length = body.thigh + body.shin;
    const reach = length * 0.3;
    const phase = seconds / ((4 * reach) / WALK_SPEED);
    aim.legs.left = step(length, phase, reach, 0.13, 0.5);
    aim.legs.right = step(length, phase + 0.5, reach, 0.13, 0.5);
    const swing = Math.cos(phase * Math.PI * 2);
    aim.lower = 0.035 + 0.018 * Math.cos(phase * Math.PI * 4);
    aim.lean = 0.05;
    aim.twist = -0.12 * swing;
    aim.arms.left = arm(0.13, 0.9 - 0.06 * Math.abs(swing), -0.36 * swing + 0.06, 'rest', [0.3, 0.2, -1]);
    aim.arms.right = arm(0.13, 0.9 - 0.06 * Math.abs(swing), 0.36 * swing + 0.06, 'rest', [0.3, 0.2, -1]);
    aim.nod = 0.02 * Math.cos(phase * Math.PI * 4 + 0.8);
  },
  run(aim, { seconds }, body) {
    const length = body.thigh + body.shin;
    const reach = length * 0.46;
    const phase = seconds / ((2 * reach) / (0.4 * RUN_SPEED)) + 0.18;
    aim.legs.left = step(length, phase, reach, 0.4, 0.4);
    aim.legs.right = step(length, phase + 0.5, reach, 0.4, 0.4);
    const swing = Math.cos(phase * Math.PI * 2 - 0.4);
    aim.lower = 0.08;
    aim.lift = body.hip * 0.05 * Math.max(0, Math.cos(phase * Math.PI * 4 + 0.5));
    aim.lean = 0.24;
    aim.twist = -0.22 * swing;
    aim.arms.left = arm(0.16, 0.5, -0.5 * swing + 0.1, 'fist', [0.3, 0.6, -1]);
    aim.arms.right = arm(0.16, 0.5, 0.5 * swing + 0.1, 'fist', [0.3, 0.6, -1]);
    aim.nod = -0.1;
  },
  sit(aim, _state, body) {
    aim.seat = body.shin + body.hip * 0.11;
    aim.lower = 1 - (aim.seat + body.thighWidth * 0.4) / body.hip;
    aim.lean = -0.03;
    aim.legs = { left: leg(0.06, 0, 0.5, 0, 0.2, 0.1), right: leg(0.04, 0, 0.5, 0, 0.2, 0.1) };
    aim.arms = {
      left: arm(0.06, 0.74, 0.44, 'flat', [0.9, 0.4, -0.5]),
      right: arm(0.06, 0.74, 0.44, 'flat', [0.9, 0.4, -0.5]),
    };
  },
  kneel(aim, { seconds }) {
    aim.lower = 0.44;
    aim.lean = 0.06 + 0.01 * wave(seconds, 4);
    aim.legs = { left: leg(0.06, 0, 0.36, 0, 0.15, 0.1), right: leg(0.03, 0.02, -0.5, 1.15, 0.1, 0.02) };
    aim.arms = { left: arm(0.12, 0.62, 0.46, 'flat'), right: arm(0.2, 0.9, 0.16) };
    aim.nod = 0.08;
  },
  crouch(aim, { seconds }) {
    aim.lower = 0.5;
    aim.ahead = -0.1;
    aim.lean = 0.5 + 0.02 * wave(seconds, 3.4);
    aim.legs = { left: leg(0.1, 0, 0.1, 0, 0.3, 0.35), right: leg(0.1, 0, -0.05, 0.25, 0.3, 0.35) };
    aim.arms = { left: arm(0.02, 0.66, 0.5, 'rest'), right: arm(0.1, 0.8, 0.42, 'open') };
    aim.nod = -0.28;
  },
  reach(aim, { seconds, turn }) {
    const aside = 1 - Math.abs(Math.sin(turn));
    const push = accent(seconds, 2.6, 0.2);
    aim.lean = 0.16 + push * 0.5;
    aim.twist = -0.22;
    aim.legs.left = leg(0.04, 0, 0.16);
    aim.legs.right = leg(0.04, 0.02, -0.14, 0.2);
    aim.lower = 0.03;
    aim.arms.left = arm(
      0.1 + 0.55 * aside,
      -0.3 - push * 0.3,
      0.9 - 0.3 * aside + push * 0.3,
      'open',
      [0.7, 0.6, -0.2],
    );
    aim.arms.right = arm(0.26, 0.86, -0.2);
    aim.holding = 'left';
    aim.nod = -0.06;
  },
  wave(aim, { seconds, turn }) {
    const side = Math.abs(Math.sin(turn)) ** 4;
    const swing = wave(seconds, 0.62, 0.12);
    aim.sway = -0.04;
    aim.arms.right = {
      ...arm(
        0.62 + 0.14 * swing,
        -0.62 + 0.03 * Math.abs(swing),
        0.1 + (0.62 + 0.14 * swing) * side,
        'open',
        [1, 0.75, 0.1],
      ),
    };
    aim.headTilt = 0.05;
    aim.shift = 0.03;
    aim.holding = 'left';
  },
  point(aim, { seconds, turn }) {
    const aside = 1 - Math.abs(Math.sin(turn));
    const push = accent(seconds, 2.4, 0.1);
    aim.twist = 0.18;
    aim.lean = 0.05 + push * 0.2;
    aim.arms.right = arm(
      0.05 + 0.72 * aside + push * 0.2,
      -0.06,
      0.96 - 0.42 * aside + push * 0.3,
      'point',
      [0.5, 0.9, -0.2],
    );
    aim.arms.left = arm(0.34, 0.62, -0.04, 'fist', [1, 0.1, -0.6]);
    aim.holding = 'left';
    aim.legs.left = leg(0.05, 0, 0.06);
  },
  hold(aim, { seconds }) {
    aim.arms.right = arm(0.2, 0.42 + 0.015 * wave(seconds, 3.2), 0.52, 'grip', [0.5, 1, -0.4]);
    aim.arms.left = arm(0.2, 0.94, 0.08);
    aim.shift = 0.025;
  },
  carry(aim, { seconds }) {
    const bob = 0.012 * wave(seconds, 2.8);
    aim.lean = -0.07;
    aim.lower = 0.02;
    aim.arms.left = arm(-0.08, 0.48 + bob, 0.56, 'grip', [0.8, 0.9, -0.5]);
    aim.arms.right = arm(-0.08, 0.48 + bob, 0.56, 'grip', [0.8, 0.9, -0.5]);
    aim.holding = 'both';
    aim.legs = { left: leg(0.06), right: leg(0.06) };
  },
  give(aim, { seconds }) {
    const push = accent(seconds, 3, 0.2);
    aim.lean = 0.12 + push * 0.3;
    aim.arms.right = arm(-0.02, 0.3, 0.78 + push * 0.4, 'flat', [0.6, 1, -0.3]);
    aim.arms.left = arm(0.02, 0.46, 0.6 + push * 0.3, 'flat', [0.6, 1, -0.3]);
    aim.nod = 0.04;
    aim.legs.right = leg(0.03, 0, 0.12);
  },
  work(aim, { seconds }) {
    const beat = wave(seconds, 0.9);
    aim.lean = 0.2 + 0.02 * beat;
    aim.arms.right = arm(0.02 + 0.1 * beat, 0.5 - 0.1 * Math.max(0, beat), 0.56, 'grip', [0.9, 0.7, -0.4]);
    aim.arms.left = arm(0.02, 0.56, 0.52, 'flat', [0.9, 0.7, -0.4]);
    aim.nod = 0.24;
  },
  look_up(aim, { seconds }) {
    aim.lean = -0.1 + 0.01 * wave(seconds, 4);
    aim.nod = -0.42;
    aim.arms.right = arm(0.24, 0.92, -0.06);
    aim.arms.left = arm(0.24, 0.92, -0.02);
  },
  look_down(aim, { seconds }) {
    aim.lean = 0.1;
    aim.nod = 0.42 + 0.02 * wave(seconds, 4.4);
    aim.arms.right = arm(0.12, 0.93, 0.16);
    aim.arms.left = arm(0.12, 0.93, 0.16);
  },
  think(aim, { seconds }) {
    aim.arms.right = { ...arm(0, 0, 0, 'fist', [0.6, 1, 0.1]), atFace: [0.12, 1.24 + 0.03 * wave(seconds, 2.6), 0.72] };
    aim.arms.left = arm(-0.22, 0.52, 0.36, 'rest', [0.9, 0.7, -0.3]);
    aim.headTilt = 0.1;
    aim.nod = 0.06;
    aim.shift = 0.04;
    aim.holding = 'left';
  },
  cheer(aim, { seconds, turn }, body) {
    const ahead = 0.08 + 0.5 * Math.abs(Math.sin(turn));
    const jump = Math.max(0, wave(seconds, 0.8, 0.05));
    aim.lift = body.hip * 0.1 * jump;
    aim.lower = 0.05 * (1 - jump) + 0.01;
    aim.arms.left = arm(0.46, -0.86 + 0.08 * jump, ahead, 'open', [1, 0.2, -0.2]);
    aim.arms.right = arm(0.46, -0.86 + 0.05 * jump, ahead, 'fist', [1, 0.2, -0.2]);
    aim.nod = -0.16;
    aim.legs = { left: leg(0.12, 0, 0, 0.35 * jump), right: leg(0.12, 0, 0, 0.35 * jump) };
  },
  talk(aim, { seconds, speaking }) {
    const size = speaking ? 1 : 0.35;
    const first = accent(seconds, 1.7) * 2.2 * size;
    const second = accent(seconds, 2.3, 0.9) * 2.2 * size;
    aim.arms.right = arm(0.2 + 0.08 * first, 0.46 - 0.35 * first, 0.44 + 0.1 * first, 'open', [0.8, 0.9, -0.4]);
    aim.arms.left = speaking
      ? arm(0.18 + 0.06 * second, 0.6 - 0.3 * second, 0.4, 'open', [0.8, 0.9, -0.4])
      : arm(0.2, 0.93, 0.1);
    aim.lean = 0.03 + 0.02 * first;
    aim.shift = 0.025;
    aim.headTilt = 0.04 * first;
  },
  cover_face(aim, { seconds }) {
    const sob = 0.02 * Math.abs(wave(seconds, 1.4));
    aim.lean = 0.14;
    aim.nod = 0.3 + sob;
    for (const side of ['left', 'right'] as const) {
      aim.arms[side] = { ...arm(0, 0, 0, 'flat', [0.8, 1, 0.2]), atFace: [0.3, 0.3 + sob * 2, 0.8] };
    }
  },
  lie(aim) {
    aim.lies = true;
    aim.arms.left = arm(0.18, 0.9, 0.1);
    aim.arms.right = arm(0.02, 0.5, 0.26, 'flat', [1, 0.3, -0.2]);
    aim.legs.left = leg(0.04, 0, 0.06, 0.5);
    aim.legs.right = leg(0.04, 0, 0.02, 0.5);
  },
  jump(aim, { seconds }, body) {
    const t = (seconds % 1.3) / 1.3;
    const air = t > 0.08 && t < 0.72 ? Math.sin(((t - 0.08) / 0.64) * Math.PI) : 0;
    const height = t === 0 ? 0.6 : air;
    aim.lift = body.hip * 0.42 * height;
    aim.lower = 0.16 * (1 - Math.min(1, height * 3)) + 0.02;
    aim.lean = 0.06;
    const tuck = 0.24 * height;
    aim.legs = {
      left: leg(0.07, tuck, -0.2 * height, 0.5 * height),
      right: leg(0.07, tuck * 0.5, 0.16 * height, 0.45 * height),
    };
    aim.arms.left = arm(0.6, 0.6 - 1.0 * height, 0.1, 'open', [0.6, 0.5, -0.7]);
    aim.arms.right = arm(0.6, 0.6 - 1.1 * height, 0.1, 'open', [0.6, 0.5, -0.7]);
  },
  embrace(aim, { seconds }) {
    const squeeze = 0.02 * wave(seconds, 2.6);
    aim.lean = 0.12;
    aim.arms.left = arm(0.22 - squeeze, 0.24, 0.74, 'flat', [1, 0.3, -0.1]);
    aim.arms.right = arm(0.22 - squeeze, 0.1, 0.76, 'flat', [1, 0.3, -0.1]);
    aim.nod = 0.1;
    aim.headTilt = 0.1;
  },
  fight(aim, { seconds, holds }) {
    const jab = accent(seconds, 1.1, 0.1);
    aim.lower = 0.1;
    aim.lean = 0.12 + jab * 0.4;
    aim.twist = 0.3;
    aim.legs = { left: leg(0.1, 0, 0.22, 0, 0.2), right: leg(0.12, 0, -0.24, 0.1, 0.5) };
    aim.arms.left = arm(0.06, -0.06, 0.5 + jab * 2.6, 'fist', [0.6, 1, -0.2]);
    aim.arms.right = holds
      ? arm(0.12, 0.22, 0.62 + jab * 1.6, 'grip', [0.7, 1, -0.3])
      : arm(0.02, -0.02, 0.4, 'fist', [0.7, 1, -0.3]);
    if (holds) {
      aim.arms.left = arm(0.3, 0.34, 0.3, 'fist', [0.8, 0.8, -0.4]);
    }
    aim.nod = 0.08;
  },
  dance(aim, { seconds }, body) {
    const beat = wave(seconds, 1.1);
    const bounce = Math.abs(wave(seconds, 1.1));
    aim.shift = 0.08 * beat;
    aim.sway = 0.1 * beat;
    aim.twist = 0.3 * beat;
    aim.lower = 0.05 - 0.03 * bounce;
    aim.lift = body.hip * 0.012 * bounce;
    aim.arms.left = arm(0.62, -0.34 - 0.34 * beat, 0.14, 'open', [0.8, 0.8, -0.3]);
    aim.arms.right = arm(0.6, 0.1 - 0.4 * beat, 0.18, 'open', [0.8, 0.8, -0.3]);
    aim.legs = {
      left: leg(0.1, Math.max(0, beat) * 0.14, 0.06, Math.max(0, beat) * 0.5, 0.4),
      right: leg(0.1, Math.max(0, -beat) * 0.14, 0.04, Math.max(0, -beat) * 0.5, 0.4),
    };
    aim.headTilt = -0.1 * beat;
  },
  read(aim, { seconds }) {
    aim.arms.left = arm(-0.2, 0.3, 0.5, 'grip', [0.7, 1, -0.2]);
    aim.arms.right = arm(-0.2, 0.3, 0.5, 'grip', [0.7, 1, -0.2]);
    aim.nod = 0.26 + 0.01 * wave(seconds, 5);
    aim.holding = 'both';
  },
  push(aim, { seconds }) {
    const strain = 0.02 * wave(seconds, 0.7);
    aim.lean = 0.42 + strain;
    aim.lower = 0.12;
    aim.ahead = -0.06;
    aim.legs = { left: leg(0.04, 0, 0.26, 0, 0.15), right: leg(0.04, 0.03, -0.46, 0.5, 0.15) };
    aim.arms.left = arm(0.02, 0.1, 0.84, 'flat', [0.8, 0.6, -0.3]);
    aim.arms.right = arm(0.02, 0.1, 0.84 + strain, 'flat', [0.8, 0.6, -0.3]);
    aim.nod = -0.2;
  },
};

/** Where every limb goes at a moment: the pose, what is held, the feeling in the shoulders, and the breath. */
export function aimBody(state: FigureState, body: BodyDesign): BodyAim {
  const aim = standing();
  POSE_MAKERS[state.pose](aim, state, body);
  aim.lean += body.stoop;
  aim.nod -= body.stoop * 0.6;
  if (state.holds && !['hold', 'carry', 'give', 'read', 'fight', 'work'].includes(state.pose)) {
    const held = aim.holding === 'left' ? 'left' : 'right';
    const own = aim.arms[held];
    if (state.pose === 'reach') {
      own.hand = 'grip';
    } else {
      aim.arms[held] = { ...arm(0.16, state.pose === 'run' ? 0.5 : 0.56, 0.44, 'grip', [0.5, 1, -0.5]) };
    }
    aim.holding = held;
  }
  const strength = Math.min(1.2, state.emotionStrength);
  const droop = state.emotion === 'sad' ? 1 : state.emotion === 'fear' ? 0.5 : 0;
  aim.nod +=
    droop * 0.1 * strength -
    (state.emotion === 'excited' || state.emotion === 'surprised' ? 0.06 * strength : 0) +
    (state.emotion === 'angry' || state.emotion === 'hate' ? 0.06 * strength : 0);
  aim.lean +=
    (droop * 0.05 +
      (state.emotion === 'angry' ? 0.05 : 0) -
      (state.emotion === 'surprised' || state.emotion === 'fear' ? 0.07 : 0)) *
    strength;
  return aim;
}
