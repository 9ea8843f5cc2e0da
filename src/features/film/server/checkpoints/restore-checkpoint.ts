import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { changeDocument } from '../editing/change-document.ts';
import { keepCheckpoint } from '../editing/keep-checkpoint.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { documentOf } from '../state/document-of.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { isPaidWork } from '../state/order-fixed.ts';
import { films, takes } from '../tables.ts';
import { findStory } from '../takes/story-of-film.ts';
import { readCheckpoint } from './read-checkpoints.ts';

/**
 * Makes a film what it was, with the takes that it had; what it is now is kept first. Returns the film's new version
 * and the checkpoint of what it was. Throws FILM_NOT_FOUND, CHECKPOINT_NOT_FOUND, FILM_CHANGED when the film has
 * another version by now, and OPERATION_IN_PROGRESS while a model is paid to make a part of it.
 */
export async function restoreCheckpoint(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  order: { accountId: string; filmId: string; checkpointId: string; version: number },
): Promise<{ version: number; checkpointId: string }> {
  return dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, order.accountId, order.filmId, { lock: true });
    if (film.version !== order.version) {
      throw new AppError('FILM_CHANGED', { details: { version: film.version } });
    }
    const checkpoint = await readCheckpoint(transaction, order);
    const rows = await loadFilmRows(transaction, order.filmId);
    if (!rows || checkpoint.document.shots.length === 0) {
      throw new AppError('CHECKPOINT_NOT_FOUND');
    }
    if (rows.takes.some(isPaidWork)) {
      throw new AppError('OPERATION_IN_PROGRESS');
    }
    const { reason, name, createdAt } = checkpoint;
    const broughtBack = { reason, name, createdAt: createdAt.toISOString() };
    const checkpointId = await keepCheckpoint(transaction, rows, { reason: 'before_restore', broughtBack });
    const before = documentOf(rows);
    await circleAgain(transaction, rows, checkpoint.circled);
    await transaction
      .update(films)
      .set({ logline: findStory(rows)?.logline ?? null })
      .where(eq(films.id, film.id));
    const { version } = await changeDocument(transaction, dependencies, rows, { before, after: checkpoint.document });
    return { version, checkpointId };
  });
}

/**
 * Circles these takes, and what was ordered before stays beside them; of an asset of which none is left, the take that
 * is used stays. Changes the given rows too.
 */
async function circleAgain(transaction: Transaction, rows: FilmRows, ids: readonly string[]): Promise<void> {
  const wanted = new Set(ids);
  const nameOf = ({ assetKind, assetKey }: FilmRows['takes'][number]): string => `${assetKind} ${assetKey}`;
  const back = rows.takes.filter(
    ({ id, state, assetKind }) => wanted.has(id) && state === 'generated' && assetKind !== 'movie',
  );
  const assets = new Set(back.map(nameOf));
  const dropped = rows.takes.filter((take) => take.circled && assets.has(nameOf(take)) && !wanted.has(take.id));
  const added = back.filter(({ circled }) => !circled);
  const inWork = rows.takes.filter(
    (take) =>
      take.state === 'generating' &&
      (take.orderId !== null || take.inputs.model === UPLOAD) &&
      assets.has(nameOf(take)),
  );
  for (const [list, change] of [
    [dropped, { circled: false }],
    [added, { circled: true }],
    [inWork, { aside: true }],
  ] as const) {
    if (list.length > 0) {
      await transaction
        .update(takes)
        .set(change)
        .where(
          and(
            eq(takes.filmId, rows.film.id),
            inArray(
              takes.id,
              list.map(({ id }) => id),
            ),
          ),
        );
      for (const take of list) {
        Object.assign(take, change);
      }
    }
  }
}
