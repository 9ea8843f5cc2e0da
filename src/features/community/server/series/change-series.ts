import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { lockAccount } from '#src/foundation/accounts/server/lock-account.ts';
import type { Database, Transaction } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { countAct } from '../count-act.ts';
import { searchVector } from '../search/search-words.ts';
import type { FilmsOfAccount } from './films-of-account.ts';
import { episodeIds, lockOwnSeries } from './find-series.ts';
import { refreshSeries } from './refresh-series.ts';
import { series, seriesEpisodes } from './series-tables.ts';

interface OfSeries {
  accountId: string;
  seriesId: string;
}

/**
 * Makes a series; the same key means the same series. Nobody else sees it before it has a public episode. Returns its
 * id. Throws TOO_MANY_SERIES.
 */
export async function createSeries(
  db: Database,
  made: { accountId: string; title: string; logline: string; idempotencyKey?: string | undefined },
): Promise<string> {
  await countAct(db, made.accountId, 'series');
  return db.transaction(async (transaction) => insertSeries(transaction, made));
}

/** The same in a transaction, uncounted. */
export async function insertSeries(
  transaction: Transaction,
  made: { accountId: string; title: string; logline: string; idempotencyKey?: string | undefined },
): Promise<string> {
  const { accountId: authorId, title, logline, idempotencyKey = randomUUID() } = made;
  await lockAccount(transaction, authorId);
  const same = and(eq(series.authorId, authorId), eq(series.idempotencyKey, idempotencyKey));
  const [before] = await transaction.select({ id: series.id }).from(series).where(same);
  if (before) {
    return before.id;
  }
  if ((await transaction.$count(series, eq(series.authorId, authorId))) >= LIMITS.community.series) {
    throw new AppError('TOO_MANY_SERIES');
  }
  const id = randomUUID();
  const words = searchVector([title, logline]);
  await transaction.insert(series).values({ id, authorId, idempotencyKey, title, logline, words });
  return id;
}

/** Changes what a series is called, tells of itself, or whose cover it has. Throws NOT_FOUND, also for that episode. */
export async function updateSeries(
  db: Database,
  {
    title,
    logline,
    coverFilmId,
    ...of
  }: OfSeries & {
    title?: string | undefined;
    logline?: string | undefined;
    /** Null: the first episode's. */
    coverFilmId?: string | null | undefined;
  },
): Promise<void> {
  await countAct(db, of.accountId, 'series');
  await db.transaction(async (transaction) => {
    const own = await lockOwnSeries(transaction, of);
    if (typeof coverFilmId === 'string' && !(await episodeIds(transaction, own.id)).includes(coverFilmId)) {
      throw new AppError('NOT_FOUND');
    }
    const told = { title: title ?? own.title, logline: logline ?? own.logline };
    await transaction
      .update(series)
      .set({
        ...told,
        words: searchVector([told.title, told.logline]),
        ...(coverFilmId === undefined ? {} : { coverFilmId }),
      })
      .where(eq(series.id, own.id));
  });
}

/** Deletes a series; its films stay. Throws NOT_FOUND. */
export async function deleteSeries(db: Database, of: OfSeries): Promise<void> {
  await db.transaction(async (transaction) => {
    const { id } = await lockOwnSeries(transaction, of);
    await transaction.delete(series).where(eq(series.id, id));
  });
}

/**
 * Adds a film of the account as the last episode; again it changes nothing. Throws NOT_FOUND, FILM_NOT_FOUND,
 * FILM_IN_OTHER_SERIES, TOO_MANY_EPISODES.
 */
export async function addEpisode(
  db: Database,
  films: FilmsOfAccount,
  { filmId, ...of }: OfSeries & { filmId: string },
): Promise<void> {
  await countAct(db, of.accountId, 'series');
  await db.transaction(async (transaction) => {
    await requireFilm(transaction, films, { accountId: of.accountId, filmId });
    const { id } = await lockOwnSeries(transaction, of);
    await appendEpisode(transaction, { seriesId: id, filmId });
  });
}

/** The same for a locked series and a film that is known to be its author's. */
export async function appendEpisode(
  transaction: Transaction,
  { seriesId, filmId }: { seriesId: string; filmId: string },
): Promise<void> {
  const episodes = await episodeIds(transaction, seriesId);
  if (episodes.includes(filmId)) {
    return;
  }
  if (episodes.length >= LIMITS.community.episodes) {
    throw new AppError('TOO_MANY_EPISODES');
  }
  const position = sql`(select coalesce(max(position), 0) + 1 from series_episodes where series_id = ${seriesId})`;
  const added = await transaction
    .insert(seriesEpisodes)
    .values({ filmId, seriesId, position })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) {
    throw new AppError('FILM_IN_OTHER_SERIES');
  }
  await refreshSeries(transaction, [seriesId]);
}

/** Throws FILM_NOT_FOUND for a film that is not the account's. */
async function requireFilm(
  transaction: Transaction,
  films: FilmsOfAccount,
  { accountId, filmId }: { accountId: string; filmId: string },
): Promise<void> {
  if ((await films.find(transaction, accountId, [filmId])).length === 0) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
  }
}

/** Takes an episode out of a series; the film stays. Again it changes nothing. Throws NOT_FOUND, FILM_NOT_FOUND. */
export async function removeEpisode(
  db: Database,
  films: FilmsOfAccount,
  { filmId, ...of }: OfSeries & { filmId: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    await requireFilm(transaction, films, { accountId: of.accountId, filmId });
    const own = await lockOwnSeries(transaction, of);
    await transaction
      .delete(seriesEpisodes)
      .where(and(eq(seriesEpisodes.seriesId, own.id), eq(seriesEpisodes.filmId, filmId)));
    if (own.coverFilmId === filmId) {
      await transaction.update(series).set({ coverFilmId: null }).where(eq(series.id, own.id));
    }
    await refreshSeries(transaction, [own.id]);
  });
}

/** Puts the episodes of a series into this order: all of them, each once. Throws NOT_FOUND, SERIES_CHANGED. */
export async function orderEpisodes(db: Database, { filmIds, ...of }: OfSeries & { filmIds: string[] }): Promise<void> {
  await countAct(db, of.accountId, 'series');
  await db.transaction(async (transaction) => {
    const { id } = await lockOwnSeries(transaction, of);
    const before = await episodeIds(transaction, id);
    if (before.toSorted().join() !== filmIds.toSorted().join()) {
      throw new AppError('SERIES_CHANGED');
    }
    if (filmIds.length > 0) {
      const places = sql.join(
        filmIds.map((filmId, index) => sql`(${filmId}::uuid, ${index + 1}::integer)`),
        sql`, `,
      );
      await transaction.execute(sql`
        update series_episodes set position = place.position
        from (values ${places}) as place (film_id, position)
        where series_episodes.film_id = place.film_id and series_id = ${id}`);
    }
    await refreshSeries(transaction, [id]);
  });
}
