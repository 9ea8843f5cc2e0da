import { and, eq, type SQL } from 'drizzle-orm';
import { isOpenAccount } from '#src/foundation/accounts/server/is-open-account.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { movies, type MovieRow } from './tables.ts';

/** SQL condition for films that anybody may see. */
export const isSeen = (): SQL | undefined => and(eq(movies.shown, true), isOpenAccount(movies.authorId));

/** A film that anybody may see. Throws FILM_NOT_FOUND for every other one, as if there were none. */
export async function findMovie(executor: Executor, filmId: string): Promise<MovieRow> {
  const [movie] = await executor
    .select()
    .from(movies)
    .where(and(eq(movies.filmId, filmId), isSeen()));
  if (!movie) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
  }
  return movie;
}
