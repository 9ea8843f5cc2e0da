import { desc, eq, sql } from 'drizzle-orm';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { FileRow } from '#src/foundation/files/server/tables.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { shownShots } from '../../timeline/shown-shots.ts';
import { stemsOf } from '../final-cut/cut-stems.ts';
import { loadFilmFor, loadRowsFor } from '../load-film-for.ts';
import { circledTake, loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { cuts, type CutRow } from '../tables.ts';
import { measureProgress, type FilmProgress } from './film-progress.ts';

/** A film with everything that belongs to it. */
export interface WholeFilm extends FilmRows {
  /** Files of the circled takes, of the cut, its poster and of the cover, by id. */
  files: Map<string, FileRow>;
  /** The cut that is used, if there is one. */
  cut?: CutRow;
  progress: FilmProgress;
}

/** Reads a film of the account with all its parts. Throws FILM_NOT_FOUND. */
export async function readFilm(executor: Executor, read: { accountId: string; filmId: string }): Promise<WholeFilm> {
  const film = await loadFilmFor(executor, read.accountId, read.filmId);
  return readWholeFilm(executor, film.id);
}

/** The same for callers that have checked the access. Throws FILM_NOT_FOUND. */
export async function readWholeFilm(executor: Executor, filmId: string): Promise<WholeFilm> {
  const rows = await loadFilmRows(executor, filmId);
  if (!rows) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
  }
  const movie = circledTake(rows, 'movie', WHOLE_FILM);
  const [cut] = await executor
    .select()
    .from(cuts)
    .where(eq(cuts.filmId, filmId))
    .orderBy(desc(sql`${cuts.takeId}::text = ${movie?.id ?? ''}`), desc(cuts.createdAt))
    .limit(1);
  const ids = rows.takes.filter((take) => take.circled).flatMap((take) => take.fileId ?? []);
  const files = await findFiles(
    executor,
    [
      ...ids,
      cut?.subtitlesFileId,
      cut?.thumbnailsFileId,
      coverFileId(rows),
      posterFileId(rows),
      ...(cut ? stemsOf(cut).map(({ fileId }) => fileId) : []),
    ].filter((id) => typeof id === 'string'),
  );
  return { ...rows, files, ...(cut ? { cut } : {}), progress: measureProgress(rows, new Date()) };
}

/** The film's cover: the chosen one, or the first shot's picture (EDIT-19); undefined before there is one. */
export function coverFile(whole: WholeFilm): FileRow | undefined {
  return whole.files.get(coverFileId(whole) ?? '');
}

/** The cover as it was when the cut that is used was made: the film may show something else since then. */
export function posterFile(whole: WholeFilm): FileRow | undefined {
  return whole.files.get(posterFileId(whole) ?? '') ?? coverFile(whole);
}

function coverFileId(rows: FilmRows): string | undefined {
  const { film, shots } = rows;
  const shotId = film.coverShotId ?? shots[0]?.id;
  const picture = shotId === undefined ? undefined : circledTake(rows, 'picture', shotId);
  return film.coverFileId ?? picture?.fileId ?? undefined;
}

function posterFileId(rows: FilmRows): string | undefined {
  const { film, shots } = rows;
  const used = new Set(circledTake(rows, 'movie', WHOLE_FILM)?.inputs.references);
  const ofCut = rows.takes.filter(({ id, assetKind }) => assetKind === 'picture' && used.has(id));
  const pictures = new Map(ofCut.map(({ assetKey, fileId }) => [assetKey, fileId]));
  const shotIds = [film.coverShotId ?? '', ...shownShots(shots).map(({ id }) => id)];
  return film.coverFileId ?? shotIds.flatMap((shotId) => pictures.get(shotId) ?? [])[0];
}

/** Progress of a film of the account. Throws FILM_NOT_FOUND. */
export async function filmProgress(
  executor: Executor,
  read: { accountId: string; filmId: string },
): Promise<FilmProgress> {
  return measureProgress(await loadRowsFor(executor, read), new Date());
}
