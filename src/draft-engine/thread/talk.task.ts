import type { TaskContext } from '#src/platform/server/workers/serve-tasks.ts';
import { makeTalkingClip, type MadeClip, type TalkingClip } from '../talking/make-talking-clip.ts';

/** Input of a talking photo. */
export type TalkTask = Omit<TalkingClip, keyof TaskContext>;

/** Makes a talking photo. Throws as `makeTalkingClip` does. */
export async function talkTask(input: TalkTask, run: TaskContext): Promise<MadeClip> {
  return makeTalkingClip({ ...input, ...run });
}
