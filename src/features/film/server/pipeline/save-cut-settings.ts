import type { CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import { changeFilm } from '../editing/change-film.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { canLoseMark } from '../final-cut/can-lose-mark.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { isCutStale, UPLOAD } from '../state/cut-ingredients.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { wakeFilm } from '../takes/wake-film.ts';
import { beginTakes } from './begin-takes.ts';

/**
 * Writes the owner's choices for the final cut. A finished film is cut again where they change it, or where the new cut
 * would carry no mark, or the last one failed; one whose owner uploaded a cut keeps that. Throws FILM_NOT_FOUND.
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
    } else if (hasFailed(rows) || (await canLoseMark(transaction, rows))) {
      await beginTakes(transaction, dependencies, rows, [{ kind: 'movie', key: WHOLE_FILM }]);
    }
  });
}

/** True when the newest cut that was made here failed: its owner may try again without another choice. */
function hasFailed({ takes }: FilmRows): boolean {
  const newest = takes.findLast(({ assetKind, inputs }) => assetKind === 'movie' && inputs.model !== UPLOAD);
  return newest?.state === 'failed';
}
