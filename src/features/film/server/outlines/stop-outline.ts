import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { stopOpen } from '../upgrades/stop-takes.ts';

/**
 * Stops the outline that a person ordered and that is being written; what a provider has begun and is paid for goes on.
 * Throws FILM_NOT_FOUND.
 */
export async function stopOutline(
  dependencies: Pick<FilmDependencies, 'db' | 'queue' | 'vendors' | 'wakeJobs'>,
  { accountId, filmId }: { accountId: string; filmId: string },
): Promise<{ stopped: number; goingOn: number }> {
  return dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    if (!rows) {
      throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
    }
    const open = rows.takes.filter(
      ({ assetKind, state, orderId }) => assetKind === 'story' && state === 'generating' && orderId !== null,
    );
    return stopOpen(transaction, dependencies, rows, open);
  });
}
