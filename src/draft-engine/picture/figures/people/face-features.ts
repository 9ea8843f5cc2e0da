import type { FaceFeatures } from '../../../story/figure-spec.ts';

/** The measures of a face that run in families. */
type Measure =
  | 'eyeRoundness'
  | 'eyeSize'
  | 'eyeSpacing'
  | 'eyeSlant'
  | 'browWeight'
  | 'noseSize'
  | 'noseWidth'
  | 'jaw'
  | 'chin'
  | 'cheek'
  | 'lips'
  | 'mouthWidth';
type Face = Record<Measure, number>;
type Change = Partial<Face>;

/** Factors by which a shape changes a face. */
const FACTORS: {
  readonly [Field in keyof Omit<FaceFeatures, 'iris'>]-?: Readonly<Record<NonNullable<FaceFeatures[Field]>, Change>>;
} = {
  eyes: {
    round: { eyeRoundness: 1.1 },
    almond: { eyeRoundness: 0.86, eyeSize: 0.98 },
    monolid: { eyeRoundness: 0.76, eyeSize: 0.95 },
    hooded: { eyeRoundness: 0.8, eyeSpacing: 1.03 },
    deep_set: { eyeRoundness: 0.92, eyeSize: 0.94, browWeight: 1.12 },
  },
  nose: {
    button: { noseSize: 0.84, noseWidth: 0.95 },
    straight: { noseSize: 1, noseWidth: 0.92 },
    narrow: { noseSize: 1.08, noseWidth: 0.8 },
    broad: { noseSize: 1, noseWidth: 1.24 },
    strong: { noseSize: 1.24, noseWidth: 1.02 },
  },
  jaw: {
    oval: { jaw: 0.97, chin: 1 },
    heart: { jaw: 0.87, chin: 0.82, cheek: 1.01 },
    square: { jaw: 1.17, chin: 1.3 },
    long: { jaw: 0.97, chin: 0.95, cheek: 0.965 },
    round: { jaw: 1.11, chin: 1.05, cheek: 1.02 },
  },
  brows: {
    fine: { browWeight: 0.78 },
    straight: { browWeight: 1.02 },
    arched: { browWeight: 0.9 },
    full: { browWeight: 1.3 },
  },
  lips: { thin: { lips: 0.8 }, full: { lips: 1.35, mouthWidth: 1.05 } },
};
/** What is added, in head radii: the outer corner of the eyes up. */
const SLANTS: Readonly<Record<NonNullable<FaceFeatures['eyes']>, number>> = {
  round: -0.01,
  almond: 0.03,
  monolid: 0.035,
  hooded: -0.015,
  deep_set: 0,
};

/** A face with the shapes that run in its people; without any it stays as it is. */
export function withFeatures<Design extends Face>(face: Design, features: FaceFeatures | undefined): Design {
  if (!features) {
    return face;
  }
  const changed: Face = { ...face };
  for (const [field, shape] of Object.entries(features) as [string, string][]) {
    const change = (FACTORS as Readonly<Record<string, Readonly<Record<string, Change>>>>)[field]?.[shape] ?? {};
    for (const [measure, factor] of Object.entries(change) as [Measure, number][]) {
      changed[measure] *= factor;
    }
  }
  changed.eyeSlant += features.eyes ? SLANTS[features.eyes] : 0;
  return { ...face, ...changed };
}
