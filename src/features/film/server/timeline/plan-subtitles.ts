import type { Cue } from '#src/platform/server/media/captions/time-parts.ts';
import { scheduleTexts } from '../../timeline/spoken-texts.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { planFilmTimes } from './film-times.ts';

/** The subtitles of a film: what is said in each shot, from its first word to its last, with the times of its words. */
export function planSubtitles(rows: FilmRows): Cue[] {
  return scheduleTexts(planFilmTimes(rows));
}
