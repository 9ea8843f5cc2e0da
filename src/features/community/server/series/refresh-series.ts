import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { movies } from '../tables.ts';
import { series, seriesEpisodes } from './series-tables.ts';

/** Brings what these series show of their episodes up to date. Call it after their episodes changed. */
export async function refreshSeries(executor: Executor, seriesIds: readonly string[]): Promise<void> {
  if (seriesIds.length > 0) {
    await refresh(executor, inArray(series.id, [...new Set(seriesIds)]));
  }
}

/** The same for the series that these films are episodes of: call it after films were shown, hidden or ranked. */
export async function refreshSeriesOf(executor: Executor, filmIds: readonly string[]): Promise<void> {
  if (filmIds.length > 0) {
    const holding = executor
      .select({ id: seriesEpisodes.seriesId })
      .from(seriesEpisodes)
      .where(inArray(seriesEpisodes.filmId, [...new Set(filmIds)]));
    await refresh(executor, inArray(series.id, holding));
  }
}

async function refresh(executor: Executor, these: SQL): Promise<void> {
  await executor.execute(sql`
    update ${series} set
      shown_episodes = coalesce(shown.count, 0), newest_at = shown.newest, heat = shown.heat, language = shown.language
    from (
      select ${series.id} as id, seen.* from ${series} left join lateral (
        select count(*)::integer as count, max(${movies.publishedAt}) as newest, max(${movies.heat}) as heat,
          (array_agg(${movies.language} order by ${seriesEpisodes.position}, ${seriesEpisodes.filmId}))[1] as language
        from ${seriesEpisodes} join ${movies} on ${movies.filmId} = ${seriesEpisodes.filmId}
        where ${seriesEpisodes.seriesId} = ${series.id} and ${movies.shown}
      ) as seen on true where ${these}
    ) as shown
    where ${series.id} = shown.id`);
}
