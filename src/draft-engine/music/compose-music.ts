import { createRequire } from 'node:module';
import { composeScore } from './compose-score.ts';
import { masterMusic } from './master-music.ts';
import type { MusicRequest, StereoSound } from './music-request.ts';
import { renderScore } from './render-score.ts';

/**
 * Writes and plays the music of a film: stereo at 48 kHz, exactly as long as asked, ending with the film. A sound font
 * of the operator's may be given; without one the small one that comes with the program is used.
 */
export async function composeMusic(
  request: MusicRequest,
  options: { soundFontPath?: string } = {},
): Promise<StereoSound> {
  const sound = await renderScore(composeScore(request), options.soundFontPath ?? findSoundFont());
  masterMusic(sound);
  return sound;
}

function findSoundFont(): string {
  return createRequire(import.meta.url).resolve('@coderline/alphatab/soundfont/sonivox.sf3');
}
