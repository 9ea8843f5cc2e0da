import type { MemeLine, Size } from '../meme-template.ts';
import type { FittedText } from './fit-text.ts';

export const INK = '#1d1a17';

/** A line with all that drawing it needs; pixels. */
export interface Setting {
  line: MemeLine;
  fitted: FittedText;
  font: string;
  centre: { x: number; y: number };
  widest: number;
  shorter: number;
  size: Size;
}
