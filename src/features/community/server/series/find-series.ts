import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { isOpenAccount } from '#src/foundation/accounts/server/is-open-account.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { isSeen } from '../find-movie.ts';
import { movies, type MovieRow } from '../tables.ts';
import { series, seriesEpisodes, type SeriesRow } from './series-tables.ts';

/** SQL condition for series that anybody may see: they have an episode that anybody may see. */
export const isSeriesSeen = () => and(gt(series.shownEpisodes, 0), isOpenAccount(series.authorId));

/** A series that anybody may see, or one of the caller's own. Throws NOT_FOUND for every other one. */
export async function findSeries(
  executor: Executor,
  seriesId: string,
  callerId: string | undefined,
): Promise<SeriesRow> {
  const [found] = await executor
    .select({ row: series, isSeen: sql<boolean>`(${isSeriesSeen()})` })
    .from(series)
    .where(eq(series.id, seriesId));
  if (!found || !(found.isSeen || found.row.authorId === callerId)) {
    throw new AppError('NOT_FOUND');
  }
  return found.row;
}

/** The account's own series, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockOwnSeries(
  executor: Executor,
  { accountId, seriesId }: { accountId: string; seriesId: string },
): Promise<SeriesRow> {
  const [own] = await executor
    .select()
    .from(series)
    .where(and(eq(series.id, seriesId), eq(series.authorId, accountId)))
    .for('update');
  if (!own) {
    throw new AppError('NOT_FOUND');
  }
  return own;
}

/** Ids of all films of a series, in order, whether they are shown or not. */
export async function episodeIds(executor: Executor, seriesId: string): Promise<string[]> {
  const rows = await executor
    .select({ filmId: seriesEpisodes.filmId })
    .from(seriesEpisodes)
    .where(eq(seriesEpisodes.seriesId, seriesId))
    .orderBy(asc(seriesEpisodes.position), asc(seriesEpisodes.filmId));
  return rows.map(({ filmId }) => filmId);
}

/** The episodes that anybody may see, in order: the first one is number 1. */
export async function shownEpisodes(executor: Executor, seriesId: string): Promise<MovieRow[]> {
  const rows = await executor
    .select({ movie: movies })
    .from(seriesEpisodes)
    .innerJoin(movies, eq(movies.filmId, seriesEpisodes.filmId))
    .where(and(eq(seriesEpisodes.seriesId, seriesId), isSeen()))
    .orderBy(asc(seriesEpisodes.position), asc(seriesEpisodes.filmId));
  return rows.map(({ movie }) => movie);
}

/** Where a public film stands in its series, and its neighbours there; undefined for one of no series. */
export interface EpisodePlace {
  series: Pick<SeriesRow, 'id' | 'title'>;
  number: number;
  count: number;
  previous: Pick<MovieRow, 'filmId' | 'title'> | undefined;
  next: Pick<MovieRow, 'filmId' | 'title'> | undefined;
}

/** Reads where a film that anybody may see stands in its series. */
export async function findEpisodePlace(executor: Executor, filmId: string): Promise<EpisodePlace | undefined> {
  const [holding] = await executor
    .select({ id: series.id, title: series.title })
    .from(seriesEpisodes)
    .innerJoin(series, eq(series.id, seriesEpisodes.seriesId))
    .where(eq(seriesEpisodes.filmId, filmId));
  if (!holding) {
    return undefined;
  }
  const episodes = await executor
    .select({ filmId: movies.filmId, title: movies.title })
    .from(seriesEpisodes)
    .innerJoin(movies, eq(movies.filmId, seriesEpisodes.filmId))
    .where(and(eq(seriesEpisodes.seriesId, holding.id), isSeen()))
    .orderBy(asc(seriesEpisodes.position), asc(seriesEpisodes.filmId));
  const at = episodes.findIndex((episode) => episode.filmId === filmId);
  return at === -1
    ? undefined
    : { series: holding, number: at + 1, count: episodes.length, previous: episodes[at - 1], next: episodes[at + 1] };
}
