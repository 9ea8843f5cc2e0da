import { eq } from 'drizzle-orm';
import type { FilmDependencies } from '../film-dependencies.ts';
import { canLoseMark } from '../final-cut/can-lose-mark.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { isCutStale, UPLOAD } from '../state/cut-ingredients.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { films } from '../tables.ts';
import { wakeFilm } from '../takes/wake-film.ts';
import { beginTakes } from './begin-takes.ts';

/**
 * Lets a film be cut again, when what is being made for it is there (EDIT-13). An unchanged one only where the last cut
 * failed, or the new one would carry no mark. Throws FILM_NOT_FOUND.
 */
export async function makeFinalCut(
  dependencies: Pick<FilmDependencies, 'db' | 'queue' | 'vendors' | 'ownKeys'>,
  { accountId, filmId }: { accountId: string; filmId: string },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    await transaction.update(films).set({ cutHeld: false }).where(eq(films.id, film.id));
    const rows = await loadFilmRows(transaction, film.id);
    if (rows && film.status === 'COMPLETED' && !isCutStale(rows)) {
      if (hasFailed(rows) || (await canLoseMark(transaction, rows))) {
        await beginTakes(transaction, dependencies, rows, [{ kind: 'movie', key: WHOLE_FILM }]);
      }
      return;
    }
    await wakeFilm(transaction, dependencies, film.id, { urgency: 'person' });
  });
}

/** True when the newest cut that was made here failed. */
function hasFailed({ takes }: FilmRows): boolean {
  const newest = takes.findLast(({ assetKind, inputs }) => assetKind === 'movie' && inputs.model !== UPLOAD);
  return newest?.state === 'failed';
}
