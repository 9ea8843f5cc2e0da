import { and, eq, sql } from 'drizzle-orm';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { admitOpenFilm } from '../limits/open-films.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { comingAssets, missingAssets, stageAfter } from '../money/next-stage.ts';
import { reserveWork } from '../money/reserve-work.ts';
import { requireRights } from '../require-rights.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { filmStateOf } from '../state/film-state.ts';
import { nextSteps } from '../state/next-steps.ts';
import { films, takes } from '../tables.ts';
import { wakeFilm } from '../takes/wake-film.ts';
import { requireKnownOutcomes } from './require-known-outcomes.ts';

type Dependencies = Pick<FilmDependencies, 'config' | 'db' | 'queue'>;

/**
 * Resumes a film after a stop, after a failure (all failed assets are retried), or, step by step, after a finished
 * stage. The coming work is reserved, including fixed prices that were released. A running or finished film is left as
 * it is. Throws FILM_NOT_FOUND, what `requireKnownOutcomes` and `requireRights` throw, TOO_MANY_OPEN_FILMS,
 * STORAGE_FULL, and INSUFFICIENT_COINS or FREE_COINS_BUDGET_SPENT: then nothing starts.
 */
export async function resumeFilm(
  dependencies: Dependencies,
  resume: { accountId: string; filmId: string },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, resume.accountId, resume.filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    if (!rows || film.status === 'COMPLETED') {
      return;
    }
    const { waits } = nextSteps(filmStateOf(rows));
    if (!waits && film.status !== 'FAILED') {
      return;
    }
    await requireKnownOutcomes(transaction, rows);
    await requireRights(transaction, rows);
    await admitOpenFilm(transaction, dependencies.config, resume);
    await ensureAccountStorage({ ...dependencies, db: transaction }, resume.accountId);
    await reserveWork(transaction, rows, waits ? comingAssets(rows) : missingAssets(rows), dependencies.config);
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
    await wakeFilm(transaction, dependencies, film.id, { urgency: 'person' });
  });
}

/**
 * Starts the next stage of a step-by-step film; one that does not wait for it is left alone. Throws FILM_NOT_FOUND,
 * what `requireRights` throws, INSUFFICIENT_COINS, FREE_COINS_BUDGET_SPENT, TOO_MANY_OPEN_FILMS, STORAGE_FULL.
 */
export async function continueFilm(
  dependencies: Dependencies,
  next: { accountId: string; filmId: string },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, next.accountId, next.filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    if (!rows || !nextSteps(filmStateOf(rows)).waits) {
      return;
    }
    await requireRights(transaction, rows);
    await admitOpenFilm(transaction, dependencies.config, next);
    await ensureAccountStorage({ ...dependencies, db: transaction }, next.accountId);
    await reserveWork(transaction, rows, comingAssets(rows), dependencies.config);
    await transaction
      .update(films)
      .set({ allowedStage: stageAfter(film.allowedStage), waiting: false })
      .where(eq(films.id, film.id));
    await wakeFilm(transaction, dependencies, film.id, { urgency: 'person' });
  });
}
