import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { documentOf } from '../state/document-of.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { filmCheckpoints, type CheckpointReason } from '../tables.ts';

/** Keeps what a film is now, in the caller's transaction. Of those that nobody named, the oldest make room. */
export async function keepCheckpoint(
  transaction: Transaction,
  rows: FilmRows,
  { reason, name = null }: { reason: CheckpointReason; name?: string | null },
): Promise<string> {
  const filmId = rows.film.id;
  const id = randomUUID();
  await transaction.insert(filmCheckpoints).values({
    id,
    filmId,
    reason,
    name,
    document: documentOf(rows),
    circled: rows.takes.filter(({ circled }) => circled).map((take) => take.id),
  });
  const unnamed = await transaction
    .select({ id: filmCheckpoints.id })
    .from(filmCheckpoints)
    .where(
      and(
        eq(filmCheckpoints.filmId, filmId),
        // The film as it was made stays.
        ne(filmCheckpoints.reason, 'first_edit'),
        ne(filmCheckpoints.reason, 'named'),
      ),
    )
    .orderBy(desc(filmCheckpoints.createdAt))
    .offset(LIMITS.film.checkpoints.byItself);
  if (unnamed.length > 0) {
    await transaction.delete(filmCheckpoints).where(
      inArray(
        filmCheckpoints.id,
        unnamed.map((old) => old.id),
      ),
    );
  }
  return id;
}

/** Keeps the film as it was made, once, before it is changed for the first time. */
export async function keepFirstCheckpoint(transaction: Transaction, rows: FilmRows): Promise<void> {
  const kept = await transaction.$count(
    filmCheckpoints,
    and(eq(filmCheckpoints.filmId, rows.film.id), eq(filmCheckpoints.reason, 'first_edit')),
  );
  if (rows.shots.length > 0 && kept === 0) {
    await keepCheckpoint(transaction, rows, { reason: 'first_edit' });
  }
}

/**
 * Keeps what a film is now under a name. Throws FILM_NOT_FOUND, FILM_NOT_READY before its shots are written, and
 * TOO_MANY_CHECKPOINTS.
 */
export async function nameCheckpoint(
  dependencies: Pick<FilmDependencies, 'db'>,
  { accountId, filmId, name }: { accountId: string; filmId: string; name: string },
): Promise<{ id: string }> {
  return dependencies.db.transaction(async (transaction) => {
    await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const rows = await loadFilmRows(transaction, filmId);
    if (!rows || rows.shots.length === 0) {
      throw new AppError('FILM_NOT_READY');
    }
    const named = await transaction.$count(
      filmCheckpoints,
      and(eq(filmCheckpoints.filmId, filmId), eq(filmCheckpoints.reason, 'named')),
    );
    if (named >= LIMITS.film.checkpoints.named) {
      throw new AppError('TOO_MANY_CHECKPOINTS', { details: { limit: LIMITS.film.checkpoints.named } });
    }
    return { id: await keepCheckpoint(transaction, rows, { reason: 'named', name }) };
  });
}
