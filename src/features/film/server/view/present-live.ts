import { layOutCaptions, subtitleColumns } from '#src/platform/server/media/captions/subtitles.ts';
import type { FilmView, LivePiece } from '../../film-view-contract.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { frameSize } from '../timeline/frame-size.ts';
import { planSubtitles } from '../timeline/plan-subtitles.ts';

/**
 * A film as far as it can be watched while it is made: its pieces, and the captions that begin in them, which are those
 * of the finished film.
 */
export function presentLive(rows: FilmRows, pieces: readonly LivePiece[]): NonNullable<FilmView['live']> {
  const last = pieces.at(-1);
  return {
    pieces: pieces.map(({ key, startSeconds, durationSeconds }) => ({ key, startSeconds, durationSeconds })),
    captions: last ? captionsUntil(rows, last.startSeconds + last.durationSeconds) : [],
  };
}

function captionsUntil(rows: FilmRows, seconds: number): NonNullable<FilmView['live']>['captions'] {
  const { aspect, shortSidePixels, language } = rows.film;
  const { widthPixels: width, heightPixels: height } = frameSize(aspect, shortSidePixels);
  return layOutCaptions(planSubtitles(rows), { language, columns: subtitleColumns({ width, height }, language) })
    .filter(({ startSeconds }) => startSeconds < seconds)
    .map(({ startSeconds, endSeconds, lines }) => ({ startSeconds, endSeconds, lines }));
}
