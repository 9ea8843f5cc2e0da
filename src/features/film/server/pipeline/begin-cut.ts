import type { Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { cutFilmJob } from '../jobs.ts';
import { cutMadeFrom } from '../state/cut-ingredients.ts';
import type { FilmRows } from '../state/film-rows.ts';
import type { TakeInputs, TakeRow } from '../tables.ts';
import { insertTake, nextNumber } from './insert-takes.ts';

/** Starts the next cut of a film from the takes that are circled now. */
export async function beginCut(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue'>,
  rows: FilmRows,
  key: string,
): Promise<TakeRow> {
  const inputs: TakeInputs = {
    prompt: rows.film.title ?? '',
    model: 'final-cut',
    seed: rows.film.seed,
    ...cutMadeFrom(rows),
  };
  const take = await insertTake(transaction, {
    filmId: rows.film.id,
    assetKind: 'movie',
    assetKey: key,
    number: nextNumber(rows, 'movie', key),
    inputs,
    state: 'generating',
  });
  await dependencies.queue.send(
    transaction,
    cutFilmJob,
    { takeId: take.id },
    { id: uuidFrom('cut', take.id, take.ring) },
  );
  return take;
}
