import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';

/** A film that can be made from this idea as it is. */
export interface Sample {
  /** Key of its idea under `filmExamples`. */
  example: 'three' | 'five' | 'six' | 'seven' | 'eight' | 'nine';
  type: FilmType;
  look: LookId;
  seed: number;
  shots: number;
  /** The shot shown as its picture (scripts/showcase.ts). */
  shot: number;
}

/** Sample films, each by our own engine, in its own look. */
export const SAMPLES: readonly Sample[] = [
  { example: 'seven', type: 'detective', look: 'cel', seed: 3, shots: 8, shot: 3 },
  { example: 'six', type: 'fantasy', look: 'papercut', seed: 8, shots: 8, shot: 2 },
  { example: 'three', type: 'comedy', look: 'clay', seed: 3, shots: 8, shot: 2 },
  { example: 'five', type: 'family', look: 'risograph', seed: 8, shots: 8, shot: 7 },
  { example: 'eight', type: 'animation', look: 'watercolour', seed: 8, shots: 8, shot: 4 },
  { example: 'nine', type: 'scifi', look: 'lowpoly', seed: 3, shots: 8, shot: 5 },
];
