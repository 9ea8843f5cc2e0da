import type { SubtitleLine } from '#src/shared/subtitles/subtitle-line.ts';
import { hearClip, type ClipHearing } from '../subtitles/hear-clip.ts';

/** Input of a clip that is listened to. */
export type HearClipTask = Omit<ClipHearing, 'signal'>;

/** Writes down what is said in a clip. Throws as `hearClip` does. */
export async function hearClipTask(input: HearClipTask, { signal }: { signal: AbortSignal }): Promise<SubtitleLine[]> {
  return hearClip({ ...input, signal });
}
