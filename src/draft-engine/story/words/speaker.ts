import type { ConceptId } from '../concepts/concept.ts';
import type { DrawnFigure, PersonFigure } from '../figure-spec.ts';

/** What of somebody decides how they speak and are spoken to. */
export interface Speaker {
  kind: DrawnFigure['kind'];
  concept: ConceptId;
  age: PersonFigure['age'];
  gender: PersonFigure['gender'];
}
