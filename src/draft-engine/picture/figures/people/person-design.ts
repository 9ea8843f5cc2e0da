import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { PersonFigure } from '../../../story/figure-spec.ts';
import { designBody, type BodyDesign } from './body-design.ts';
import { designFace, type FaceDesign } from './face-design.ts';
import { createPersonColours, type PersonColours } from './person-colours.ts';

export interface PersonDesign {
  spec: PersonFigure;
  colours: PersonColours;
  face: FaceDesign;
  body: BodyDesign;
  /** The weaker side of the face: -1 or 1. */
  weakSide: number;
}

/** Works out a person's proportions, face and colours. Equal descriptions give equal designs. */
export function createPersonDesign(spec: PersonFigure): PersonDesign {
  const random = createRandom(deriveSeed(spec.seed, 'person'));
  const body = designBody(spec, random);
  const face = designFace(spec, random);
  return { spec, colours: createPersonColours(spec), face, body, weakSide: random.chance(0.5) ? 1 : -1 };
}
