import { writeFile } from 'node:fs/promises';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { composeMusic } from '../music/compose-music.ts';
import type { MusicRequest } from '../music/music-request.ts';
import type { UnderstoodMusic } from '../music/understood-music.ts';

/** Composes and renders a piece into a stereo WAV file; answers what was understood. */
export async function composeMusicTask(
  input: MusicRequest & { path: string; soundFontPath?: string },
): Promise<{ durationSeconds: number; understood: UnderstoodMusic }> {
  const { left, right, understood } = await composeMusic(
    input,
    input.soundFontPath === undefined ? {} : { soundFontPath: input.soundFontPath },
  );
  await writeFile(input.path, encodePcmWav({ sampleRate: SAMPLE_RATE, channels: [left, right] }));
  return { durationSeconds: left.length / SAMPLE_RATE, understood };
}
