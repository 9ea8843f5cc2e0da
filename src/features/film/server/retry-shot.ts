import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FilmTools } from './film-tools.ts';
import { loadFilmFor } from './load-film-for.ts';
import { loadFilmRows } from './pipeline/film-rows.ts';
import { missingAssets } from './pipeline/next-stage.ts';
import { reserveWork, uncovered } from './pipeline/reserve-work.ts';
import { ringFilm } from './pipeline/ring-film.ts';
import { requireShot } from './require-shot.ts';
import { films, takes } from './tables.ts';

/**
 * Makes the failed parts of one shot again; the film goes on from there (PIPE-05). Throws FILM_NOT_FOUND,
 * INDEX_INVALID, INDEX_OUT_OF_RANGE, and INSUFFICIENT_COINS or FREE_COINS_BUDGET_SPENT, before anything is begun, for
 * what is no more set aside for it. Where nothing failed nothing happens.
 */
export async function retryShot(
  tools: Pick<FilmTools, 'config' | 'db' | 'queue'>,
  retry: { accountId: string; filmId: string; number: number },
): Promise<void> {
  await tools.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, retry.accountId, retry.filmId, { lock: true });
    const shot = await requireShot(transaction, film.id, retry.number);
    const dismissed = await transaction
      .update(takes)
      .set({ dismissed: true })
      .where(
        and(
          eq(takes.filmId, film.id),
          eq(takes.assetKey, shot.id),
          inArray(takes.assetKind, ['voice', 'picture', 'clip']),
          eq(takes.state, 'failed'),
          eq(takes.dismissed, false),
        ),
      )
      .returning({ id: takes.id });
    if (dismissed.length === 0) return;
    const rows = await loadFilmRows(transaction, film.id);
    if (rows) {
      // What is set aside belongs to the shots that did not fail.
      const work = missingAssets(rows).toSorted(
        (one, other) => Number(one.key === shot.id) - Number(other.key === shot.id),
      );
      await reserveWork(
        transaction,
        rows,
        uncovered(rows, work).filter(({ key }) => key === shot.id),
        tools.config,
      );
    }
    await transaction
      .update(films)
      .set({ status: sql`case when status = 'FAILED' then 'PENDING' else status end`, error: null, finishedAt: null })
      .where(eq(films.id, film.id));
    await ringFilm(transaction, tools, film.id);
  });
}
