import type { Ease } from '../template.ts';

const BACK = 1.7;

/** How far a movement is, by how much of its time has passed; both 0 to 1. */
export const EASES: Readonly<Record<Ease, (share: number) => number>> = {
  linear: (t) => t,
  in: (t) => t * t * t,
  out: (t) => 1 - (1 - t) ** 3,
  both: (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2),
  back: (t) => 1 + (BACK + 1) * (t - 1) ** 3 + BACK * (t - 1) ** 2,
  bounce,
  step: (t) => (t < 1 ? 0 : 1),
};

function bounce(t: number): number {
  const [rise, length] = [7.5625, 2.75];
  if (t < 1 / length) {
    return rise * t * t;
  }
  if (t < 2 / length) {
    return rise * (t - 1.5 / length) ** 2 + 0.75;
  }
  if (t < 2.5 / length) {
    return rise * (t - 2.25 / length) ** 2 + 0.9375;
  }
  return rise * (t - 2.625 / length) ** 2 + 0.984375;
}

/** A number between 0 and 1. */
export const unit = (value: number): number => Math.max(0, Math.min(1, value));
