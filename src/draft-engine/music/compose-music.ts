import { createRequire } from 'node:module';
import { composeScore } from './compose-score.ts';
import { masterMusic } from './master-music.ts';
import type { MusicRequest, StereoSound } from './music-request.ts';
import { renderScore } from './render-score.ts';

/**
 * Composes and renders the music of a film: stereo at 48 kHz, exactly as long as requested, ending with the film. Uses
 * the operator's sound font, or else the small one shipped with the program.
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
