import { arm, face, leg, wave, type PoseMaker } from './body-aim.ts';

/** Bodies that sit, kneel and lie. */
export const RESTING_POSES = {
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
  lie(aim) {
    aim.lies = true;
    aim.arms.left = arm(0.18, 0.9, 0.1);
    aim.arms.right = arm(0.02, 0.5, 0.26, 'flat', [1, 0.3, -0.2]);
    aim.legs.left = leg(0.04, 0, 0.06, 0.5);
    aim.legs.right = leg(0.04, 0, 0.02, 0.5);
  },
  sleep(aim, state, body) {
    const breath = wave(state.seconds, 3.6);
    aim.laid = { rotation: -Math.PI / 2, hips: body.shoulderHalf * (1 + 0.02 * breath), turn: 0.5 };
    aim.arms.left = face([0.25, 1.15, 0.75], 'flat', [0.3, 1, 0.5]);
    aim.arms.right = face([0.05, 1.2, 0.8], 'flat', [0.3, 1, 0.5]);
    aim.legs = { left: leg(0.02, 0.16, 0.42, 0.6), right: leg(0.02, 0.1, 0.3, 0.6) };
    aim.lean = 0.14;
    aim.nod = 0.2;
  },
} satisfies Record<string, PoseMaker>;
