import { burnLines, type BurnedClip, type LineBurn } from '../subtitles/burn-lines.ts';

/** Input of lines that are drawn into a clip. */
export type BurnLinesTask = Omit<LineBurn, 'signal'>;

/** Draws lines into a clip. Throws as `burnLines` does. */
export async function burnLinesTask(input: BurnLinesTask, { signal }: { signal: AbortSignal }): Promise<BurnedClip> {
  return burnLines({ ...input, signal });
}
