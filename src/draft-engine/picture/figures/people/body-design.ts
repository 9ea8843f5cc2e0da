import type { Random } from '#src/shared/random.ts';
import type { PersonFigure } from '../../../story/figure-spec.ts';
import { vary } from './vary.ts';

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

interface BodyOfAge {
  height: number;
  headsTall: number;
  /** Height in units of the body. */
  unitsTall: number;
  /** Factor of the trunk's width. */
  width: number;
  /** From the chin down to the shoulders, in radii of the head. */
  shoulderDrop: number;
  /** Height of the hips and what an arm is longer than the trunk, as shares of the height of the chin. */
  hip: number;
  armBelowHip: number;
  limb: number;
  belly: number;
  hand: number;
  foot: number;
  stoop: number;
}

const GROWN_BODY: BodyOfAge = {
  height: 1.7,
  headsTall: 5.7,
  unitsTall: 8.2,
  width: 1,
  shoulderDrop: 0.27,
  hip: 0.57,
  armBelowHip: 0.065,
  limb: 1,
  belly: 0,
  hand: 0.64,
  foot: 0.92,
  stoop: 0,
};
const BODIES_OF_AGES: Readonly<Record<PersonFigure['age'], BodyOfAge>> = {
  child: {
    height: 1.12,
    headsTall: 4.5,
    unitsTall: 6.8,
    width: 1,
    shoulderDrop: 0.12,
    hip: 0.53,
    armBelowHip: 0.05,
    limb: 1.02,
    belly: 0.08,
    hand: 0.56,
    foot: 0.76,
    stoop: 0,
  },
  // A youth is a young grown-up: as tall as the others, with a small head, and slimmer.
  youth: { ...GROWN_BODY, height: 1.68, headsTall: 5.9, unitsTall: 8.7, width: 0.96 },
  adult: GROWN_BODY,
  old: { ...GROWN_BODY, height: 1.62, headsTall: 5.5, unitsTall: 8, stoop: 0.1 },
};
const BODIES_OF_BUILDS = {
  slim: { shoulder: 0.93, waist: 0.84, hip: 0.9, limb: 0.88, belly: 0, height: 1.02 },
  average: { shoulder: 1, waist: 1, hip: 1, limb: 1, belly: 0.04, height: 1 },
  broad: { shoulder: 1.2, waist: 1.12, hip: 1.05, limb: 1.16, belly: 0.06, height: 1.04 },
  round: { shoulder: 1.08, waist: 1.42, hip: 1.26, limb: 1.14, belly: 0.3, height: 0.96 },
} as const;

/** What tells women and men apart: a factor of the height, the rest in units of the body. */
interface BodyOfGender {
  height: number;
  width: number;
  waist: number;
  hip: number;
  bust: number;
  thigh: number;
  neck: number;
  hand: number;
}

const GROWN_UPS: Readonly<Record<PersonFigure['gender'], BodyOfGender>> = {
  feminine: { height: 0.96, width: 0.9, waist: 0.76, hip: 0.98, bust: 0.1, thigh: 1.05, neck: 0.32, hand: 0.94 },
  masculine: { height: 1.02, width: 1.08, waist: 0.86, hip: 0.86, bust: 0, thigh: 1, neck: 0.42, hand: 1.05 },
  neutral: { height: 1, width: 0.98, waist: 0.88, hip: 0.86, bust: 0, thigh: 1, neck: 0.32, hand: 0.94 },
};
const CHILD = { height: 1, width: 0.78, waist: 0.88, hip: 0.86, bust: 0, thigh: 1, neck: 0.3, hand: 0.94 };
const CHILDREN: Readonly<Record<PersonFigure['gender'], BodyOfGender>> = {
  feminine: CHILD,
  masculine: { ...CHILD, waist: 0.86, hand: 1.05 },
  neutral: CHILD,
};

/** Works out the lengths of a body; only height and size of the head are left to chance. */
export function designBody(spec: PersonFigure, random: Random): BodyDesign {
  const age = BODIES_OF_AGES[spec.age];
  const build = BODIES_OF_BUILDS[spec.build];
  const gender = (spec.age === 'child' ? CHILDREN : GROWN_UPS)[spec.gender];
  const height = vary(random, age.height, 0.035) * build.height * gender.height;
  const headRadius = height / vary(random, age.headsTall, 0.025) / 2;
  const chin = height - headRadius * 2;
  const unit = height / age.unitsTall;
  const width = unit * gender.width * age.width;
  const shoulder = chin - headRadius * age.shoulderDrop;
  const hip = chin * age.hip;
  const arm = shoulder - hip + chin * age.armBelowHip;
  const limb = build.limb * age.limb;
  return {
    height,
    headRadius,
    unit,
    chin,
    shoulder,
    hip,
    shoulderHalf: width * build.shoulder,
    chestHalf: (width * 0.9 * (build.shoulder + build.waist)) / 2,
    waistHalf: width * gender.waist * build.waist,
    hipHalf: width * gender.hip * build.hip,
    depth: 0.66,
    belly: (build.belly + age.belly) * unit,
    bust: gender.bust * unit,
    upperArm: arm * 0.5,
    foreArm: arm * 0.46,
    thigh: hip * 0.485,
    shin: hip * 0.455,
    armWidth: unit * 0.225 * limb,
    wristWidth: unit * 0.155 * limb,
    thighWidth: unit * 0.32 * limb * gender.thigh,
    ankleWidth: unit * 0.185 * limb,
    neckWidth: unit * gender.neck * Math.sqrt(build.limb),
    hand: unit * age.hand * gender.hand,
    foot: unit * age.foot,
    stoop: age.stoop,
  };
}
