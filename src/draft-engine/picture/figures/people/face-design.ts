import type { Random } from '#src/shared/random.ts';
import type { PersonFigure } from '../../../story/figure-spec.ts';
import { withFeatures } from './face-features.ts';
import { vary } from './vary.ts';

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

/** What an age adds to the measures of a face. */
interface FaceOfAge {
  jaw: number;
  cheek: number;
  eyeSize: number;
  eyeSpacing: number;
  eyeY: number;
  brow: number;
  nose: number;
  noseY: number;
  mouthY: number;
  mouthWidth: number;
  /** Height of an open eye against its width: a child's is nearly round. */
  eyeHeight: number;
  /** Fullness and colour of the lips. */
  lips: number;
  ear: number;
  /** Lashes where they are not a woman's. */
  lashes: number;
}

const GROWN_FACE: FaceOfAge = {
  jaw: 0,
  cheek: 0,
  eyeSize: 0,
  eyeSpacing: 0,
  eyeY: 0,
  brow: 0,
  nose: 0,
  noseY: 0,
  mouthY: 0,
  mouthWidth: 0,
  eyeHeight: 0.52,
  lips: 0.75,
  ear: 1,
  lashes: 0,
};
const FACES_OF_AGES: Readonly<Record<PersonFigure['age'], FaceOfAge>> = {
  child: {
    jaw: 0.04,
    cheek: 0.05,
    eyeSize: 0.2,
    eyeSpacing: 0.02,
    eyeY: 0.1,
    brow: -0.15,
    nose: -0.28,
    noseY: 0.04,
    mouthY: 0.03,
    mouthWidth: -0.045,
    eyeHeight: 0.78,
    lips: 0.3,
    ear: 1,
    lashes: 0.4,
  },
  youth: { ...GROWN_FACE, eyeHeight: 0.58, lips: 0.7 },
  adult: GROWN_FACE,
  old: { ...GROWN_FACE, brow: 0.25, nose: 0.22, eyeHeight: 0.45, lips: 0.45, ear: 1.18 },
};
/** What a build adds to jaw and cheeks. */
const FACES_OF_BUILDS: Readonly<Record<PersonFigure['build'], { jaw: number; cheek: number }>> = {
  slim: { jaw: 0, cheek: -0.04 },
  average: { jaw: 0, cheek: 0 },
  broad: { jaw: 0.05, cheek: 0 },
  round: { jaw: 0.1, cheek: 0.05 },
};
const SOFT_FACE = { jaw: 0.58, chin: 0.2 };
const STRONG_FACE = { jaw: 0.68, chin: 0.3 };

/** Works out a face; the measures are drawn in a fixed order, or equal seeds would give other faces. */
export function designFace(spec: PersonFigure, random: Random): FaceDesign {
  const age = FACES_OF_AGES[spec.age];
  const build = FACES_OF_BUILDS[spec.build];
  const masculine = spec.gender === 'masculine';
  const feminine = spec.gender === 'feminine';
  const bones = masculine && spec.age !== 'child' ? STRONG_FACE : SOFT_FACE;
  const deepSkin = spec.skin >= 4;
  const face: FaceDesign = {
    jaw: vary(random, bones.jaw + build.jaw + age.jaw, 0.07),
    chin: vary(random, bones.chin, 0.15),
    cheek: vary(random, 0.97 + age.cheek + build.cheek, 0.02),
    eyeSize: vary(random, 1 + age.eyeSize + (feminine ? 0.05 : 0), 0.05),
    eyeSpacing: vary(random, 0.365 + age.eyeSpacing, 0.04),
    eyeY: 0.08 + age.eyeY + random.between(-0.012, 0.012),
    eyeRoundness: vary(random, age.eyeHeight + (feminine ? 0.05 : 0), 0.08),
    eyeSlant: random.between(-0.03, 0.05),
    browWeight: vary(random, (masculine ? 1.25 : 0.85) + age.brow, 0.14),
    noseSize: vary(random, (masculine ? 1.15 : 0.92) + age.nose, 0.14),
    noseWidth: vary(random, 1 + (deepSkin ? 0.18 : 0), 0.12),
    noseY: 0.43 + age.noseY,
    mouthY: 0.665 + age.mouthY,
    mouthWidth: vary(random, 0.245 + age.mouthWidth, 0.07),
    lips: age.lips * (feminine ? 1 : 0.4) + (deepSkin ? 0.25 : 0),
    ear: vary(random, age.ear, 0.08),
    lashes: feminine ? 1 : age.lashes,
    wrinkles: spec.age === 'old' ? 1 : 0,
    freckles: hasFreckles(spec, random),
  };
  return withFeatures(face, spec.features);
}

function hasFreckles(spec: PersonFigure, random: Random): boolean {
  const redHaired = spec.hairColour === 'orange' || spec.hairColour === 'copper';
  return spec.skin <= 1 && spec.age !== 'old' && random.chance(redHaired ? 0.85 : 0.15);
}
