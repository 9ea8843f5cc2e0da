import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { blockedPeople } from './blocks/tables.ts';
import { series, seriesEpisodes } from './series/series-tables.ts';
import { follows, movieComments, movieLikes, movieRecommendations, movieViews } from './tables.ts';

/**
 * The section of an archive: what somebody liked, recommended, watched and wrote, whom they follow and block, and their
 * series.
 */
export async function* communitySection(
  executor: Executor,
  accountId: string,
): AsyncGenerator<{ name: string; text: string }> {
  const votesIn = (table: typeof movieLikes | typeof movieRecommendations) =>
    executor
      .select({ filmId: table.filmId, createdAt: table.createdAt })
      .from(table)
      .where(eq(table.accountId, accountId))
      .orderBy(asc(table.createdAt));
  const lists = {
    likes: await votesIn(movieLikes),
    recommendations: await votesIn(movieRecommendations),
    comments: await executor
      .select()
      .from(movieComments)
      .where(eq(movieComments.accountId, accountId))
      .orderBy(asc(movieComments.createdAt)),
    watched: await executor
      .select({ filmId: movieViews.filmId, day: movieViews.day, seconds: movieViews.seconds })
      .from(movieViews)
      .where(eq(movieViews.accountId, accountId))
      .orderBy(asc(movieViews.day)),
    follows: await executor
      .select({ authorId: follows.authorId, createdAt: follows.createdAt })
      .from(follows)
      .where(eq(follows.accountId, accountId))
      .orderBy(asc(follows.createdAt)),
    blocked: await executor
      .select({ personId: blockedPeople.personId, kind: blockedPeople.kind, createdAt: blockedPeople.createdAt })
      .from(blockedPeople)
      .where(eq(blockedPeople.accountId, accountId))
      .orderBy(asc(blockedPeople.createdAt)),
    series: await seriesOf(executor, accountId),
  };
  for (const [name, list] of Object.entries(lists)) {
    if (list.length > 0) {
      yield { name: `community/${name}.json`, text: JSON.stringify(list, null, 2) };
    }
  }
}

/** An account's series, each with the films that are its episodes, in order. */
async function seriesOf(executor: Executor, accountId: string) {
  const own = await executor
    .select({ id: series.id, title: series.title, logline: series.logline, createdAt: series.createdAt })
    .from(series)
    .where(eq(series.authorId, accountId))
    .orderBy(asc(series.createdAt));
  const episodes = await executor
    .select({ seriesId: seriesEpisodes.seriesId, filmId: seriesEpisodes.filmId })
    .from(seriesEpisodes)
    .innerJoin(series, eq(series.id, seriesEpisodes.seriesId))
    .where(eq(series.authorId, accountId))
    .orderBy(asc(seriesEpisodes.position), asc(seriesEpisodes.filmId));
  const bySeries = Map.groupBy(episodes, ({ seriesId }) => seriesId);
  return own.map((one) => ({ ...one, films: (bySeries.get(one.id) ?? []).map(({ filmId }) => filmId) }));
}
