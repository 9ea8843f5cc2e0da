import { writeFile } from 'node:fs/promises';
import { composeMusic } from '../music/compose-music.ts';
import type { MusicRequest } from '../music/music-request.ts';
import type { UnderstoodMusic } from '../music/understood-music.ts';
import { writeWav } from '../voice/wav.ts';

/** Composes and renders a piece into a stereo WAV file; answers what was understood. */
export async function composeMusicTask(
  input: MusicRequest & { path: string; soundFontPath?: string },
): Promise<{ durationSeconds: number; understood: UnderstoodMusic }> {
  const { left, right, understood } = await composeMusic(
    input,
    input.soundFontPath === undefined ? {} : { soundFontPath: input.soundFontPath },
  );
  await writeFile(input.path, writeWav({ sampleRate: 48_000, channels: [left, right] }));
  return { durationSeconds: left.length / 48_000, understood };
}
