import { writeFile } from 'node:fs/promises';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import {
  makeDescribedSound,
  planDescribedSound,
  type DescribedSound,
} from '../sound/description/make-described-sound.ts';
import type { SoundReading } from '../sound/description/read-description.ts';
import { makeAmbience, makeSoundEvent } from '../sound/make-sound.ts';
import type { AmbienceKind, SoundEventKind } from '../story/sound-kinds.ts';

/** Input of a sound. */
export interface SoundTask {
  sound:
    | { kind: 'ambience'; ambience: AmbienceKind; durationSeconds: number }
    | { kind: 'event'; event: SoundEventKind }
    | ({ kind: 'described' } & Omit<DescribedSound, 'seed'>);
  seed: number;
  path: string;
}

/** What was made; of a described sound also what was understood. Nothing is written where nothing of it is known. */
export interface SoundAnswer {
  /** 0 where nothing was written. */
  durationSeconds: number;
  reading?: SoundReading;
}

/** Writes a sound to a WAV file: mono, and stereo for a described one. */
export async function makeSoundTask({ sound, seed, path }: SoundTask): Promise<SoundAnswer> {
  if (sound.kind === 'described') {
    return describedSound(sound, seed, path);
  }
  const samples =
    sound.kind === 'ambience'
      ? makeAmbience(sound.ambience, sound.durationSeconds, seed)
      : makeSoundEvent(sound.event, seed);
  await writeFile(path, encodePcmWav({ sampleRate: SAMPLE_RATE, channels: [samples] }));
  return { durationSeconds: samples.length / SAMPLE_RATE };
}

async function describedSound(
  sound: Extract<SoundTask['sound'], { kind: 'described' }>,
  seed: number,
  path: string,
): Promise<SoundAnswer> {
  const plan = planDescribedSound({ ...sound, seed });
  if (plan.kind === 'nothing_known') {
    return { durationSeconds: 0, reading: plan.reading };
  }
  const channels = makeDescribedSound(plan, { durationSeconds: sound.durationSeconds, seed });
  await writeFile(path, encodePcmWav({ sampleRate: SAMPLE_RATE, channels }));
  return { durationSeconds: channels[0].length / SAMPLE_RATE, reading: plan.reading };
}
