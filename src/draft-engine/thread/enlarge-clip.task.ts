import { enlargeClip, type ClipEnlarging, type EnlargedClip } from '../enlarging/enlarge-clip.ts';

/** Input of a clip that becomes larger. */
export type EnlargeClipTask = Omit<ClipEnlarging, 'signal'>;

/** Enlarges a clip. Throws as `enlargeClip` does. */
export async function enlargeClipTask(
  input: EnlargeClipTask,
  { signal }: { signal: AbortSignal },
): Promise<EnlargedClip> {
  return enlargeClip({ ...input, signal });
}
