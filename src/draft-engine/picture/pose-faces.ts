import type { Pose } from '../story/film-plan.ts';
import type { MouthShape } from './figure-rig.ts';

/** What a pose does to a face, whatever is felt. */
interface PlayedFace {
  mouth?: MouthShape;
  /** 0 open to 1 shut. */
  blink?: number;
}

const mouth = (open: number, width = 0, round = 0, teeth = false): MouthShape => ({ open, width, round, teeth });
const pulse = (seconds: number, period: number): number => 0.5 + 0.5 * Math.sin((seconds / period) * Math.PI * 2);

const FACES: Readonly<Partial<Record<Pose, (seconds: number) => PlayedFace>>> = {
  laugh: (seconds) => ({ mouth: mouth(0.62 + 0.3 * pulse(seconds, 0.3), 0.6, 0, true), blink: 0.72 }),
  shout: (seconds) => ({ mouth: mouth(0.8 + 0.15 * pulse(seconds, 0.5), 0.1, 0.2) }),
  sing: (seconds) => ({ mouth: mouth(0.35 + 0.4 * pulse(seconds, 0.9), -0.2, 0.5 * pulse(seconds, 1.7)) }),
  whisper: (seconds) => ({ mouth: mouth(0.1 + 0.16 * pulse(seconds, 0.34), -0.2, 0.3) }),
  eat: (seconds) => ({ mouth: mouth(0.3 * pulse(seconds, 0.7), 0.1) }),
  drink: () => ({ mouth: mouth(0.14, -0.5, 0.7), blink: 0.4 }),
  blow: () => ({ mouth: mouth(0.1, -0.8, 0.9) }),
  weep: (seconds) => ({ mouth: mouth(0.22 + 0.16 * pulse(seconds, 0.8), 0.5), blink: 0.8 }),
  kiss: () => ({ mouth: mouth(0.04, -0.7, 0.8), blink: 1 }),
  sleep: () => ({ mouth: mouth(0.04), blink: 1 }),
  fall: () => ({ mouth: mouth(0.7, 0, 0.5) }),
};

/** How a pose plays on the face at a moment; whoever speaks keeps the mouth of the voice. */
export function facePlayed(pose: Pose, seconds: number, speaking: boolean): PlayedFace {
  const face = FACES[pose]?.(seconds) ?? {};
  if (!speaking || !face.mouth) {
    return face;
  }
  return face.blink === undefined ? {} : { blink: face.blink };
}
