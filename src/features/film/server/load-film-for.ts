import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { loadFilmRows, type FilmRows } from './state/film-rows.ts';
import { films, type FilmRow } from './tables.ts';

/** The film if the account owns it. Throws FILM_NOT_FOUND otherwise, whether it exists or not, and when it was deleted. */
export async function loadFilmFor(
  executor: Executor,
  accountId: string,
  filmId: string,
  options: { lock?: boolean } = {},
): Promise<FilmRow> {
  const select = executor
    .select()
    .from(films)
    .where(and(eq(films.id, filmId), eq(films.accountId, accountId), isNull(films.deletedAt)));
  const [film] = await (options.lock ? select.for('update') : select);
  if (!film) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
  }
  return film;
}

/** The same with all its rows. */
export async function loadRowsFor(
  executor: Executor,
  { accountId, filmId }: { accountId: string; filmId: string },
  options: { lock?: boolean } = {},
): Promise<FilmRows> {
  await loadFilmFor(executor, accountId, filmId, options);
  const rows = await loadFilmRows(executor, filmId);
  if (!rows) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
  }
  return rows;
}
