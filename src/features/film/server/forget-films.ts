import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { isAppError } from '#src/shared/errors/app-error.ts';
import { deleteFilm } from './delete-film.ts';
import type { FilmTools } from './film-tools.ts';
import {
  cuts,
  filmCharacters,
  filmCharges,
  filmGivenCharacters,
  filmGuides,
  filmItems,
  filmPlaces,
  filmReserves,
  films,
  filmShots,
  takes,
} from './tables.ts';

/** Deletes every film of an account: no link leads to any of them, and what can be stopped is stopped. */
export async function deleteFilmsOf(
  tools: Pick<FilmTools, 'db' | 'queue' | 'vendors' | 'wakeJobs'>,
  accountId: string,
): Promise<void> {
  const left = await tools.db
    .select({ id: films.id })
    .from(films)
    .where(and(eq(films.accountId, accountId), isNull(films.deletedAt)));
  for (const { id } of left) {
    await deleteFilm(tools, { accountId, filmId: id }).catch((error: unknown) => {
      // Somebody else has just done it.
      if (!isAppError(error, 'FILM_NOT_FOUND')) throw error;
    });
  }
}

/** Forgets every film of an account and all that belongs to it but the files, and that the account was shown the guide. */
export async function forgetFilms(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(filmGuides).where(eq(filmGuides.accountId, accountId));
  // Locked, so that nothing is written for them meanwhile.
  const rows = await transaction
    .select({ id: films.id })
    .from(films)
    .where(eq(films.accountId, accountId))
    .for('update');
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await transaction.update(films).set({ coverShotId: null, coverFileId: null }).where(inArray(films.id, ids));
  for (const table of [
    cuts,
    takes,
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
