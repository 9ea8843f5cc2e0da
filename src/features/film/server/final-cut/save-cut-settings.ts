import { desc, eq } from 'drizzle-orm';
import type { CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import { changeFilm } from '../editing/change-film.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { readFilmRights } from '../film-rights.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { beginTakes } from '../pipeline/begin-takes.ts';
import { isCutStale } from '../state/cut-ingredients.ts';
import { circledTake, loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { cuts } from '../tables.ts';
import { wakeFilm } from '../takes/wake-film.ts';

/**
 * Writes the owner's choices for the final cut. A finished film is cut again where they change it, or where the new cut
 * would carry no mark; one whose owner uploaded a cut keeps that. Throws FILM_NOT_FOUND.
 */
export async function saveCutSettings(
  dependencies: Pick<FilmDependencies, 'db' | 'queue' | 'vendors' | 'ownKeys'>,
  { accountId, filmId, settings }: { accountId: string; filmId: string; settings: CutSettings },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    await changeFilm(transaction, film, { cutSettings: settings });
    const rows = await loadFilmRows(transaction, film.id);
    if (!rows || film.status !== 'COMPLETED') {
      return;
    }
    if (isCutStale(rows)) {
      await wakeFilm(transaction, dependencies, film.id, { urgency: 'person' });
    } else if (await canLoseMark(transaction, rows)) {
      await beginTakes(transaction, dependencies, rows, [{ kind: 'movie', key: WHOLE_FILM }]);
    }
  });
}

/** True when the film's cut carries a mark that a new one would not carry, and none is being made. */
export async function canLoseMark(executor: Parameters<typeof readFilmRights>[0], rows: FilmRows): Promise<boolean> {
  const movie = circledTake(rows, 'movie', WHOLE_FILM);
  if (!movie || rows.takes.some(({ assetKind, state }) => assetKind === 'movie' && state === 'generating')) {
    return false;
  }
  const [cut] = await executor.select().from(cuts).where(eq(cuts.takeId, movie.id)).orderBy(desc(cuts.createdAt));
  return cut?.marked === true && !(await readFilmRights(executor, rows.film.accountId)).marked;
}
