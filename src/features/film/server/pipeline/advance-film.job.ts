import { eq, sql } from 'drizzle-orm';
import { createNotification } from '#src/foundation/notifications/server/create-notification.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import type { FilmTools } from '../film-tools.ts';
import { films } from '../tables.ts';
import { beginTake } from './begin-take.ts';
import { collectTakes } from './collect-takes.ts';
import { circledTake, loadFilmRows, type FilmRows } from './film-rows.ts';
import { filmStateOf } from './film-state.ts';
import { closeFixedPrices } from './fixed-prices.ts';
import { nextSteps, WHOLE_FILM, type NextSteps } from './next-steps.ts';
import { releaseReserves } from './reserve-work.ts';
import { reviveCut } from './revive-cut.ts';
import { ringPreparation } from './ring-preparation.ts';
import { storyOf } from './story-of-film.ts';
import { writeCast } from './write-cast.ts';
import { writeScripts } from './write-scripts.ts';

/**
 * Looks at a film: takes in what has ended and begins what can be begun. May be called at any time, any number of
 * times.
 */
export async function advanceFilm(
  tools: Pick<FilmTools, 'db' | 'queue' | 'vendors'>,
  { filmId }: { filmId: string },
): Promise<void> {
  await tools.db.transaction((transaction) => advanceLockedFilm(transaction, tools, filmId));
}

/** The same inside a transaction of the caller's. Answers with what was found to do, or undefined without such a film. */
export async function advanceLockedFilm(
  transaction: Transaction,
  tools: Pick<FilmTools, 'queue' | 'vendors'>,
  filmId: string,
): Promise<NextSteps | undefined> {
  const rows = await loadFilmRows(transaction, filmId, { lock: true });
  if (!rows) return undefined;
  await collectTakes(transaction, rows);
  await reviveCut(transaction, tools, rows);
  const current = await takeSteps(transaction, tools, rows);
  await ringPreparation(transaction, tools, rows);
  await closeFixedPrices(transaction, rows, current.status);
  if (current.waits || current.status === 'COMPLETED' || current.status === 'FAILED')
    await releaseReserves(transaction, rows);
  await showStatus(transaction, rows, current);
  return current;
}

/** Steps that only write rows make others possible at once, so it asks again until none is left. */
async function takeSteps(
  transaction: Transaction,
  tools: Pick<FilmTools, 'queue' | 'vendors'>,
  rows: FilmRows,
): Promise<NextSteps> {
  for (;;) {
    const next = nextSteps(filmStateOf(rows));
    const before = { cast: rows.places.length, shots: rows.shots.length, takes: rows.takes.length };
    for (const step of next.steps) {
      if (step.kind === 'make') await beginTake(transaction, tools, rows, step.assetKind, step.assetKey);
      else if (step.kind === 'write_cast') await writeCast(transaction, rows.film.id, storyOf(rows));
      else await writeScripts(transaction, rows.film.id, storyOf(rows));
    }
    if (next.steps.some((step) => step.kind !== 'make'))
      Object.assign(rows, await loadFilmRows(transaction, rows.film.id));
    const changed =
      before.cast !== rows.places.length || before.shots !== rows.shots.length || before.takes !== rows.takes.length;
    if (!changed) return next;
  }
}

async function showStatus(transaction: Transaction, rows: FilmRows, { status, waits }: NextSteps): Promise<void> {
  const { film } = rows;
  const isEnd = status === 'COMPLETED' || status === 'FAILED';
  const failed = rows.takes.findLast((take) => take.state === 'failed' && !take.dismissed && take.error !== null);
  const error =
    status !== 'FAILED'
      ? null
      : film.cancelledAt
        ? { code: 'CANCELLED' as const, reason: '' }
        : (failed?.error ?? null);
  await transaction
    .update(films)
    .set({
      status,
      waiting: waits,
      error,
      changedAt: sql`now()`,
      finishedAt: isEnd ? (film.finishedAt ?? sql`now()`) : null,
    })
    .where(eq(films.id, film.id));
  if (status === film.status || film.cancelledAt) return;
  const movie = circledTake(rows, 'movie', WHOLE_FILM);
  const tell = (kind: string, number: number, data: Record<string, unknown>): Promise<void> =>
    createNotification(transaction, {
      id: uuidFrom(kind.replace('_', '-'), film.id, number),
      accountId: film.accountId,
      kind,
      data: { filmId: film.id, title: film.title, ...data },
    });
  if (status === 'COMPLETED') await tell('film_ready', movie?.number ?? 0, {});
  // Each failure is another one: between two of them somebody tried again, which made a take.
  if (status === 'FAILED') await tell('film_failed', rows.takes.length, { code: error?.code ?? 'GENERATION_FAILED' });
}
