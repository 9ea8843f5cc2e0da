import {
  accent,
  arm,
  between,
  course,
  face,
  leg,
  partnerSide,
  since,
  viewerSide,
  wave,
  type PoseMaker,
} from './body-aim.ts';

/** A throw draws back until then, and lets go then; seconds. */
const DRAWN_BACK = 0.38;
const LETS_GO = 0.52;

/** Hands that throw, catch, open, show, look for, eat, drink and pour. */
export const DEED_POSES = {
  throw(aim, state) {
    const time = since(state);
    const out = course(time, [
      [0, 0.2],
      [DRAWN_BACK, 0.5],
      [LETS_GO, 0.22],
      [0.85, -0.3],
      [1.7, -0.2],
      [2.4, 0.2],
    ]);
    const down = course(time, [
      [0, 0.6],
      [DRAWN_BACK, -0.5],
      [LETS_GO, -0.42],
      [0.85, 0.5],
      [1.7, 0.55],
      [2.4, 0.6],
    ]);
    const ahead = course(time, [
      [0, 0.2],
      [DRAWN_BACK, -0.55],
      [LETS_GO, 0.82],
      [0.85, 0.66],
      [1.7, 0.6],
      [2.4, 0.2],
    ]);
    const weight = course(time, [
      [0, 0],
      [DRAWN_BACK, -1],
      [LETS_GO, 0.7],
      [0.85, 1],
      [1.7, 0.9],
      [2.4, 0],
    ]);
    const free = time % 2.4 > LETS_GO - 0.04 && time % 2.4 < 2;
    aim.lean = 0.04 + 0.26 * weight;
    aim.twist = 0.42 * weight;
    aim.lower = 0.08;
    aim.ahead = 0.06 * weight;
    aim.arms.right = arm(out, down, ahead, free ? 'open' : 'grip', [0.9, 0.5, -0.5]);
    aim.arms.left = arm(0.26, 0.3 + 0.3 * weight, 0.5 - 0.6 * weight, 'open', [0.7, 0.6, -0.3]);
    aim.legs = {
      left: leg(0.04, weight < -0.5 ? 0.08 : 0, 0.3, weight < -0.5 ? -0.2 : 0, 0.2),
      right: leg(0.08, Math.max(0, weight) * 0.05, -0.28, 0.2 + Math.max(0, weight) * 0.6, 0.5),
    };
    aim.nod = -0.06;
    aim.held = { swings: 0.2 };
  },
  catch(aim, state) {
    const give = course(since(state), [
      [0, 0],
      [0.4, 1],
      [0.6, 0.4],
      [2.4, 0.4],
      [2.8, 0],
    ]);
    aim.lower = 0.1 - 0.04 * give;
    aim.lean = 0.02;
    aim.arms.left = arm(0.02, -0.22 + 0.2 * (1 - give), 0.74, 'open', [0.9, 0.8, -0.2]);
    aim.arms.right = arm(0.02, -0.12 + 0.2 * (1 - give), 0.74, 'open', [0.9, 0.8, -0.2]);
    aim.legs = { left: leg(0.14, 0, 0.1, 0, 0.35, 0.2), right: leg(0.14, 0, -0.06, 0, 0.35, 0.2) };
    aim.nod = -0.22;
    aim.holding = 'both';
  },
  open(aim, state) {
    const apart = course(since(state), [
      [0, 0],
      [0.3, 0],
      [1, 1],
      [2.6, 1],
      [3.2, 0],
    ]);
    aim.lean = 0.1;
    aim.arms.left = arm(-0.24 + 0.62 * apart, 0.2, 0.7 - 0.12 * apart, 'flat', [0.9, 0.8, -0.3]);
    aim.arms.right = arm(-0.24 + 0.62 * apart, 0.2, 0.7 - 0.12 * apart, 'flat', [0.9, 0.8, -0.3]);
    aim.nod = 0.1;
    aim.legs.right = leg(0.04, 0, -0.16, 0.15);
    aim.holding = 'both';
  },
  show(aim, state) {
    const push = accent(since(state), 2.6, 0.1);
    const far = partnerSide(state);
    aim.lean = -0.04 + push * 0.2;
    aim.arms[far] = arm(0.34, -0.06 - push * 0.3, 0.66, 'grip', [0.6, 1, -0.3]);
    aim.arms[far === 'left' ? 'right' : 'left'] = arm(0, 0.3, 0.66, 'open', [0.6, 1, -0.4]);
    aim.headTilt = 0.06;
    aim.shift = 0.04;
    aim.holding = far;
  },
  search(aim, state) {
    const look = wave(since(state), 3.4);
    const near = viewerSide(state);
    aim.lean = 0.16;
    aim.headTurn = 0.42 * look;
    aim.nod = -0.02;
    aim.arms[near] = face([0.62, -0.28, 0.95], 'flat', [1, 0.35, 0.1]);
    aim.arms[near === 'left' ? 'right' : 'left'] = arm(0.32, 0.86, -0.14, 'open');
    aim.holding = near === 'left' ? 'right' : 'left';
    aim.legs.left = leg(0.05, 0, 0.16);
    aim.legs.right = leg(0.05, 0.02, -0.12, 0.2);
  },
  eat(aim, state) {
    const bite = course(since(state), [
      [0, 0],
      [0.45, 1],
      [1.1, 1],
      [1.6, 0],
      [2, 0],
    ]);
    aim.arms.right = between(arm(-0.04, 0.42, 0.5, 'grip', [0.7, 1, -0.3]), face([0.06, 1.2, 0.95], 'grip'), bite);
    aim.arms.left = arm(-0.16, 0.5, 0.44, 'flat', [0.8, 0.9, -0.4]);
    aim.nod = 0.12;
    aim.lean = 0.06;
    aim.held = { leans: -0.35 * bite };
  },
  drink(aim, state) {
    const sip = course(since(state), [
      [0, 0.4],
      [0.3, 1],
      [2.2, 1],
      [2.7, 0.4],
      [3.2, 0.4],
    ]);
    aim.arms.right = between(arm(0, 0.3, 0.5, 'grip', [0.7, 1, -0.3]), face([0.12, 1.1, 0.95], 'grip'), sip);
    aim.arms.left = arm(0.14, 0.72, 0.34, 'rest');
    aim.nod = 0.08 - 0.3 * sip;
    aim.lean = -0.05 * sip;
    aim.held = { leans: -0.75 * sip };
  },
  pour(aim, state) {
    const tip = course(since(state), [
      [0, 0.3],
      [0.5, 1],
      [3, 1],
      [3.4, 0.3],
    ]);
    const far = partnerSide(state);
    aim.lean = 0.1;
    aim.arms[far] = arm(0.28, 0.1, 0.64, 'grip', [0.9, 0.4, -0.3]);
    aim.arms[far === 'left' ? 'right' : 'left'] = arm(-0.1, 0.56, 0.58, 'flat', [0.8, 0.9, -0.4]);
    aim.nod = 0.26;
    aim.headTilt = 0.06;
    aim.holding = far;
    aim.held = { leans: 1.3 * tip };
  },
} satisfies Record<string, PoseMaker>;
