import { createRequire } from 'node:module';
import { composeScore } from './compose-score.ts';
import type { MusicRequest, StereoSound } from './music-request.ts';
import { masterMusic } from './play/master-music.ts';
import { renderScore } from './play/render-score.ts';
import type { UnderstoodMusic } from './understood-music.ts';

/**
 * Composes and renders music for a film or by a description: stereo at 48 kHz, exactly as long as requested, ending
 * with a cadence inside its length; and what was understood. Uses the operator's sound font, or else the small one
 * shipped with the program.
 */
export async function composeMusic(
  request: MusicRequest,
  options: { soundFontPath?: string } = {},
): Promise<StereoSound & { understood: UnderstoodMusic }> {
  const score = composeScore(request);
  const sound = await renderScore(score, options.soundFontPath ?? findSoundFont());
  masterMusic(sound);
  return { ...sound, understood: score.understood };
}

function findSoundFont(): string {
  return createRequire(import.meta.url).resolve('@coderline/alphatab/soundfont/sonivox.sf3');
}
