import { arm, leg, since, wave, type PoseMaker } from './body-aim.ts';

const flat = Math.PI / 2;

/** Bodies that crawl, climb, fall, swim, fly, ride and pull. */
export const MOVING_POSES = {
  pull(aim, state) {
    const strain = 0.03 * wave(since(state), 0.8);
    aim.lean = -0.42 + strain;
    aim.lower = 0.16;
    aim.ahead = -0.2;
    aim.legs = { left: leg(0.05, 0, 0.4, -0.22, 0.15), right: leg(0.05, 0, 0.16, -0.1, 0.2) };
    aim.arms.left = arm(-0.1, 0.34, 0.84 + strain, 'fist', [0.6, 1, -0.3]);
    aim.arms.right = arm(-0.1, 0.3, 0.68 + strain, 'fist', [0.8, 1, -0.4]);
    aim.nod = 0.16;
    aim.holding = 'both';
    aim.held = { leans: 0.9 };
  },
  climb(aim, state) {
    const beat = wave(since(state), 1.5);
    aim.lean = 0.1;
    aim.sway = 0.06 * beat;
    aim.lift = 0.05;
    aim.arms.left = arm(0.16, -0.66 - 0.28 * beat, 0.42, 'grip', [0.9, 0.5, -0.2]);
    aim.arms.right = arm(0.16, -0.66 + 0.28 * beat, 0.42, 'grip', [0.9, 0.5, -0.2]);
    aim.legs = {
      left: leg(0.1, 0.24 - 0.2 * beat, 0.24, 0.3, 0.4, 0.5),
      right: leg(0.1, 0.24 + 0.2 * beat, 0.24, 0.3, 0.4, 0.5),
    };
    aim.nod = -0.42;
  },
  crawl(aim, state, body) {
    const beat = wave(state.walked === undefined ? since(state) : state.walked * 2, 1.2);
    aim.laid = { rotation: 1.32, hips: body.thigh * 1.07 + body.ankleWidth, turn: 1.25 };
    aim.arms.left = arm(0.08, -0.06 - 0.24 * beat, 0.74, 'flat', [0.4, 0.6, -0.5]);
    aim.arms.right = arm(0.08, -0.06 + 0.24 * beat, 0.74, 'flat', [0.4, 0.6, -0.5]);
    aim.legs = { left: leg(0.03, 0.5, 0.4 + 0.13 * beat, 0.9), right: leg(0.03, 0.5, 0.4 - 0.13 * beat, 0.9) };
    aim.nod = -0.9;
  },
  swim(aim, state, body) {
    const round = (since(state) / 1.7) * Math.PI * 2;
    const stroke = (angle: number) =>
      arm(0.14, -0.98 * Math.cos(angle), 0.45 * Math.sin(angle) - 0.05, 'flat', [0.8, 0.2, -0.6]);
    aim.laid = { rotation: flat * 0.9, hips: body.hip * 0.38, turn: 1.2 };
    aim.arms = { left: stroke(round), right: stroke(round + Math.PI) };
    const kick = wave(since(state), 0.5);
    aim.legs = { left: leg(0.02, 0.03, 0.13 * kick, 0.9), right: leg(0.02, 0.03, -0.13 * kick, 0.9) };
    aim.nod = -0.85;
    aim.sway = 0.06 * Math.sin(round);
  },
  fly(aim, state, body) {
    const beat = wave(since(state), 2.2);
    aim.laid = { rotation: flat * 0.8, hips: body.hip * (0.45 + 0.03 * beat), turn: 0.95 };
    aim.arms.left = arm(0.86, -0.4 - 0.1 * beat, 0.1, 'flat', [0.3, 0.2, -0.9]);
    aim.arms.right = arm(0.86, -0.4 - 0.1 * beat, 0.1, 'flat', [0.3, 0.2, -0.9]);
    aim.legs = { left: leg(0.04, 0.04, -0.1, 1), right: leg(0.02, 0.16, -0.3, 1.1) };
    aim.nod = -0.8;
  },
  fall(aim, state, body) {
    const time = since(state);
    aim.laid = { rotation: -0.95 + 0.4 * wave(time, 1.7), hips: body.hip * 0.68, turn: 0.95 };
    aim.arms.left = arm(0.62, -0.62 + 0.25 * wave(time, 0.6), 0.3, 'open', [0.6, 0.4, -0.5]);
    aim.arms.right = arm(0.62, -0.4 - 0.3 * wave(time, 0.6), 0.4, 'open', [0.6, 0.4, -0.5]);
    aim.legs = {
      left: leg(0.18, 0.2, 0.4 + 0.12 * wave(time, 0.5), 0.3),
      right: leg(0.12, 0.08, 0.1 - 0.16 * wave(time, 0.5), 0.5),
    };
    aim.lean = -0.1;
    aim.nod = 0.25;
  },
  ride(aim, state, body) {
    const bob = Math.abs(wave(since(state), 1.1));
    aim.lower = 0.36;
    aim.lift = body.hip * 0.03 * bob;
    aim.lean = 0.08 + 0.04 * bob;
    aim.legs = { left: leg(0.2, 0.05, 0.2, -0.1, 0.25, 0.5), right: leg(0.2, 0.05, 0.2, -0.1, 0.25, 0.5) };
    aim.arms.left = arm(-0.06, 0.5 - 0.04 * bob, 0.56, 'fist', [0.8, 0.8, -0.5]);
    aim.arms.right = arm(-0.06, 0.5 - 0.04 * bob, 0.56, 'fist', [0.8, 0.8, -0.5]);
    aim.nod = -0.04;
    aim.holding = 'both';
  },
  drive(aim, state, body) {
    const turning = 0.09 * wave(since(state), 2.4);
    aim.seat = body.shin * 0.82 + body.hip * 0.11;
    aim.lower = 1 - (aim.seat + body.thighWidth * 0.4) / body.hip;
    aim.lean = -0.12;
    aim.legs = { left: leg(0.06, 0.02, 0.62, -0.3, 0.15, 0.1), right: leg(0.06, 0.02, 0.66, -0.35, 0.15, 0.1) };
    aim.arms.left = arm(-0.02, 0.2 - turning, 0.74, 'fist', [0.9, 0.8, -0.3]);
    aim.arms.right = arm(-0.02, 0.2 + turning, 0.74, 'fist', [0.9, 0.8, -0.3]);
    aim.sway = turning * 0.3;
    aim.nod = 0.04;
    aim.holding = 'both';
  },
  bow(aim, state) {
    const time = since(state);
    const depth = Math.min(1, time / 0.6) ** 0.7;
    aim.lean = 0.95 * depth;
    aim.ahead = -0.12 * depth;
    aim.nod = 0.3 * depth;
    aim.arms.left = arm(0.06, 0.9, 0.12 * depth, 'flat');
    aim.arms.right = arm(0.06, 0.9, 0.12 * depth, 'flat');
  },
  recoil(aim, state) {
    const shake = 0.02 * wave(since(state), 0.25);
    aim.lean = -0.34;
    aim.ahead = -0.06;
    aim.lower = 0.08;
    aim.legs = { left: leg(0.06, 0, 0.24, -0.15, 0.2), right: leg(0.08, 0, -0.3, 0.25, 0.5) };
    aim.arms.left = arm(0.2, 0 + shake, 0.6, 'open', [0.9, 0.7, -0.2]);
    aim.arms.right = arm(0.42, 0.12 - shake, 0.42, 'open', [0.9, 0.7, -0.2]);
    aim.nod = -0.06;
    aim.headTilt = 0.08;
  },
} satisfies Record<string, PoseMaker>;
