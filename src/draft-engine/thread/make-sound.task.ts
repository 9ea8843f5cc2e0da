import { writeFile } from 'node:fs/promises';
import { makeAmbience, makeSoundEvent } from '../sound/make-sound.ts';
import type { AmbienceKind, SoundEventKind } from '../story/sound-kinds.ts';
import { writeWav } from '../voice/wav.ts';

/** Input of a sound. */
export interface SoundTask {
  sound:
    | { kind: 'ambience'; ambience: AmbienceKind; durationSeconds: number }
    | { kind: 'event'; event: SoundEventKind };
  seed: number;
  path: string;
}

/** Writes a sound to a mono WAV file. */
export async function makeSoundTask({ sound, seed, path }: SoundTask): Promise<{ durationSeconds: number }> {
  const samples =
    sound.kind === 'ambience'
      ? makeAmbience(sound.ambience, sound.durationSeconds, seed)
      : makeSoundEvent(sound.event, seed);
  await writeFile(path, writeWav({ sampleRate: 48_000, channels: [samples] }));
  return { durationSeconds: samples.length / 48_000 };
}
