import { makeTalkingClip, type MadeClip, type TalkingClip } from '../talking/make-talking-clip.ts';

/** Input of a talking photo. */
export type TalkTask = Omit<TalkingClip, 'signal'>;

/** Makes a talking photo. Throws as `makeTalkingClip` does. */
export async function talkTask(input: TalkTask, { signal }: { signal: AbortSignal }): Promise<MadeClip> {
  return makeTalkingClip({ ...input, signal });
}
