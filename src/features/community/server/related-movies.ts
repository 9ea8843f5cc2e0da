import { and, desc, eq, inArray, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { isWelcomeTo } from './blocks/block-conditions.ts';
import { findMovie, isSeen } from './find-movie.ts';
import { movieLikes, movies, type MovieRow } from './tables.ts';

/** Why a film is shown beside another one. */
type Because = 'liked' | 'author' | 'type' | 'hottest';

export interface RelatedMovie {
  movie: MovieRow;
  because: Because;
}

const MOST = 12;
/** Of one author, and of one kind, so that others are shown too. */
const MOST_OF_AUTHOR = 3;
/** The newest likes of a film say enough. */
const LIKES_READ = 200;

/**
 * Films for somebody who watched this one (COMM-07): those that the same people like, some of its author, those of its
 * type, and the hottest ones where there are not enough; none of authors that the reader muted. Throws FILM_NOT_FOUND.
 */
export async function listRelatedMovies(
  executor: Executor,
  filmId: string,
  readerId?: string,
): Promise<RelatedMovie[]> {
  const isShown = (): SQL | undefined => and(isSeen(), isWelcomeTo(readerId, movies.authorId));
  const movie = await findMovie(executor, filmId);
  const found = new Map<string, RelatedMovie>();
  const add = (list: readonly MovieRow[], because: Because): void => {
    for (const each of list.slice(0, MOST - found.size)) {
      found.set(each.filmId, { movie: each, because });
    }
  };
  add(await likedBySame(executor, filmId, isShown()), 'liked');
  const others = () => and(isShown(), ne(movies.filmId, filmId), notInArray(movies.filmId, [filmId, ...found.keys()]));
  const hottest = (condition: ReturnType<typeof eq> | undefined, limit: number): Promise<MovieRow[]> =>
    executor.select().from(movies).where(and(others(), condition)).orderBy(desc(movies.heat)).limit(limit);
  add(await hottest(eq(movies.authorId, movie.authorId), MOST_OF_AUTHOR), 'author');
  for (const [because, condition] of [
    ['type', eq(movies.type, movie.type)],
    ['hottest', undefined],
  ] as const) {
    if (found.size < MOST) {
      add(await hottest(condition, MOST - found.size), because);
    }
  }
  return [...found.values()];
}

/** What the newest people who like a film like too, by how many of them do. */
async function likedBySame(executor: Executor, filmId: string, isShown: SQL | undefined): Promise<MovieRow[]> {
  const people = executor
    .select({ accountId: movieLikes.accountId })
    .from(movieLikes)
    .where(eq(movieLikes.filmId, filmId))
    .orderBy(desc(movieLikes.createdAt))
    .limit(LIKES_READ);
  const rows = await executor
    .select({ filmId: movieLikes.filmId })
    .from(movieLikes)
    .where(and(inArray(movieLikes.accountId, people), ne(movieLikes.filmId, filmId)))
    .groupBy(movieLikes.filmId)
    .orderBy(desc(sql`count(*)`), desc(movieLikes.filmId))
    .limit(MOST);
  if (rows.length === 0) {
    return [];
  }
  const ids = rows.map((row) => row.filmId);
  const list = await executor
    .select()
    .from(movies)
    .where(and(inArray(movies.filmId, ids), isShown));
  return list.toSorted((one, other) => ids.indexOf(one.filmId) - ids.indexOf(other.filmId));
}
