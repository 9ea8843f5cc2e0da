import type { Speech } from '../speech.ts';
import type { StoryCriticism } from './story-pass.ts';

/** What a language model wrote for the best plan of a story. Plain JSON. */
export interface StoryWording {
  wordedBy: string;
  title: string;
  logline: string;
  outline: string;
  /** What is heard in each shot, in order. */
  speeches: Speech[];
  criticism?: StoryCriticism;
}
