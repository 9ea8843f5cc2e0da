import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { PersonFigure } from '../../../story/figure-spec.ts';
import { withFeatures } from './face-features.ts';
import { createPersonColours, type PersonColours } from './person-colours.ts';

/** Shape of a face in units of the head's radius. */
export interface FaceDesign {
  /** Half-width at the jaw's corner and of the chin, and fullness of the cheeks. */
  jaw: number;
  chin: number;
  cheek: number;
  eyeSize: number;
  /** From the middle of the face to the middle of an eye. */
  eyeSpacing: number;
  eyeY: number;
  /** Height of an open eye against its width. */
  eyeRoundness: number;
  /** Outer corner up (positive) or down. */
  eyeSlant: number;
  browWeight: number;
  noseSize: number;
  noseWidth: number;
  noseY: number;
  mouthY: number;
  mouthWidth: number;
  lips: number;
  ear: number;
  lashes: number;
  /** 0 to 1. */
  wrinkles: number;
  freckles: boolean;
}

/** Lengths of a body in metres; heights are above the ground. */
export interface BodyDesign {
  height: number;
  headRadius: number;
  /** What widths of trunk and limbs, collars and buttons are measured by. */
  unit: number;
  chin: number;
  shoulder: number;
  hip: number;
  shoulderHalf: number;
  chestHalf: number;
  waistHalf: number;
  hipHalf: number;
  /** Depth of the trunk against its width. */
  depth: number;
  belly: number;
  bust: number;
  upperArm: number;
  foreArm: number;
  thigh: number;
  shin: number;
  /** Half-widths. */
  armWidth: number;
  wristWidth: number;
  thighWidth: number;
  ankleWidth: number;
  neckWidth: number;
  hand: number;
  foot: number;
  /** Forward bow of the back, radians. */
  stoop: number;
}

export interface PersonDesign {
  spec: PersonFigure;
  colours: PersonColours;
  face: FaceDesign;
  body: BodyDesign;
  /** The weaker side of the face: -1 or 1. */
  weakSide: number;
}

// A youth is a young grown-up: as tall as the others, with a small head, and slimmer.
const HEIGHTS = { child: 1.12, youth: 1.68, adult: 1.7, old: 1.62 } as const;
const HEADS_TALL = { child: 4.5, youth: 5.9, adult: 5.7, old: 5.5 } as const;
/** Heights in units of the body: what widths of trunk and limbs, collars and buttons are measured by. */
const UNITS_TALL = { child: 6.8, youth: 8.7, adult: 8.2, old: 8 } as const;
/** Height of an open eye against its width: a child's is nearly round. */
const EYE_HEIGHTS = { child: 0.78, youth: 0.58, adult: 0.52, old: 0.45 } as const;
/** Fullness and colour of the lips. */
const LIPS = { child: 0.3, youth: 0.7, adult: 0.75, old: 0.45 } as const;
const BUILDS = {
  slim: { shoulder: 0.93, waist: 0.84, hip: 0.9, limb: 0.88, belly: 0, height: 1.02 },
  average: { shoulder: 1, waist: 1, hip: 1, limb: 1, belly: 0.04, height: 1 },
  broad: { shoulder: 1.2, waist: 1.12, hip: 1.05, limb: 1.16, belly: 0.06, height: 1.04 },
  round: { shoulder: 1.08, waist: 1.42, hip: 1.26, limb: 1.14, belly: 0.3, height: 0.96 },
} as const;

/** Works out a person's proportions, face and colours. Equal descriptions give equal designs. */
export function createPersonDesign(spec: PersonFigure): PersonDesign {
  const random = createRandom(deriveSeed(spec.seed, 'person'));
  const vary = (middle: number, share: number): number => middle * (1 + random.between(-share, share));
  const build = BUILDS[spec.build];
  const masculine = spec.gender === 'masculine';
  const feminine = spec.gender === 'feminine';
  const grown = spec.age !== 'child';
  const isYouth = spec.age === 'youth';
  const height = vary(HEIGHTS[spec.age], 0.035) * build.height * (grown ? (masculine ? 1.02 : feminine ? 0.96 : 1) : 1);
  const headRadius = height / vary(HEADS_TALL[spec.age], 0.025) / 2;
  const chin = height - headRadius * 2;
  const unit = height / UNITS_TALL[spec.age];
  const widthBase =
    unit * (spec.age === 'child' ? 0.78 : masculine ? 1.08 : feminine ? 0.9 : 0.98) * (isYouth ? 0.96 : 1);
  const shoulder = chin - headRadius * (spec.age === 'child' ? 0.12 : 0.27);
  const hip = chin * (spec.age === 'child' ? 0.53 : 0.57);
  const arm = shoulder - hip + chin * (spec.age === 'child' ? 0.05 : 0.065);
  const limb = build.limb * (spec.age === 'child' ? 1.02 : 1);
  const youthful = spec.age === 'child' ? 1 : 0;
  const face: FaceDesign = {
    jaw: vary(
      (masculine && grown ? 0.68 : 0.58) +
        (build.belly > 0.1 ? 0.1 : 0) +
        (spec.build === 'broad' ? 0.05 : 0) +
        youthful * 0.04,
      0.07,
    ),
    chin: vary(masculine && grown ? 0.3 : 0.2, 0.15),
    cheek: vary(0.97 + youthful * 0.05 + (spec.build === 'round' ? 0.05 : spec.build === 'slim' ? -0.04 : 0), 0.02),
    eyeSize: vary(1 + youthful * 0.2 + (feminine ? 0.05 : 0), 0.05),
    eyeSpacing: vary(0.365 + youthful * 0.02, 0.04),
    eyeY: 0.08 + youthful * 0.1 + random.between(-0.012, 0.012),
    eyeRoundness: vary(EYE_HEIGHTS[spec.age] + (feminine ? 0.05 : 0), 0.08),
    eyeSlant: random.between(-0.03, 0.05),
    browWeight: vary((masculine ? 1.25 : 0.85) + (spec.age === 'old' ? 0.25 : 0) - youthful * 0.15, 0.14),
    noseSize: vary((masculine ? 1.15 : 0.92) + (spec.age === 'old' ? 0.22 : 0) - youthful * 0.28, 0.14),
    noseWidth: vary(1 + (spec.skin >= 4 ? 0.18 : 0), 0.12),
    noseY: 0.43 + youthful * 0.04,
    mouthY: 0.665 + youthful * 0.03,
    mouthWidth: vary(0.245 - youthful * 0.045, 0.07),
    lips: LIPS[spec.age] * (feminine ? 1 : 0.4) + (spec.skin >= 4 ? 0.25 : 0),
    ear: vary(spec.age === 'old' ? 1.18 : 1, 0.08),
    lashes: feminine ? 1 : youthful * 0.4,
    wrinkles: spec.age === 'old' ? 1 : 0,
    freckles:
      spec.skin <= 1 &&
      spec.age !== 'old' &&
      random.chance(spec.hairColour === 'orange' || spec.hairColour === 'copper' ? 0.85 : 0.15),
  };
  const waistRatio = feminine && grown ? 0.76 : masculine ? 0.86 : 0.88;
  const hipRatio = feminine && grown ? 0.98 : 0.86;
  const body: BodyDesign = {
    height,
    headRadius,
    unit,
    chin,
    shoulder,
    hip,
    shoulderHalf: widthBase * build.shoulder,
    chestHalf: (widthBase * 0.9 * (build.shoulder + build.waist)) / 2,
    waistHalf: widthBase * waistRatio * build.waist,
    hipHalf: widthBase * hipRatio * build.hip,
    depth: 0.66,
    belly: (build.belly + (spec.age === 'child' ? 0.08 : 0)) * unit,
    bust: feminine && grown ? 0.1 * unit : 0,
    upperArm: arm * 0.5,
    foreArm: arm * 0.46,
    thigh: hip * 0.485,
    shin: hip * 0.455,
    armWidth: unit * 0.225 * limb,
    wristWidth: unit * 0.155 * limb,
    thighWidth: unit * 0.32 * limb * (feminine && grown ? 1.05 : 1),
    ankleWidth: unit * 0.185 * limb,
    neckWidth: unit * (spec.age === 'child' ? 0.3 : masculine ? 0.42 : 0.32) * Math.sqrt(build.limb),
    hand: unit * (spec.age === 'child' ? 0.56 : 0.64) * (masculine ? 1.05 : 0.94),
    foot: unit * (spec.age === 'child' ? 0.76 : 0.92),
    stoop: spec.age === 'old' ? 0.1 : 0,
  };
  return {
    spec,
    colours: createPersonColours(spec),
    face: withFeatures(face, spec.features),
    body,
    weakSide: random.chance(0.5) ? 1 : -1,
  };
}
