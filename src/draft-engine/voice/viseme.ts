/** Shapes of a mouth that speaks, few enough to draw by hand and enough to read. */
export const VISEMES = ['rest', 'closed', 'open', 'mid', 'wide', 'round', 'narrow', 'teeth', 'tongue'] as const;
export type Viseme = (typeof VISEMES)[number];

/** One shape of the mouth and how long it holds. Spans follow each other without gaps from 0 to the voice's end. */
export interface VisemeSpan {
  viseme: Viseme;
  startSeconds: number;
  endSeconds: number;
  /** How far the mouth is open: 0 shut, 1 as wide as this speaker gets; follows how loud the sound is. */
  openness: number;
}
