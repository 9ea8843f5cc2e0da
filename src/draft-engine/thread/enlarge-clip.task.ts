import type { TaskContext } from '#src/platform/server/workers/serve-tasks.ts';
import { enlargeClip, type ClipEnlarging, type EnlargedClip } from '../enlarging/enlarge-clip.ts';

/** Input of a clip that becomes larger. */
export type EnlargeClipTask = Omit<ClipEnlarging, keyof TaskContext>;

/** Enlarges a clip. Throws as `enlargeClip` does. */
export async function enlargeClipTask(input: EnlargeClipTask, run: TaskContext): Promise<EnlargedClip> {
  return enlargeClip({ ...input, ...run });
}
