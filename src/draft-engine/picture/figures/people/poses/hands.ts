import { accent, arm, leg, wave, type PoseMaker } from './body-aim.ts';

/** Hands that hold, give and work. */
export const HANDS_POSES = {
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
  read(aim, { seconds }) {
    aim.arms.left = arm(-0.08, 0.34, 0.52, 'pinch', [0.7, 1, -0.2]);
    aim.arms.right = arm(-0.08, 0.34, 0.52, 'pinch', [0.7, 1, -0.2]);
    aim.nod = 0.26 + 0.01 * wave(seconds, 5);
    aim.holding = 'both';
  },
  work(aim, { seconds }) {
    const beat = wave(seconds, 0.9);
    aim.lean = 0.2 + 0.02 * beat;
    aim.arms.right = arm(0.02 + 0.1 * beat, 0.5 - 0.1 * Math.max(0, beat), 0.56, 'grip', [0.9, 0.7, -0.4]);
    aim.arms.left = arm(0.02, 0.56, 0.52, 'flat', [0.9, 0.7, -0.4]);
    aim.nod = 0.24;
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
} satisfies Record<string, PoseMaker>;
