import { accent, arm, leg, wave, type PoseMaker } from './body-aim.ts';

/** Bodies that tell what is felt or said. */
export const SPEAKING_POSES = {
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
      aim.arms[side] = { ...arm(0, 0, 0, 'flat', [0.45, 1, 0.2]), atFace: [0.44, 0.34 + sob * 2, 0.74] };
    }
  },
  embrace(aim, { seconds }) {
    const squeeze = 0.02 * wave(seconds, 2.6);
    aim.lean = 0.12;
    aim.arms.left = arm(0.22 - squeeze, 0.24, 0.74, 'flat', [1, 0.3, -0.1]);
    aim.arms.right = arm(0.22 - squeeze, 0.1, 0.76, 'flat', [1, 0.3, -0.1]);
    aim.nod = 0.1;
    aim.headTilt = 0.1;
  },
} satisfies Record<string, PoseMaker>;
