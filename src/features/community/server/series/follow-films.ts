import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { cutText } from '#src/shared/clean-line.ts';
import { appendEpisode, insertSeries } from './change-series.ts';
import { lockOwnSeries } from './find-series.ts';
import { refreshSeries } from './refresh-series.ts';
import { series, seriesEpisodes } from './series-tables.ts';

/** A deleted film is in no series any more. */
export async function leaveSeries(transaction: Transaction, filmId: string): Promise<void> {
  await transaction.update(series).set({ coverFilmId: null }).where(eq(series.coverFilmId, filmId));
  const left = await transaction
    .delete(seriesEpisodes)
    .where(eq(seriesEpisodes.filmId, filmId))
    .returning({ seriesId: seriesEpisodes.seriesId });
  await refreshSeries(
    transaction,
    left.map(({ seriesId }) => seriesId),
  );
}

/** A film that goes on from another one of its author. */
export interface Continuation {
  accountId: string;
  /** The film that it goes on from. */
  from: { filmId: string; title: string; logline: string };
  filmId: string;
}

/**
 * Adds a film as the last episode of the series of the film that it goes on from; where that is in none, a series of
 * both is made, called like it. Throws TOO_MANY_SERIES, TOO_MANY_EPISODES.
 */
export async function continueSeries(
  transaction: Transaction,
  { accountId, from, filmId }: Continuation,
): Promise<void> {
  const [holding] = await transaction
    .select({ id: series.id })
    .from(seriesEpisodes)
    .innerJoin(series, eq(series.id, seriesEpisodes.seriesId))
    .where(and(eq(seriesEpisodes.filmId, from.filmId), eq(series.authorId, accountId)));
  const seriesId = holding?.id ?? (await beginSeries(transaction, accountId, from));
  await lockOwnSeries(transaction, { accountId, seriesId });
  await appendEpisode(transaction, { seriesId, filmId });
}

async function beginSeries(transaction: Transaction, accountId: string, from: Continuation['from']): Promise<string> {
  const id = await insertSeries(transaction, {
    accountId,
    title: cutText(from.title, LIMITS.community.seriesTitleCharacters),
    logline: cutText(from.logline, LIMITS.community.seriesLoglineCharacters),
  });
  await appendEpisode(transaction, { seriesId: id, filmId: from.filmId });
  return id;
}
