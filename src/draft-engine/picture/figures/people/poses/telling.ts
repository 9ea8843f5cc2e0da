import { arm, course, face, leg, partnerSide, since, viewerSide, wave, type PoseMaker } from './body-aim.ts';

/** Bodies that call, listen, laugh, weep, refuse and come close to somebody. */
export const TELLING_POSES = {
  listen(aim, state) {
    const near = viewerSide(state);
    const side = near === 'left' ? 1 : -1;
    aim.arms[near] = face([1.22, 0.62, 0.3], 'open', [1, 0.7, 0.2]);
    aim.arms[near === 'left' ? 'right' : 'left'] = arm(0.16, 0.9, 0.12);
    aim.holding = near === 'left' ? 'right' : 'left';
    aim.headTilt = -0.16 * side;
    aim.headTurn = -0.1 * side;
    aim.lean = 0.14 + 0.01 * wave(since(state), 3);
    aim.sway = -0.06 * side;
  },
  whisper(aim, state) {
    const near = partnerSide(state) === 'left' ? 'right' : 'left';
    aim.arms[near] = face([0.62, 0.95, 1.05], 'flat', [1, 0.8, 0.1]);
    aim.arms[near === 'left' ? 'right' : 'left'] = arm(0.12, 0.86, 0.24);
    aim.holding = near === 'left' ? 'right' : 'left';
    aim.lean = 0.26 + 0.01 * wave(since(state), 0.7);
    aim.nod = 0.02;
  },
  shout(aim, state) {
    const push = Math.max(0, wave(since(state), 1.1));
    aim.lean = -0.06 + 0.08 * push;
    aim.nod = -0.2;
    aim.arms.left = face([0.82, 0.95, 0.95], 'flat', [1, 0.7, 0.1]);
    aim.arms.right = face([0.82, 0.95, 0.95], 'flat', [1, 0.7, 0.1]);
    aim.legs = { left: leg(0.1, 0, 0.08), right: leg(0.1, 0, -0.06) };
  },
  sing(aim, state) {
    const time = since(state);
    const swell = 0.5 + 0.5 * wave(time, 2.6);
    aim.nod = -0.2 - 0.06 * swell;
    aim.lean = -0.06;
    aim.sway = 0.04 * wave(time, 2.6);
    aim.arms.left = arm(0.44 + 0.1 * swell, 0.2 - 0.2 * swell, 0.5, 'open', [0.6, 1, -0.3]);
    aim.arms.right = state.holds ? face([0.2, 1.35, 1.05], 'grip') : arm(-0.26, 0.3, 0.36, 'flat', [1, 0.6, -0.2]);
    aim.held = { leans: -0.5 };
  },
  laugh(aim, state) {
    const shake = wave(since(state), 0.24);
    aim.lean = -0.2 + 0.025 * shake;
    aim.nod = -0.5 + 0.04 * shake;
    aim.lower = 0.02 + 0.01 * shake;
    aim.arms.left = arm(-0.3, 0.5, 0.3, 'flat', [1, 0.5, -0.3]);
    aim.arms.right = arm(-0.26, 0.6, 0.3, 'flat', [1, 0.5, -0.3]);
    aim.legs = { left: leg(0.08), right: leg(0.08, 0, 0.06) };
  },
  weep(aim, state) {
    const sob = wave(since(state), 0.42);
    aim.lean = 0.22 + 0.02 * sob;
    aim.nod = 0.4 + 0.04 * sob;
    aim.lower = 0.03 + 0.008 * sob;
    aim.arms.left = face([0.52, 0.56, 0.85], 'fist', [1, 0.8, 0.1]);
    aim.arms.right = face([0.52, 0.56, 0.85], 'fist', [1, 0.8, 0.1]);
    aim.legs = { left: leg(0, 0, 0.02, 0, 0), right: leg(0, 0, 0.02, 0, 0) };
  },
  clap(aim, state) {
    const apart = course(since(state), [
      [0, 0],
      [0.16, 1],
      [0.34, 0],
    ]);
    aim.arms.left = arm(-0.34 + 0.3 * apart, 0.16, 0.56, 'flat', [0.9, 0.7, -0.2]);
    aim.arms.right = arm(-0.34 + 0.3 * apart, 0.12, 0.56, 'flat', [0.9, 0.7, -0.2]);
    aim.nod = -0.06;
  },
  hands_up(aim, state) {
    const shake = 0.015 * wave(since(state), 0.3);
    aim.arms.left = arm(0.5, -0.56 + shake, 0.16, 'open', [1, 0.7, -0.1]);
    aim.arms.right = arm(0.5, -0.56 - shake, 0.16, 'open', [1, 0.7, -0.1]);
    aim.lean = -0.05;
    aim.legs = { left: leg(0.06), right: leg(0.06) };
  },
  cross_arms(aim, state) {
    aim.arms.left = arm(-0.36, 0.42, 0.3, 'flat', [1, 0.75, 0.1]);
    aim.arms.right = arm(-0.4, 0.46, 0.36, 'flat', [1, 0.75, 0.1]);
    aim.lean = -0.06 + 0.005 * wave(since(state), 4);
    aim.shift = 0.05;
    aim.legs.left = leg(0.1, 0, 0.06, 0, 0.45);
  },
  hands_on_hips(aim, _state, body) {
    const length = body.upperArm + body.foreArm;
    const down = ((body.shoulder - body.hip) * 0.76) / length;
    const out = (body.hipHalf - body.shoulderHalf + body.armWidth * 1.9) / length;
    aim.arms.left = arm(out, down, 0.06, 'fist', [1, -0.05, -0.3]);
    aim.arms.right = arm(out, down, 0.06, 'fist', [1, -0.05, -0.3]);
    aim.legs = { left: leg(0.1, 0, 0.02, 0, 0.4), right: leg(0.1, 0, 0, 0, 0.4) };
    aim.lean = -0.04;
    aim.nod = -0.04;
  },
  kiss(aim, state) {
    aim.lean = 0.2;
    aim.nod = 0.04;
    aim.headTilt = 0.12 * Math.sign(Math.sin(state.turn) || 1);
    aim.arms.left = arm(0.06, 0.22, 0.7, 'flat', [1, 0.4, -0.1]);
    aim.arms.right = arm(0.06, 0.1, 0.72, 'flat', [1, 0.4, -0.1]);
    aim.legs.right = leg(0.03, 0.02, -0.1, 0.3);
  },
  comfort(aim, state) {
    const near = partnerSide(state);
    const stroke = 0.03 * wave(since(state), 1.8);
    aim.arms[near] = arm(0.5, 0.02 + stroke, 0.62, 'flat', [0.5, 1, -0.1]);
    aim.arms[near === 'left' ? 'right' : 'left'] = arm(0.06, 0.5, 0.56, 'flat', [0.7, 1, -0.4]);
    aim.lean = 0.1;
    aim.nod = 0.12;
    aim.headTilt = near === 'left' ? 0.12 : -0.12;
    aim.holding = near === 'left' ? 'right' : 'left';
  },
  hold_hands(aim, state) {
    const near = partnerSide(state);
    const swing = 0.03 * wave(since(state), 2.8);
    aim.arms[near] = arm(0.4, 0.72, 0.26 + swing, 'grip', [0.4, 0.6, -0.7]);
    aim.arms[near === 'left' ? 'right' : 'left'] = arm(0.2, 0.94, 0.06);
    aim.shift = near === 'left' ? 0.03 : -0.03;
    aim.holding = near === 'left' ? 'right' : 'left';
  },
  telephone(aim, state) {
    const near = viewerSide(state);
    aim.arms[near] = face([0.98, 1.0, 0.42], 'grip', [1, 0.8, 0.1]);
    aim.arms[near === 'left' ? 'right' : 'left'] = arm(-0.2, 0.5, 0.34, 'rest', [0.9, 0.7, -0.3]);
    aim.headTilt = near === 'left' ? 0.1 : -0.1;
    aim.nod = 0.06;
    aim.shift = 0.04;
    aim.holding = near;
  },
  photograph(aim) {
    aim.arms.left = face([0.86, 0.62, 1.15], 'grip', [1, 0.6, 0]);
    aim.arms.right = face([0.86, 0.62, 1.15], 'grip', [1, 0.6, 0]);
    aim.lean = 0.08;
    aim.lower = 0.05;
    aim.legs = { left: leg(0.08, 0, 0.14), right: leg(0.08, 0, -0.1) };
    aim.holding = 'both';
  },
  blow(aim, state) {
    const time = since(state);
    aim.lean = 0.02 * wave(time, 2);
    aim.nod = -0.06;
    aim.arms.right = face([0.3, 1.05, 1.3], 'grip', [1, 0.5, 0]);
    aim.arms.left = face([0.1, 1.02, 1.75 + 0.05 * wave(time, 0.5)], 'grip', [1, 0.6, 0]);
    aim.holding = 'both';
    aim.held = { leans: 0.1 };
  },
} satisfies Record<string, PoseMaker>;
