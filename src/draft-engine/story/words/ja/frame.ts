import type { NarrationBeat, LineBeat } from '../../shapes/beats.ts';
import type { FrameWords } from '../grammar.ts';
import { linesByBeat } from './lines.ts';

/** The wish in the idea's own words, whatever the verb. */
const WISHES = [
  '「{want}」。声に出すと、もう後には<引けない->。',
  '心は決まった。{want}。{hero}には、ほかの道が<見えない>。',
  '今日こそ、と{hero}は<思う>。{want}日は、今日しかない。',
];

/** Gathers what a verb adds; marks its lines with their speakers. */
export const frameWords = (
  wish: string,
  loglines: readonly string[],
  narration: Readonly<Partial<Record<NarrationBeat, readonly string[]>>>,
  lines: Readonly<Partial<Record<LineBeat, readonly string[]>>>,
): FrameWords => ({
  wish,
  loglines,
  narration: { ...narration, want: [...(narration.want ?? []), ...WISHES] },
  lines: linesByBeat(lines),
});
