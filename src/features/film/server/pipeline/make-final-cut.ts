import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { keepForFinalCut } from '../editing/keep-checkpoint.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { canLoseMark } from '../final-cut/can-lose-mark.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { isCutStale, isUsedCutStale, UPLOAD } from '../state/cut-ingredients.ts';
import { circledTake, loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { films, takes } from '../tables.ts';
import { isCutRenewed } from '../takes/follow-edits.ts';
import { wakeFilm } from '../takes/wake-film.ts';
import { beginTakes } from './begin-takes.ts';

/**
 * Lets a film be cut again, when what is being made for it is there (EDIT-13), and uses that cut, also where an earlier
 * one was chosen before. An unchanged one only where the last cut failed, an older one is used, or the new one would
 * carry no mark; never beside one that is being made, nor in place of an upload. Throws FILM_NOT_FOUND.
 */
export async function makeFinalCut(
  dependencies: Pick<FilmDependencies, 'db' | 'queue' | 'vendors' | 'ownKeys'>,
  { accountId, filmId }: { accountId: string; filmId: string },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    await transaction.update(films).set({ cutHeld: false }).where(eq(films.id, film.id));
    const rows = await loadFilmRows(transaction, film.id);
    const used = rows && circledTake(rows, 'movie', WHOLE_FILM);
    if (used?.kept) {
      await transaction.update(takes).set({ kept: false }).where(eq(takes.id, used.id));
      used.kept = false;
    }
    if (rows && film.status === 'COMPLETED' && !isCutStale(rows) && !isCutRenewed(rows)) {
      if (await isCutAgain(transaction, rows)) {
        await beginTakes(transaction, dependencies, rows, [{ kind: 'movie', key: WHOLE_FILM }]);
      }
      return;
    }
    if (rows) {
      await keepForFinalCut(transaction, rows);
    }
    await wakeFilm(transaction, dependencies, film.id, { urgency: 'person' });
  });
}

/** True where a film of which nothing is to be made is cut again. */
async function isCutAgain(transaction: Transaction, rows: FilmRows): Promise<boolean> {
  const isMaking = rows.takes.some(({ assetKind, state }) => assetKind === 'movie' && state === 'generating');
  if (isMaking || circledTake(rows, 'movie', WHOLE_FILM)?.inputs.model === UPLOAD) {
    return false;
  }
  return hasFailed(rows) || isUsedCutStale(rows) || canLoseMark(transaction, rows);
}

/** True when the newest cut that was made here failed. */
function hasFailed({ takes }: FilmRows): boolean {
  const newest = takes.findLast(({ assetKind, inputs }) => assetKind === 'movie' && inputs.model !== UPLOAD);
  return newest?.state === 'failed';
}
