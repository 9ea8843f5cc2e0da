import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { isOpenAccount } from '#src/foundation/accounts/server/is-open-account.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { movies, type MovieRow } from './tables.ts';

/** SQL condition for films that anybody may see. */
export const isSeen = (): SQL | undefined => and(eq(movies.shown, true), isOpenAccount(movies.authorId));

/** A film that anybody may see; undefined for every other one. */
export async function findSeenMovie(executor: Executor, filmId: string): Promise<MovieRow | undefined> {
  const [movie] = await executor
    .select()
    .from(movies)
    .where(and(eq(movies.filmId, filmId), isSeen()));
  return movie;
}

/** A film that anybody may see. Throws FILM_NOT_FOUND for every other one, as if there were none. */
export async function findMovie(executor: Executor, filmId: string): Promise<MovieRow> {
  const movie = await findSeenMovie(executor, filmId);
  if (!movie) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
  }
  return movie;
}

/** The titles of those of these films that anybody may see, by id. */
export async function findTitles(executor: Executor, filmIds: readonly string[]): Promise<Map<string, string>> {
  if (filmIds.length === 0) {
    return new Map();
  }
  const rows = await executor
    .select({ filmId: movies.filmId, title: movies.title })
    .from(movies)
    .where(and(inArray(movies.filmId, [...new Set(filmIds)]), isSeen()));
  return new Map(rows.map(({ filmId, title }) => [filmId, title]));
}
