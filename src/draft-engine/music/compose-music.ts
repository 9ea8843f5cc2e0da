import { createRequire } from 'node:module';
import type { MusicStem } from '#src/shared/catalogue/music-stems.ts';
import { composeScore } from './compose-score.ts';
import type { MusicRequest, PartName, Score, StereoSound } from './music-request.ts';
import { masterMusic, MUSIC_LUFS } from './play/master-music.ts';
import { addTo, renderScore } from './play/render-score.ts';
import type { UnderstoodMusic } from './understood-music.ts';

/** Who plays in each stem: together they are the piece. */
const STEM_PARTS: Readonly<Record<MusicStem, readonly PartName[]>> = {
  melody: ['melody', 'answer'],
  harmony: ['harmony', 'figure', 'pad', 'accent'],
  bass: ['bass'],
  drums: ['drums'],
};

/**
 * Composes and renders music for a film or by a description: stereo at 48 kHz, exactly as long as requested, ending
 * with a cadence inside its length; and what was understood. A loop ends where it begins. Uses the operator's sound
 * font, or else the small one shipped with the program. `isSilent` is true for a stem in which nobody plays.
 */
export async function composeMusic(
  request: MusicRequest,
  options: { soundFontPath?: string } = {},
): Promise<StereoSound & { understood: UnderstoodMusic; isSilent: boolean }> {
  const score = composeScore(request);
  const font = options.soundFontPath ?? findSoundFont();
  const mastering = { lufs: 'description' in request ? MUSIC_LUFS.piece : MUSIC_LUFS.film, isLoop: score.isLoop };
  const { understood } = score;
  const stem = 'description' in request ? request.stem : undefined;
  if (stem !== undefined) {
    return { ...(await renderStem(score, font, new Set(STEM_PARTS[stem]), mastering)), understood };
  }
  const sound = await renderScore(score, font);
  masterMusic(sound, mastering);
  return { ...sound, understood, isSilent: false };
}

/** Some parts of a piece, each moment as loud as in the whole. */
async function renderStem(
  score: Score,
  font: string,
  parts: ReadonlySet<PartName>,
  mastering: Parameters<typeof masterMusic>[1],
): Promise<StereoSound & { isSilent: boolean }> {
  if (!score.notes.some(({ part }) => parts.has(part))) {
    return { left: new Float32Array(), right: new Float32Array(), isSilent: true };
  }
  const stem = await renderScore(score, font, parts);
  const others = new Set(score.notes.map(({ part }) => part).filter((part) => !parts.has(part)));
  const whole = { left: stem.left.slice(), right: stem.right.slice() };
  addTo(whole, await renderScore(score, font, others));
  const curve = masterMusic(whole, mastering);
  for (let index = 0; index < curve.length; index++) {
    stem.left[index] = (stem.left[index] as number) * (curve[index] as number);
    stem.right[index] = (stem.right[index] as number) * (curve[index] as number);
  }
  return { ...stem, isSilent: false };
}

function findSoundFont(): string {
  return createRequire(import.meta.url).resolve('@coderline/alphatab/soundfont/sonivox.sf3');
}
