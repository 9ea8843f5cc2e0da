import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { loadRowsFor } from '../load-film-for.ts';
import type { FilmRows } from '../state/film-rows.ts';
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
  { shotId, ...film }: ShotOfFilm,
): Promise<{ rows: FilmRows; shot: ShotRow }> {
  const rows = await loadRowsFor(transaction, film, { lock: true });
  return { rows, shot: findShot(rows, shotId) };
}

/** Throws EDIT_NOT_POSSIBLE where the film has no such shot. */
export function findShot({ shots }: Pick<FilmRows, 'shots'>, shotId: string): ShotRow {
  const shot = shots.find(({ id }) => id === shotId);
  if (!shot) {
    throw new AppError('EDIT_NOT_POSSIBLE', { details: { problem: 'gone' } });
  }
  return shot;
}
