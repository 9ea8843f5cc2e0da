import { eq, desc } from 'drizzle-orm';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { FileRow } from '#src/foundation/files/server/tables.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { loadFilmFor } from './load-film-for.ts';
import { measureProgress, type FilmProgress } from './film-progress.ts';
import { loadFilmRows, type FilmRows } from './pipeline/film-rows.ts';
import { cuts, type CutRow } from './tables.ts';

/** A film with everything that belongs to it. */
export interface WholeFilm extends FilmRows {
  /** Files of the circled takes and of the cut, by id. */
  files: Map<string, FileRow>;
  /** The newest cut, if there is one. */
  cut?: CutRow;
  progress: FilmProgress;
}

/** Reads a film of the account with all its parts. Throws FILM_NOT_FOUND. */
export async function readFilm(executor: Executor, read: { accountId: string; filmId: string }): Promise<WholeFilm> {
  const film = await loadFilmFor(executor, read.accountId, read.filmId);
  const rows = await loadFilmRows(executor, film.id);
  if (!rows) throw new AppError('FILM_NOT_FOUND', { details: { film: read.filmId } });
  const [cut] = await executor.select().from(cuts).where(eq(cuts.filmId, film.id)).orderBy(desc(cuts.createdAt)).limit(1);
  const ids = rows.takes.filter((take) => take.circled).flatMap((take) => take.fileId ?? []);
  const files = await findFiles(executor, [...ids, ...(cut?.subtitlesFileId ? [cut.subtitlesFileId] : [])]);
  return { ...rows, files, ...(cut ? { cut } : {}), progress: measureProgress(rows, new Date()) };
}

/** How far a film of the account is. Throws FILM_NOT_FOUND. */
export async function filmProgress(executor: Executor, read: { accountId: string; filmId: string }): Promise<FilmProgress> {
  const film = await loadFilmFor(executor, read.accountId, read.filmId);
  const rows = await loadFilmRows(executor, film.id);
  if (!rows) throw new AppError('FILM_NOT_FOUND', { details: { film: read.filmId } });
  return measureProgress(rows, new Date());
}
