import type { NarrationBeat, LineBeat } from '../../shapes/beats.ts';
import type { FrameWords } from '../grammar.ts';
import { linesByBeat } from './lines.ts';

/** Gathers what a verb adds; marks its lines with their speakers. */
export const frameWords = (wish: string, loglines: readonly string[], narration: Readonly<Partial<Record<NarrationBeat, readonly string[]>>>, lines: Readonly<Partial<Record<LineBeat, readonly string[]>>>): FrameWords =>
  ({ wish, loglines, narration, lines: linesByBeat(lines) });
