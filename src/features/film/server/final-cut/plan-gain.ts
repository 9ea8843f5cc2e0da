import { FILM_LOUDNESS_LUFS } from '#src/platform/server/media/sound/mix-audio.ts';
import { shownShots } from '../../timeline/shown-shots.ts';
import type { FilmRows } from '../state/film-rows.ts';

/** Loudness of the stretches with and without speech, before the gain of the whole: their levels in the mix. */
const SPOKEN_LUFS = -18;
const UNSPOKEN_LUFS = -23.5;
/** Time of a speaking shot in which nobody speaks. */
const AIR_SECONDS = 1.1;

/**
 * The gain that brings a film to its loudness, decibels, by what its story says about speech. It is the same before any
 * sound is there and when all are, so what is heard while a film is made is as loud as the finished film.
 */
export function planFilmGain({ shots }: Pick<FilmRows, 'shots'>): number {
  let [spoken, seconds] = [0, 0];
  for (const { plan } of shownShots(shots)) {
    const speaks = plan.speech.kind !== 'silent' && plan.speech.text.trim() !== '';
    spoken += speaks ? Math.max(0, plan.durationSeconds - AIR_SECONDS) : 0;
    seconds += plan.durationSeconds;
  }
  const share = seconds > 0 ? spoken / seconds : 0;
  const power = share * 10 ** (SPOKEN_LUFS / 10) + (1 - share) * 10 ** (UNSPOKEN_LUFS / 10);
  return Math.round((FILM_LOUDNESS_LUFS - 10 * Math.log10(power)) * 10) / 10;
}
