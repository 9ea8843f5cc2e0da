import { areSameCuts, type CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { isCutStale } from '../state/cut-ingredients.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { isCutRenewed } from '../takes/follow-edits.ts';
import { changeFilm } from './change-film.ts';

/**
 * Writes the owner's choices for the final cut, each as it is made (EDIT-12, EDIT-13); every later cut follows them,
 * and a finished film is cut again on request. A cut that was ordered and has not begun is still made. Throws
 * FILM_NOT_FOUND.
 */
export async function chooseCut(
  dependencies: Pick<FilmDependencies, 'db'>,
  { accountId, filmId, choices }: { accountId: string; filmId: string; choices: Partial<CutSettings> },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const cutSettings = { ...film.cutSettings, ...choices };
    if (areSameCuts(cutSettings, film.cutSettings)) {
      return;
    }
    const rows = film.cutHeld ? undefined : await loadFilmRows(transaction, film.id);
    const isOrdered = rows !== undefined && (isCutStale(rows) || isCutRenewed(rows));
    await changeFilm(transaction, film, { cutSettings, cutHeld: !isOrdered });
  });
}
