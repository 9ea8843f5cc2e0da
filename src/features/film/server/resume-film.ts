import { and, eq, sql } from 'drizzle-orm';
import type { FilmTools } from './film-tools.ts';
import { loadFilmFor } from './load-film-for.ts';
import { loadFilmRows } from './pipeline/film-rows.ts';
import { filmStateOf } from './pipeline/film-state.ts';
import { comingAssets, missingAssets, stageAfter } from './pipeline/next-stage.ts';
import { nextSteps } from './pipeline/next-steps.ts';
import { reserveWork } from './pipeline/reserve-work.ts';
import { ringFilm } from './pipeline/ring-film.ts';
import { films, takes } from './tables.ts';

type Tools = Pick<FilmTools, 'config' | 'db' | 'queue'>;

/**
 * Goes on with a film after a stop, after a failure (everything that failed is tried again), or, step by step, after a
 * finished stage. What comes is set aside, fixed prices that were given back among it. A film that is running or
 * complete stays as it is. Throws FILM_NOT_FOUND, and INSUFFICIENT_COINS or FREE_COINS_BUDGET_SPENT when what comes
 * costs more than there is: then nothing is begun.
 */
export async function resumeFilm(tools: Tools, resume: { accountId: string; filmId: string }): Promise<void> {
  await tools.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, resume.accountId, resume.filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    if (!rows || film.status === 'COMPLETED') return;
    const { waits } = nextSteps(filmStateOf(rows));
    if (waits || film.status === 'FAILED')
      await reserveWork(transaction, rows, waits ? comingAssets(rows) : missingAssets(rows), tools.config);
    await transaction
      .update(takes)
      .set({ dismissed: true })
      .where(and(eq(takes.filmId, film.id), eq(takes.state, 'failed')));
    await transaction
      .update(films)
      .set({
        cancelledAt: null,
        finishedAt: null,
        error: null,
        waiting: false,
        preparationsOpen: 0,
        ...(waits ? { allowedStage: stageAfter(film.allowedStage) } : {}),
      })
      .where(eq(films.id, film.id));
    await transaction
      .update(films)
      .set({ status: 'PENDING' })
      .where(and(eq(films.id, film.id), sql`status = 'FAILED'`));
    await ringFilm(transaction, tools, film.id);
  });
}

/**
 * The next stage of a film made step by step; one that does not wait for it is left alone. Throws FILM_NOT_FOUND,
 * INSUFFICIENT_COINS, FREE_COINS_BUDGET_SPENT.
 */
export async function continueFilm(tools: Tools, next: { accountId: string; filmId: string }): Promise<void> {
  await tools.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, next.accountId, next.filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    if (!rows || !nextSteps(filmStateOf(rows)).waits) return;
    await reserveWork(transaction, rows, comingAssets(rows), tools.config);
    await transaction
      .update(films)
      .set({ allowedStage: stageAfter(film.allowedStage), waiting: false })
      .where(eq(films.id, film.id));
    await ringFilm(transaction, tools, film.id);
  });
}
