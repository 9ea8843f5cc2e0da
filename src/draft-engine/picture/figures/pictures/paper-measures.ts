import type { Pose } from '../../../story/film-plan.ts';

/** How a paper figure stands, in metres. */
export interface PaperMeasures {
  width: number;
  height: number;
  /** From the ground to its lower edge: what is low stands on a stick. */
  lift: number;
  /** Where the face is taken to be, from the ground, and how large it is. */
  face: { up: number; radius: number };
}

/** Widest of its height: a person beside it has room. A picture that lies across may be wider. */
const WIDEST = 0.66;
const WIDEST_ACROSS = 0.88;
/** How much of what is missing to the full height is made up by the stick. */
const STICK_SHARE = 0.72;
/** A cut-out that is lower than this share of the full height stands on a stick too. */
const LOW = 0.62;

/** Height to width: from here down a picture is taken for a portrait, from here up for a whole figure. */
const PORTRAIT = 1.35;
const WHOLE_FIGURE = 2.1;

const between = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Measures a picture of an aspect (width to height) for a figure of a height in metres. */
export function measurePaper(aspect: number, heightMetres: number, isCard: boolean): PaperMeasures {
  const widest = heightMetres * (WIDEST + (WIDEST_ACROSS - WIDEST) * between(aspect, 1, 1.8));
  const height = Math.min(heightMetres, widest / aspect);
  const width = height * aspect;
  const lift = isCard || height < heightMetres * LOW ? (heightMetres - height) * STICK_SHARE : 0;
  const whole = between(height / width, PORTRAIT, WHOLE_FIGURE);
  const down = 0.42 + (0.1 - 0.42) * whole;
  // A little less than the face of a portrait is large: what is nearer shall be seen larger.
  const radius = Math.min(width, height) * 0.22 * (1 - whole) + height * 0.08 * whole;
  return { width, height, lift, face: { up: lift + height * (1 - down), radius } };
}

/** Paper does not bend its knees: it makes itself lower. */
const LOWERED: Partial<Record<Pose, number>> = { sit: 0.86, kneel: 0.84, crouch: 0.8, embrace: 0.98 };

/** Share of the height that is left in a pose. */
export const lowered = (pose: Pose): number => LOWERED[pose] ?? 1;

/** How far it is turned over to lie, radians. */
export const LYING = 1.36;
