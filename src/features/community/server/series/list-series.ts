import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { SeriesSort } from '../../series-lists.ts';
import { isWelcomeTo } from '../blocks/block-conditions.ts';
import { isSeen } from '../find-movie.ts';
import { isAfter, pageOf, sorted, valueForCursor, type ListOrder } from '../list-order.ts';
import { searchQuery } from '../search/search-words.ts';
import { movies, type MovieRow } from '../tables.ts';
import { isSeriesSeen } from './find-series.ts';
import { series, seriesEpisodes, type SeriesRow } from './series-tables.ts';

interface SeriesListing {
  sort: SeriesSort;
  search?: string | undefined;
  language?: Language | undefined;
  author?: string | undefined;
  /** Undefined for a visitor. */
  readerId?: string | undefined;
  /** `next` of the previous page. */
  cursor?: string | undefined;
  limit: number;
}

const ORDERS: Readonly<Record<SeriesSort, ListOrder>> = {
  hottest: { by: series.heat, kind: 'number', id: series.id },
  latest: { by: series.newestAt, kind: 'time', id: series.id },
};

/** Series with an episode that anybody may see, page by page. Throws INVALID_DATA for an invalid cursor. */
export async function listSeries(
  executor: Executor,
  list: SeriesListing,
): Promise<{ series: SeriesRow[]; next: string | null }> {
  const query = searchQuery(list.search ?? '');
  if (list.search?.trim() && !query) {
    return { series: [], next: null };
  }
  const order = ORDERS[list.sort];
  const rows = await executor
    .select({ series, at: valueForCursor(order), id: series.id })
    .from(series)
    .where(
      and(
        isNotNull(order.by),
        isSeriesSeen(),
        query && sql`${series.words} @@ ${query}`,
        list.language && eq(series.language, list.language),
        list.author === undefined ? isWelcomeTo(list.readerId, series.authorId) : eq(series.authorId, list.author),
        isAfter(order, list.cursor),
      ),
    )
    .orderBy(...sorted(order))
    .limit(list.limit + 1);
  const { page, next } = pageOf(rows, list.limit);
  return { series: page.map((row) => row.series), next };
}

/** All series of an account, the newest first. */
export async function listOwnSeries(executor: Executor, accountId: string): Promise<SeriesRow[]> {
  return executor
    .select()
    .from(series)
    .where(eq(series.authorId, accountId))
    .orderBy(desc(series.createdAt), desc(series.id));
}

/** The public film whose cover each of these series has, by the series' id: the chosen one, else the first. */
export async function findCovers(executor: Executor, seriesIds: readonly string[]): Promise<Map<string, MovieRow>> {
  if (seriesIds.length === 0) {
    return new Map();
  }
  const rows = await executor
    .selectDistinctOn([seriesEpisodes.seriesId], { seriesId: seriesEpisodes.seriesId, movie: movies })
    .from(seriesEpisodes)
    .innerJoin(series, eq(series.id, seriesEpisodes.seriesId))
    .innerJoin(movies, eq(movies.filmId, seriesEpisodes.filmId))
    .where(and(inArray(seriesEpisodes.seriesId, [...seriesIds]), isSeen()))
    .orderBy(
      seriesEpisodes.seriesId,
      sql`${series.coverFilmId} is distinct from ${movies.filmId}`,
      seriesEpisodes.position,
      seriesEpisodes.filmId,
    );
  return new Map(rows.map(({ seriesId, movie }) => [seriesId, movie]));
}
