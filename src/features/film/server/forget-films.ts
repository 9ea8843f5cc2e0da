import { and, eq, inArray, isNotNull, isNull, lte, notExists } from 'drizzle-orm';
import { forgetEndedGenerations } from '#src/foundation/generation/server/forget-generations.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { isAppError } from '#src/shared/errors/app-error.ts';
import { forgetCredited } from './credits/film-credits.ts';
import { deleteFilm } from './delete-film.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import {
  cuts,
  filmCharacters,
  filmCharges,
  filmCheckpoints,
  filmEdits,
  filmGivenCharacters,
  filmGuides,
  filmGuideSteps,
  filmItems,
  filmPlaces,
  filmReserves,
  films,
  filmShots,
  filmUploads,
  filmUpscales,
  takes,
} from './tables.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const FILMS_AT_ONCE = 50;

/** Deletes every film of an account, with its links, and stops what can be stopped. */
export async function deleteFilmsOf(
  dependencies: Pick<FilmDependencies, 'db' | 'queue' | 'vendors' | 'wakeJobs' | 'audience'>,
  accountId: string,
): Promise<void> {
  const left = await dependencies.db
    .select({ id: films.id })
    .from(films)
    .where(and(eq(films.accountId, accountId), isNull(films.deletedAt)));
  for (const { id } of left) {
    await deleteFilm(dependencies, { accountId, filmId: id }).catch((error: unknown) => {
      // Deleted concurrently.
      if (!isAppError(error, 'FILM_NOT_FOUND')) {
        throw error;
      }
    });
  }
}

/** Deletes the rows of every film of an account except the files, and how far it is in the guide. */
export async function forgetFilms(transaction: Transaction, accountId: string): Promise<void> {
  await forgetCredited(transaction, accountId);
  await transaction.delete(filmGuideSteps).where(eq(filmGuideSteps.accountId, accountId));
  await transaction.delete(filmGuides).where(eq(filmGuides.accountId, accountId));
  // Locked, so that nothing is written for them meanwhile.
  const rows = await transaction
    .select({ id: films.id })
    .from(films)
    .where(eq(films.accountId, accountId))
    .for('update');
  await deleteRows(
    transaction,
    rows.map(({ id }) => id),
  );
}

/**
 * Forgets the texts of films that were deleted `config.deletedFiles.days` ago or earlier, with what was asked of
 * vendors for them. A film of which a vendor still makes something for money waits. Answers with how many films were
 * forgotten.
 */
export async function sweepDeletedFilms(
  { db, config, signal }: Pick<FilmDependencies, 'db' | 'config'> & { signal?: AbortSignal },
  now = new Date(),
): Promise<number> {
  const since = new Date(now.getTime() - config.deletedFiles.days * DAY_MILLISECONDS);
  const going = db
    .select()
    .from(takes)
    .where(and(eq(takes.filmId, films.id), eq(takes.state, 'generating')));
  for (let forgotten = 0; ;) {
    signal?.throwIfAborted();
    const count = await db.transaction(async (transaction) => {
      const rows = await transaction
        .select({ id: films.id })
        .from(films)
        .where(and(lte(films.deletedAt, since), notExists(going)))
        .limit(FILMS_AT_ONCE)
        .for('update', { skipLocked: true });
      const ids = rows.map(({ id }) => id);
      const made = await transaction
        .select({ id: takes.generationId })
        .from(takes)
        .where(and(inArray(takes.filmId, ids), isNotNull(takes.generationId)));
      await deleteRows(transaction, ids);
      await forgetEndedGenerations(
        transaction,
        made.flatMap(({ id }) => id ?? []),
      );
      return ids.length;
    });
    if (count === 0) {
      return forgotten;
    }
    forgotten += count;
  }
}

/** Deletes films with every row that belongs to them. The caller holds their locks. */
async function deleteRows(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) {
    return;
  }
  await transaction.update(films).set({ coverShotId: null, coverFileId: null }).where(inArray(films.id, ids));
  for (const table of [
    cuts,
    filmUploads,
    filmUpscales,
    takes,
    filmEdits,
    filmCheckpoints,
    filmCharges,
    filmReserves,
    filmGivenCharacters,
    filmCharacters,
    filmPlaces,
    filmItems,
    filmShots,
  ]) {
    await transaction.delete(table).where(inArray(table.filmId, ids));
  }
  await transaction.delete(films).where(inArray(films.id, ids));
}
