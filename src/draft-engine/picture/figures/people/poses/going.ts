import { arm, leg, wave, type PoseMaker, type LegAim } from './body-aim.ts';

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
      Math.max(0, share - 0.78) * 2.6 - 0.28 * Math.max(0, 1 - share / 0.12),
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

/** Bodies that go, leap and strain. */
export const GOING_POSES = {
  stand(aim, { seconds }) {
    aim.shift = 0.03 + 0.008 * wave(seconds, 6);
    aim.sway = -0.02;
    aim.arms.left = arm(0.22, 0.94, 0.08);
    aim.legs.left = leg(0.05, 0, 0.03);
  },
  walk(aim, { seconds, walked }, body) {
    const length = body.thigh + body.shin;
    const reach = length * 0.3;
    const phase = (walked === undefined ? seconds : walked / WALK_SPEED) / ((4 * reach) / WALK_SPEED);
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
  run(aim, { seconds, walked }, body) {
    const length = body.thigh + body.shin;
    const reach = length * 0.46;
    const phase = (walked === undefined ? seconds : walked / RUN_SPEED) / ((2 * reach) / (0.4 * RUN_SPEED)) + 0.18;
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
} satisfies Record<string, PoseMaker>;
