import { changeFilm } from '../editing/change-film.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import type { FilmRow } from '../tables.ts';

/**
 * Says whether others may copy a film of the account (COMM-10). Copies that were made while they might stay. Throws
 * FILM_NOT_FOUND.
 */
export async function allowRemixes(
  dependencies: Pick<FilmDependencies, 'db' | 'audience'>,
  { accountId, filmId, allowed }: { accountId: string; filmId: string; allowed: boolean },
): Promise<FilmRow> {
  return dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    if (film.remixable === allowed) {
      return film;
    }
    const changed = await changeFilm(transaction, film, { remixable: allowed });
    await dependencies.audience.tell(transaction, filmId);
    return changed;
  });
}
