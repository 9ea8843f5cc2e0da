import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { documentOf } from '../state/document-of.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { filmCheckpoints, type CheckpointReason, type CheckpointRow } from '../tables.ts';

/** Reasons of states of which only the newest stay: those for the work until then take no room from the others. */
const PASSING: readonly (readonly CheckpointReason[])[] = [
  ['before_change', 'before_restore'],
  ['while_editing', 'final_cut'],
];

/** Keeps what a film is now, in the caller's transaction. Of those that nobody named, the oldest make room. */
export async function keepCheckpoint(
  transaction: Transaction,
  rows: FilmRows,
  {
    reason,
    name = null,
    broughtBack = null,
  }: { reason: CheckpointReason; name?: string | null; broughtBack?: CheckpointRow['broughtBack'] },
): Promise<string> {
  const filmId = rows.film.id;
  const id = randomUUID();
  await transaction.insert(filmCheckpoints).values({
    id,
    filmId,
    reason,
    name,
    broughtBack,
    document: documentOf(rows),
    circled: rows.takes.filter(({ circled }) => circled).map((take) => take.id),
  });
  const alike = PASSING.find((reasons) => reasons.includes(reason)) ?? [];
  if (alike.length === 0) {
    return id;
  }
  const old = await transaction
    .select({ id: filmCheckpoints.id })
    .from(filmCheckpoints)
    .where(and(eq(filmCheckpoints.filmId, filmId), inArray(filmCheckpoints.reason, alike)))
    .orderBy(desc(filmCheckpoints.createdAt))
    .offset(LIMITS.film.checkpoints.byItself);
  if (old.length > 0) {
    await transaction.delete(filmCheckpoints).where(
      inArray(
        filmCheckpoints.id,
        old.map((each) => each.id),
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

/** When the work on a film is kept, in milliseconds: seldom while it goes on, sooner after a pause. */
const EVERY = { working: 5 * 60_000, resting: 3 * 60_000, pause: 2 * 60_000 };

/** Keeps what an edited film is before it is changed further, where that has not been kept for some minutes. */
export async function keepWhileEditing(transaction: Transaction, rows: FilmRows, now = Date.now()): Promise<void> {
  const newest = await newestOfUnkept(transaction, rows);
  const { editedAt } = rows.film;
  if (newest && editedAt) {
    const hasPaused = now - editedAt.getTime() >= EVERY.pause;
    if (now - newest.getTime() >= (hasPaused ? EVERY.resting : EVERY.working)) {
      await keepCheckpoint(transaction, rows, { reason: 'while_editing' });
    }
  }
}

/** Keeps what an edited film is when its final cut is ordered, unless it is kept already. */
export async function keepForFinalCut(transaction: Transaction, rows: FilmRows): Promise<void> {
  if (await newestOfUnkept(transaction, rows)) {
    await keepCheckpoint(transaction, rows, { reason: 'final_cut' });
  }
}

/** When a state of the film was last kept; undefined where it was not edited since. */
async function newestOfUnkept(
  transaction: Transaction,
  { film: { id, editedAt } }: Pick<FilmRows, 'film'>,
): Promise<Date | undefined> {
  const [newest] = await transaction
    .select({ createdAt: filmCheckpoints.createdAt })
    .from(filmCheckpoints)
    .where(eq(filmCheckpoints.filmId, id))
    .orderBy(desc(filmCheckpoints.createdAt))
    .limit(1);
  return newest && editedAt && editedAt > newest.createdAt ? newest.createdAt : undefined;
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
