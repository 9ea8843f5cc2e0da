import type { Emotion } from '#src/shared/catalogue/shots.ts';

/** A face as a point in the space of feelings; 0 everywhere is neutral. Amounts are shares of what the feature can do. */
export interface Expression {
  /** Up is positive. */
  browHeight: number;
  /** Positive: inner ends down, angry; negative: inner ends up, sad. */
  browTilt: number;
  /** How far the upper lid hangs, 0 to 1. */
  lid: number;
  /** How far the lower lid rises, 0 to 1. */
  squint: number;
  /** Corners of the mouth: up positive. */
  corner: number;
  /** How far the mouth stands open by itself. */
  open: number;
  /** Size of the pupil against usual. */
  pupil: number;
}

const NEUTRAL: Expression = { browHeight: 0, browTilt: 0, lid: 0.08, squint: 0, corner: 0.12, open: 0, pupil: 1 };

const EXPRESSIONS: Readonly<Record<Emotion, Expression>> = {
  neutral: NEUTRAL,
  happy: { browHeight: 0.35, browTilt: -0.1, lid: 0.05, squint: 0.42, corner: 0.95, open: 0.12, pupil: 1.05 },
  sad: { browHeight: 0.1, browTilt: -0.85, lid: 0.35, squint: 0.05, corner: -0.75, open: 0, pupil: 1.1 },
  angry: { browHeight: -0.5, browTilt: 1, lid: 0.22, squint: 0.3, corner: -0.55, open: 0.1, pupil: 0.85 },
  surprised: { browHeight: 1, browTilt: -0.15, lid: -0.15, squint: 0, corner: 0, open: 0.7, pupil: 0.8 },
  fear: { browHeight: 0.7, browTilt: -0.9, lid: -0.1, squint: 0, corner: -0.45, open: 0.35, pupil: 0.65 },
  hate: { browHeight: -0.6, browTilt: 0.8, lid: 0.45, squint: 0.45, corner: -0.8, open: 0, pupil: 0.8 },
  excited: { browHeight: 0.8, browTilt: -0.1, lid: -0.08, squint: 0.2, corner: 1, open: 0.45, pupil: 1.2 },
  coldness: { browHeight: -0.1, browTilt: 0.15, lid: 0.5, squint: 0.1, corner: -0.12, open: 0, pupil: 0.9 },
};

/** The face of an emotion at a strength: 0 gives the neutral one, 1 the full one. */
export function expressionOf(emotion: Emotion, strength: number): Expression {
  const full = EXPRESSIONS[emotion];
  const blend = (name: keyof Expression): number => NEUTRAL[name] + (full[name] - NEUTRAL[name]) * strength;
  return {
    browHeight: blend('browHeight'),
    browTilt: blend('browTilt'),
    lid: blend('lid'),
    squint: blend('squint'),
    corner: blend('corner'),
    open: blend('open'),
    pupil: blend('pupil'),
  };
}
