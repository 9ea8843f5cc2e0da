import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { filmCheckpoints, type CheckpointRow } from '../tables.ts';

/** A kept state without its contents. */
export type CheckpointHead = Pick<CheckpointRow, 'id' | 'reason' | 'name' | 'broughtBack' | 'createdAt'>;

/** The kept states of a film without their contents, the newest first. Throws FILM_NOT_FOUND. */
export async function listCheckpoints(
  executor: Executor,
  { accountId, filmId }: { accountId: string; filmId: string },
): Promise<CheckpointHead[]> {
  await loadFilmFor(executor, accountId, filmId);
  const { id, reason, name, broughtBack, createdAt } = filmCheckpoints;
  return executor
    .select({ id, reason, name, broughtBack, createdAt })
    .from(filmCheckpoints)
    .where(eq(filmCheckpoints.filmId, filmId))
    .orderBy(desc(createdAt));
}

/** One kept state of a film. Throws FILM_NOT_FOUND, and CHECKPOINT_NOT_FOUND where the film has no such state. */
export async function readCheckpoint(
  executor: Executor,
  { accountId, filmId, checkpointId }: { accountId: string; filmId: string; checkpointId: string },
): Promise<CheckpointRow> {
  await loadFilmFor(executor, accountId, filmId);
  const [row] = await executor
    .select()
    .from(filmCheckpoints)
    .where(and(eq(filmCheckpoints.id, checkpointId), eq(filmCheckpoints.filmId, filmId)));
  if (!row) {
    throw new AppError('CHECKPOINT_NOT_FOUND');
  }
  // States from before items had colours say none.
  const items = row.document.items.map((item) => ({ ...item, colour: item.colour ?? null }));
  return { ...row, document: { ...row.document, items } };
}
