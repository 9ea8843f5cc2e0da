import { soundClip, type ClipSounding, type SoundedClip } from '../clip-sound/sound-clip.ts';

/** Input of a clip that gets a sound. */
export type SoundClipTask = Omit<ClipSounding, 'signal'>;

/** Gives a clip a sound. Throws as `soundClip` does. */
export async function soundClipTask(input: SoundClipTask, { signal }: { signal: AbortSignal }): Promise<SoundedClip> {
  return soundClip({ ...input, signal });
}
