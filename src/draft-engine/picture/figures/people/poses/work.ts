import { arm, course, leg, partnerSide, since, wave, type PoseMaker } from './body-aim.ts';

/** Hands at work with a tool. */
export const WORK_POSES = {
  stir(aim, state) {
    const round = (since(state) / 1.1) * Math.PI * 2;
    aim.lean = 0.14;
    aim.arms.right = arm(-0.06 + 0.13 * Math.cos(round), 0.4, 0.56 + 0.1 * Math.sin(round), 'fist', [1, 0.5, -0.3]);
    aim.arms.left = arm(0.0, 0.58, 0.5, 'grip', [0.9, 0.7, -0.4]);
    aim.nod = 0.32;
    aim.held = { leans: 2.7 + 0.2 * Math.cos(round) };
  },
  cut(aim, state) {
    const saw = wave(since(state), 0.5);
    aim.lean = 0.2;
    aim.arms.right = arm(-0.02, 0.5 - 0.04 * Math.max(0, saw), 0.56 + 0.09 * saw, 'fist', [1, 0.5, -0.5]);
    aim.arms.left = arm(-0.02, 0.58, 0.56, 'flat', [1, 0.6, -0.3]);
    aim.nod = 0.34;
    aim.held = { leans: 1.75 };
  },
  hammer(aim, state) {
    const time = since(state);
    const raise = course(time, [
      [0, 0.2],
      [0.5, 1],
      [0.64, 0],
      [0.74, 0.22],
      [0.9, 0.12],
      [1.1, 0.2],
    ]);
    aim.lean = 0.3 - 0.22 * raise;
    aim.twist = 0.2 - 0.4 * raise;
    aim.arms.right = arm(0.06 + 0.28 * raise, 0.44 - 0.98 * raise, 0.62 - 0.5 * raise, 'fist', [0.9, 0.7, -0.5]);
    aim.arms.left = arm(-0.04, 0.6, 0.58, 'fist', [0.9, 0.7, -0.4]);
    aim.nod = 0.3 - 0.12 * raise;
    aim.legs = { left: leg(0.06, 0, 0.16), right: leg(0.08, 0, -0.12) };
    aim.held = { swings: 0.3 + 0.9 * raise };
  },
  dig(aim, state) {
    const heave = course(since(state), [
      [0, 0],
      [0.5, 0],
      [1.1, 1],
      [1.5, 1],
      [2.1, 0],
    ]);
    aim.lean = 0.55 - 0.32 * heave;
    aim.lower = 0.14 - 0.06 * heave;
    aim.ahead = -0.08;
    aim.twist = 0.3 * heave;
    aim.arms.left = arm(-0.1, 0.34 + 0.1 * heave, 0.28, 'fist', [1, 0.3, -0.6]);
    aim.arms.right = arm(0.02, 0.8 - 0.44 * heave, 0.52 + 0.16 * heave, 'fist', [0.8, 0.6, -0.4]);
    aim.legs = { left: leg(0.06, 0, 0.24, 0, 0.2), right: leg(0.08, 0, -0.2, 0.15, 0.3) };
    aim.nod = 0.2;
    aim.holding = 'both';
    aim.held = 'between hands';
  },
  sweep(aim, state) {
    const swing = wave(since(state), 1.3);
    aim.lean = 0.22;
    aim.twist = 0.22 * swing;
    aim.arms.left = arm(-0.12, 0.14, 0.4, 'fist', [1, 0.4, -0.3]);
    aim.arms.right = arm(0.02, 0.68, 0.46 + 0.18 * swing, 'fist', [0.8, 0.6, -0.4]);
    aim.legs = { left: leg(0.05, 0, 0.16), right: leg(0.06, 0, -0.14, 0.1) };
    aim.nod = 0.26;
    aim.holding = 'both';
    aim.held = 'between hands';
  },
  sew(aim, state) {
    const draw = course(since(state), [
      [0, 0],
      [0.3, 0],
      [0.9, 1],
      [1.2, 1],
      [1.7, 0],
    ]);
    aim.arms.left = arm(-0.24, 0.34, 0.46, 'grip', [0.9, 0.8, -0.4]);
    aim.arms.right = arm(-0.22 + 0.74 * draw, 0.34 - 0.42 * draw, 0.48, 'fist', [0.8, 0.9, -0.3]);
    aim.nod = 0.34;
    aim.lean = 0.1;
    aim.holding = 'left';
  },
  write(aim, state) {
    const time = since(state);
    const line = course(time, [
      [0, 0],
      [1.8, 1],
      [2.2, 0],
    ]);
    aim.lean = 0.26;
    aim.arms.right = arm(-0.26 + 0.26 * line, 0.5 + 0.012 * wave(time, 0.2), 0.54, 'grip', [1, 0.6, -0.3]);
    aim.arms.left = arm(-0.1, 0.54, 0.5, 'flat', [1, 0.5, -0.3]);
    aim.nod = 0.4;
    aim.headTilt = 0.08;
    aim.held = { leans: 0.4 };
  },
  paint(aim, state) {
    const time = since(state);
    const far = partnerSide(state);
    const stroke = arm(0.26 + 0.12 * wave(time, 1.3), -0.1 + 0.18 * wave(time, 0.9, 0.2), 0.74, 'grip', [0.6, 1, -0.3]);
    aim.arms[far] = stroke;
    aim.arms[far === 'left' ? 'right' : 'left'] = arm(-0.08, 0.5, 0.44, 'flat', [0.9, 0.8, -0.5]);
    aim.lean = -0.06;
    aim.headTilt = 0.1;
    aim.shift = 0.04;
    aim.holding = far;
    aim.held = { leans: 0.9 };
  },
  play_keys(aim, state, body) {
    const time = since(state);
    aim.seat = body.shin + body.hip * 0.11;
    aim.lower = 1 - (aim.seat + body.thighWidth * 0.4) / body.hip;
    aim.lean = 0.08 + 0.03 * wave(time, 2.2);
    aim.legs = { left: leg(0.06, 0, 0.5, 0, 0.2, 0.1), right: leg(0.04, 0, 0.56, -0.1, 0.2, 0.1) };
    const press = (phase: number): number => 0.05 * Math.max(0, wave(time, 0.5, phase));
    aim.arms.left = arm(0.1 + 0.1 * wave(time, 2.1), 0.42 - press(0), 0.66, 'flat', [0.8, 0.7, -0.4]);
    aim.arms.right = arm(0.1 + 0.1 * wave(time, 1.7), 0.42 - press(0.5), 0.66, 'flat', [0.8, 0.7, -0.4]);
    aim.nod = 0.16;
    aim.headTilt = 0.08 * wave(time, 2.2);
  },
  play_strings(aim, state) {
    const time = since(state);
    aim.headTilt = 0.1;
    aim.sway = 0.04 * wave(time, 1.8);
    aim.shift = 0.04;
    aim.nod = 0.14;
    if (state.holds === 'violin') {
      const stroke = wave(time, 1.1);
      const fingering = partnerSide(state);
      const bowing = fingering === 'left' ? 'right' : 'left';
      aim.arms[fingering] = arm(0.42, 0.02, 0.56, 'grip', [0.4, 1, -0.1]);
      aim.arms[bowing] = arm(-0.1 - 0.07 * stroke, 0.46 + 0.12 * stroke, 0.6, 'fist', [1, 0.5, -0.2]);
      aim.holding = fingering;
      return;
    }
    aim.arms.left = arm(0.42, 0.14 + 0.02 * wave(time, 0.7), 0.42, 'grip', [0.5, 1, -0.2]);
    aim.arms.right = arm(-0.2, 0.5 + 0.1 * wave(time, 0.5), 0.4, 'rest', [1, 0.2, -0.6]);
    aim.holding = 'both';
    aim.held = 'between hands';
  },
} satisfies Record<string, PoseMaker>;
