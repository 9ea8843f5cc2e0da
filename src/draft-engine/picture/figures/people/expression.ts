import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { FigureState } from '../../figure-rig.ts';

/** A face as numbers; every feeling is a point in this space, and points can be mixed. */
export interface Expression {
  /** -1 low to 1 high. */
  browHeight: number;
  /** 1: inner ends up (sorrow); -1: inner ends down (anger). */
  browTilt: number;
  /** Brows drawn together, 0 to 1. */
  knit: number;
  /** Upper lid: -0.5 wide to 1 shut. */
  lid: number;
  /** 1: the outer half of the lid hangs (sorrow); -1: the inner half is pressed down (anger). */
  lidTilt: number;
  /** Lower lid raised, 0 to 1. */
  squint: number;
  /** Where the feeling looks, added to the gaze: x towards the side that the head is turned to, y down. */
  aside: number;
  down: number;
  /** Corners of the mouth, -1 down to 1 up. */
  corner: number;
  /** 0 to 1. */
  open: number;
  /** -1 wide to 1 round. */
  round: number;
  /** Lips pressed together, 0 to 1. */
  press: number;
  pupil: number;
  /** The upper teeth show between open lips: only in a wide laugh. */
  teeth: number;
  /** Water on the lower lid, 0 to 1; above 0.9 a tear runs. */
  tear: number;
  /** Warmth of the cheeks. */
  blush: number;
  /** How much one side differs: one brow, one corner. */
  uneven: number;
}

const REST: Expression = {
  browHeight: 0,
  browTilt: 0.05,
  knit: 0,
  lid: 0.12,
  lidTilt: 0.05,
  squint: 0.08,
  aside: 0,
  down: 0,
  corner: 0.34,
  open: 0,
  round: 0,
  press: 0,
  pupil: 1,
  teeth: 0,
  tear: 0,
  blush: 0.5,
  uneven: 0.06,
};

/** A feeling at half and at full strength: the half is another face, not a paler one. */
interface Feeling {
  mild: Partial<Expression>;
  full: Partial<Expression>;
}

const FEELINGS: Readonly<Record<Emotion, Feeling>> = {
  neutral: { mild: {}, full: {} },
  // Mild: tenderness.
  happy: {
    mild: { browHeight: 0.18, browTilt: 0.42, lid: 0.24, lidTilt: 0.22, squint: 0.34, corner: 0.62, blush: 0.85 },
    full: {
      browHeight: 0.42,
      browTilt: 0.16,
      lid: 0.1,
      lidTilt: 0.1,
      squint: 0.78,
      corner: 1.05,
      open: 0.2,
      round: -0.25,
      pupil: 1.06,
      blush: 1,
    },
  },
  sad: {
    mild: {
      browHeight: 0.05,
      browTilt: 0.75,
      knit: 0.25,
      lid: 0.3,
      lidTilt: 0.5,
      down: 0.3,
      corner: -0.3,
      press: 0.15,
      blush: 0.4,
    },
    full: {
      browHeight: 0.2,
      browTilt: 1.15,
      knit: 0.5,
      lid: 0.38,
      lidTilt: 0.95,
      squint: 0.2,
      down: 0.42,
      corner: -0.85,
      round: 0.22,
      tear: 0.95,
      blush: 0.75,
    },
  },
  angry: {
    mild: {
      browHeight: -0.5,
      browTilt: -0.6,
      knit: 0.5,
      lid: 0.16,
      lidTilt: -0.4,
      squint: 0.25,
      corner: -0.2,
      press: 0.7,
      blush: 0.7,
    },
    full: {
      browHeight: -0.85,
      browTilt: -1.2,
      knit: 1,
      lid: 0.02,
      lidTilt: -1,
      squint: 0.3,
      pupil: 0.86,
      corner: -0.62,
      open: 0.1,
      round: -0.15,
      press: 0.4,
      blush: 1.1,
    },
  },
  surprised: {
    mild: { browHeight: 0.6, browTilt: -0.05, lid: -0.14, squint: 0, corner: 0, open: 0.08, round: 0.3, pupil: 0.95 },
    full: {
      browHeight: 1.15,
      browTilt: -0.1,
      lid: -0.34,
      lidTilt: 0,
      squint: 0,
      corner: 0.05,
      open: 0.34,
      round: 0.62,
      pupil: 0.9,
      blush: 0.6,
    },
  },
  fear: {
    mild: {
      browHeight: 0.35,
      browTilt: 0.7,
      knit: 0.5,
      lid: -0.1,
      squint: 0.2,
      aside: -0.3,
      corner: -0.22,
      round: -0.2,
      press: 0.3,
      pupil: 0.82,
      blush: 0.15,
    },
    full: {
      browHeight: 0.62,
      browTilt: 1,
      knit: 0.9,
      lid: -0.42,
      lidTilt: 0.25,
      squint: 0.28,
      aside: -0.5,
      corner: -0.5,
      open: 0.09,
      round: -0.55,
      pupil: 0.6,
      blush: 0,
    },
  },
  hate: {
    mild: {
      browHeight: -0.3,
      browTilt: -0.45,
      knit: 0.3,
      lid: 0.36,
      lidTilt: -0.2,
      squint: 0.4,
      corner: -0.15,
      press: 0.3,
      uneven: 0.4,
      blush: 0.4,
    },
    full: {
      browHeight: -0.55,
      browTilt: -0.75,
      knit: 0.6,
      lid: 0.36,
      lidTilt: -0.35,
      squint: 0.5,
      pupil: 0.82,
      corner: -0.34,
      press: 0.35,
      uneven: 0.85,
      blush: 0.5,
    },
  },
  excited: {
    mild: {
      browHeight: 0.5,
      browTilt: 0.1,
      lid: -0.06,
      squint: 0.22,
      corner: 0.85,
      open: 0.16,
      pupil: 1.12,
      blush: 0.9,
    },
    full: {
      browHeight: 0.9,
      browTilt: 0.1,
      lid: -0.2,
      squint: 0.3,
      corner: 1.1,
      open: 0.62,
      round: -0.2,
      pupil: 1.22,
      teeth: 1,
      blush: 1.15,
    },
  },
  coldness: {
    mild: {
      browHeight: -0.1,
      browTilt: -0.12,
      lid: 0.34,
      lidTilt: 0,
      aside: 0.15,
      corner: -0.05,
      press: 0.4,
      blush: 0.25,
    },
    full: {
      browHeight: 0.02,
      browTilt: -0.3,
      lid: 0.5,
      lidTilt: 0.02,
      squint: 0,
      aside: 0.42,
      down: -0.05,
      corner: -0.2,
      press: 0.85,
      pupil: 0.9,
      uneven: 0.3,
      blush: 0.1,
    },
  },
};

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The expression of a moment: the feeling by its strength, then what the speaking mouth and the lids do. */
export function expressionOf(
  state: Pick<FigureState, 'emotion' | 'emotionStrength' | 'mouth' | 'blink' | 'speaking'>,
): Expression {
  const { mild, full } = FEELINGS[state.emotion];
  const strength = Math.max(0, Math.min(1.2, state.emotionStrength));
  const result = { ...REST };
  for (const key of Object.keys(REST) as (keyof Expression)[]) {
    const half = mild[key] ?? REST[key];
    result[key] =
      strength < 0.5 ? between(REST[key], half, strength * 2) : between(half, full[key] ?? REST[key], strength * 2 - 1);
  }
  speak(result, state);
  result.lid = between(result.lid, 1, Math.max(0, Math.min(1, state.blink)));
  return result;
}

/** A speaking mouth: its shape goes before the feeling's, and between words it is at rest. */
function speak(face: Expression, { mouth, speaking }: Pick<FigureState, 'mouth' | 'speaking'>): void {
  const voiced = Math.min(1, mouth.open * 3 + Math.abs(mouth.width) * 0.8 + mouth.round + (mouth.teeth ? 0.4 : 0));
  const own = 1 - Math.max(speaking ? 0.8 : 0, 0.75 * voiced);
  face.open = Math.min(1, face.open * own + mouth.open * 0.62);
  face.round = face.round * (1 - 0.7 * voiced) + mouth.round * 0.9 - mouth.width * 0.5;
  face.corner *= 1 - 0.25 * voiced - 0.25 * mouth.round;
  face.press *= 1 - voiced;
  // Only a laugh is so wide and open at once.
  const laughs = mouth.teeth && mouth.open > 0.5;
  face.teeth = laughs ? 1 : face.teeth * (1 - voiced);
  if (laughs) {
    face.corner = Math.max(face.corner, 0.95);
  }
}
