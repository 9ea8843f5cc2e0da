import type { FrameWords } from '../grammar.ts';
import { markLines } from './lines.ts';

/** The words of one verb; lines get the mark of their speaker. */
export const frame = (
  wish: string,
  loglines: readonly string[],
  narration: FrameWords['narration'],
  lines: FrameWords['lines'],
): FrameWords => ({ wish, loglines, narration, lines: markLines(lines) });
