/** Mouth shapes of speech: few enough to draw by hand, enough to be readable. */
const VISEMES = ['rest', 'closed', 'open', 'mid', 'wide', 'round', 'narrow', 'teeth', 'tongue'] as const;
export type Viseme = (typeof VISEMES)[number];

/** One mouth shape and its duration. Spans follow each other without gaps from 0 to the voice's end. */
export interface VisemeSpan {
  viseme: Viseme;
  startSeconds: number;
  endSeconds: number;
  /** Opening of the mouth: 0 shut, 1 this speaker's maximum; follows the loudness. */
  openness: number;
}
