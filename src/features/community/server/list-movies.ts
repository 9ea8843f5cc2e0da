import { and, eq, gt, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { MovieLength, MovieSort } from '../movie-lists.ts';
import { isWelcomeTo } from './blocks/block-conditions.ts';
import { isSeen } from './find-movie.ts';
import { isAfter, pageOf, sorted, valueForCursor, type ListOrder } from './list-order.ts';
import { searchQuery } from './search/search-words.ts';
import { follows, movieLikes, movies, type MovieRow } from './tables.ts';

export interface MovieListing {
  sort: MovieSort;
  /** Who asks; undefined for a visitor. */
  accountId?: string | undefined;
  search?: string | undefined;
  type?: FilmType | undefined;
  style?: string | undefined;
  aspect?: AspectRatio | undefined;
  language?: Language | undefined;
  length?: MovieLength | undefined;
  author?: string | undefined;
  /** Only what an admin chose for the recommended list. */
  chosen?: 'yes' | undefined;
  /** `next` of the previous page. */
  cursor?: string | undefined;
  limit: number;
}

export interface MoviePage {
  movies: MovieRow[];
  next: string | null;
}

/** Seconds, the upper end included. */
const LENGTHS: Readonly<Record<MovieLength, readonly [above: number, upTo: number]>> = {
  short: [0, 30],
  medium: [30, 120],
  long: [120, Infinity],
};

const NEWEST: ListOrder = { by: movies.publishedAt, kind: 'time', id: movies.filmId };
const ORDERS: Readonly<Record<MovieSort, ListOrder>> = {
  hottest: { by: movies.heat, kind: 'number', id: movies.filmId },
  recommended: { by: movies.regard, kind: 'number', id: movies.filmId },
  latest: NEWEST,
  followed: NEWEST,
};
const NEWEST_LIKE: ListOrder = { by: movieLikes.createdAt, kind: 'time', id: movieLikes.filmId };

/** Public films page by page. Throws INVALID_DATA for an invalid cursor. */
export async function listMovies(executor: Executor, list: MovieListing): Promise<MoviePage> {
  const query = searchQuery(list.search ?? '');
  if (list.search?.trim() && !query) {
    // Only signs: nothing has such a word.
    return { movies: [], next: null };
  }
  const order = ORDERS[list.sort];
  const conditions = [
    isSeen(),
    query && sql`${movies.words} @@ ${query}`,
    list.type && eq(movies.type, list.type),
    list.style === undefined ? undefined : eq(movies.style, list.style),
    list.aspect && eq(movies.aspect, list.aspect),
    list.language && eq(movies.language, list.language),
    // On the page of an author that the reader muted their films are seen.
    list.author === undefined ? isWelcomeTo(list.accountId, movies.authorId) : eq(movies.authorId, list.author),
    ...(list.length ? hasLength(...LENGTHS[list.length]) : []),
    list.chosen && isNotNull(movies.chosenAt),
    list.sort === 'recommended' ? isNotNull(movies.regard) : undefined,
    list.sort === 'followed' ? isFollowedBy(list.accountId) : undefined,
    isAfter(order, list.cursor),
  ];
  const rows = await executor
    .select({ movie: movies, at: valueForCursor(order), id: movies.filmId })
    .from(movies)
    .where(and(...conditions))
    .orderBy(...sorted(order))
    .limit(list.limit + 1);
  const { page, next } = pageOf(rows, list.limit);
  return { movies: page.map(({ movie }) => movie), next };
}

const hasLength = (above: number, upTo: number): (SQL | undefined)[] => [
  gt(movies.durationSeconds, above),
  Number.isFinite(upTo) ? lte(movies.durationSeconds, upTo) : undefined,
];

/** Nobody's films for a visitor. */
const isFollowedBy = (accountId: string | undefined): SQL =>
  accountId === undefined
    ? sql`false`
    : sql`exists (select from ${follows} where ${follows.accountId} = ${accountId} and ${follows.authorId} = ${movies.authorId})`;

/** The films that an account likes and may still see, the newest like first. */
export async function listLikedMovies(
  executor: Executor,
  list: { accountId: string; aspect?: AspectRatio | undefined; cursor?: string | undefined; limit: number },
): Promise<MoviePage> {
  const rows = await executor
    .select({ movie: movies, at: valueForCursor(NEWEST_LIKE), id: movieLikes.filmId })
    .from(movieLikes)
    .innerJoin(movies, eq(movies.filmId, movieLikes.filmId))
    .where(
      and(
        eq(movieLikes.accountId, list.accountId),
        isSeen(),
        list.aspect && eq(movies.aspect, list.aspect),
        isAfter(NEWEST_LIKE, list.cursor),
      ),
    )
    .orderBy(...sorted(NEWEST_LIKE))
    .limit(list.limit + 1);
  const { page, next } = pageOf(rows, list.limit);
  return { movies: page.map(({ movie }) => movie), next };
}
