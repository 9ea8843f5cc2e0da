import type { ConceptId } from '../concepts/concept.ts';
import type { FrameId } from '../frames/frames.ts';
import type { TimeOfDay, Weather } from '../place-spec.ts';

/** An idea and what a reader must find in it; what is left out is not looked at. */
export interface ExpectedReading {
  idea: string;
  hero?: ConceptId;
  other?: ConceptId;
  place?: ConceptId;
  thing?: ConceptId;
  frame?: FrameId;
  time?: TimeOfDay;
  weather?: Weather;
}
