import type { Cue } from '#src/platform/server/media/captions/time-parts.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { planFilmTimes } from './film-times.ts';

/** The subtitles of a film: what is said in each shot, from its first word to its last, with the times of its words. */
export function planSubtitles(rows: FilmRows): Cue[] {
  return planFilmTimes(rows)
    .shots.filter((shot) => shot.spokenSeconds > 0)
    .map(({ plan, speechStartSeconds, spokenSeconds, words }) => ({
      text: plan.speech.text,
      startSeconds: speechStartSeconds + (words[0]?.startSeconds ?? 0),
      endSeconds: speechStartSeconds + (words.at(-1)?.endSeconds ?? spokenSeconds),
      words: words.map((word) => ({
        text: word.text,
        startSeconds: speechStartSeconds + word.startSeconds,
        endSeconds: speechStartSeconds + word.endSeconds,
      })),
    }));
}
