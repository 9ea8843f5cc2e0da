import type { CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import { changeFilm } from '../editing/change-film.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';

/**
 * Writes the volumes of a film's voices, music and effects (EDIT-12); it is cut again on request. Throws
 * FILM_NOT_FOUND.
 */
export async function setVolumes(
  dependencies: Pick<FilmDependencies, 'db'>,
  { accountId, filmId, volumes }: { accountId: string; filmId: string; volumes: CutSettings['volumes'] },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    await changeFilm(transaction, film, { cutSettings: { ...film.cutSettings, volumes }, cutHeld: true });
  });
}
