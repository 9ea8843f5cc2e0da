import { and, eq, inArray, sql } from 'drizzle-orm';
import { requireShot } from '../editing/require-shot.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { admitOpenFilm } from '../limits/open-films.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { missingAssets } from '../money/next-stage.ts';
import { reserveWork, uncovered } from '../money/reserve-work.ts';
import { requireRights } from '../require-rights.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { films, takes } from '../tables.ts';
import { wakeFilm } from '../takes/wake-film.ts';
import { requireKnownOutcomes } from './require-known-outcomes.ts';

/**
 * Makes the failed assets of one shot again; the film continues from there (PIPE-05). Throws FILM_NOT_FOUND,
 * INDEX_INVALID, INDEX_OUT_OF_RANGE, what `requireKnownOutcomes` and `requireRights` throw, TOO_MANY_OPEN_FILMS, and
 * INSUFFICIENT_COINS or FREE_COINS_BUDGET_SPENT for work without a reserve, before anything starts. Without a failure
 * it does nothing.
 */
export async function retryShot(
  dependencies: Pick<FilmDependencies, 'config' | 'db' | 'queue'>,
  retry: { accountId: string; filmId: string; number: number },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, retry.accountId, retry.filmId, { lock: true });
    const shot = await requireShot(transaction, film.id, retry.number);
    const dismissed = await transaction
      .update(takes)
      .set({ dismissed: true })
      .where(
        and(
          eq(takes.filmId, film.id),
          eq(takes.assetKey, shot.id),
          inArray(takes.assetKind, ['voice', 'picture', 'tail_picture', 'clip']),
          eq(takes.state, 'failed'),
          eq(takes.dismissed, false),
        ),
      )
      .returning({ id: takes.id });
    if (dismissed.length === 0) {
      return;
    }
    if (film.status === 'FAILED') {
      await admitOpenFilm(transaction, dependencies.config, retry);
    }
    const rows = await loadFilmRows(transaction, film.id);
    if (rows) {
      await requireKnownOutcomes(transaction, rows, ({ assetKey }) => assetKey === shot.id);
      await requireRights(transaction, rows);
      // Existing reserves belong to the shots that did not fail.
      const work = missingAssets(rows).toSorted(
        (one, other) => Number(one.key === shot.id) - Number(other.key === shot.id),
      );
      await reserveWork(
        transaction,
        rows,
        uncovered(rows, work).filter(({ key }) => key === shot.id),
        dependencies.config,
      );
    }
    await transaction
      .update(films)
      .set({ status: sql`case when status = 'FAILED' then 'PENDING' else status end`, error: null, finishedAt: null })
      .where(eq(films.id, film.id));
    await wakeFilm(transaction, dependencies, film.id, { urgency: 'person' });
  });
}
