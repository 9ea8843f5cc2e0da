import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import type { ShotRow } from '../tables.ts';

/** One shot of a film of an account. */
export interface ShotOfFilm {
  accountId: string;
  filmId: string;
  shotId: string;
}

/**
 * The rows of a film, locked, with one of its shots. Throws FILM_NOT_FOUND, and EDIT_NOT_POSSIBLE where the film has no
 * such shot.
 */
export async function loadShot(
  transaction: Transaction,
  { accountId, filmId, shotId }: ShotOfFilm,
): Promise<{ rows: FilmRows; shot: ShotRow }> {
  const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
  const rows = await loadFilmRows(transaction, film.id);
  const shot = rows?.shots.find(({ id }) => id === shotId);
  if (!rows || !shot) {
    throw new AppError('EDIT_NOT_POSSIBLE', { details: { problem: 'gone' } });
  }
  return { rows, shot };
}
