import type { Delivery, Emotion } from '#src/shared/catalogue/shots.ts';

/** What is heard of a voice in a shot. */
export interface Speech {
  kind: 'narration' | 'line' | 'silent';
  /** A character's key for a line. */
  speakerKey?: string;
  /** Empty when silent. */
  text: string;
  emotion: Emotion;
  /** Absent in plans from before it existed: spoken, or narrated. */
  delivery?: Delivery;
}
