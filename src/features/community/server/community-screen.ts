import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { requireWelcome } from './blocks/block-conditions.ts';
import { findTitles } from './find-movie.ts';
import { heatOf } from './ranking/formula.ts';
import { searchVector } from './search/search-words.ts';
import { continueSeries, leaveSeries } from './series/follow-films.ts';
import { refreshSeriesOf } from './series/refresh-series.ts';
import { movies, type MovieRow } from './tables.ts';
import { tellPerson } from './tell-person.ts';

/** A public film as its maker tells of it. */
interface ToldFilm extends Omit<
  MovieRow,
  | 'shown'
  | 'words'
  | 'chosenAt'
  | 'likes'
  | 'recommendations'
  | 'comments'
  | 'viewers'
  | 'heat'
  | 'regard'
  | 'actedAt'
  | 'rankedAt'
  | 'publishedAt'
> {
  idea: string;
}

/** Shows a film to everybody as it is now; one that was shown before keeps its place, its likes and its comments. */
async function showMovie(transaction: Transaction, { idea, ...film }: ToldFilm): Promise<void> {
  const told = { ...film, shown: true, words: searchVector([film.title, film.logline, idea]) };
  await transaction
    .insert(movies)
    .values({ ...told, heat: heatOf(sql`0`, sql`now()`) })
    .onConflictDoUpdate({ target: movies.filmId, set: told });
  await refreshSeriesOf(transaction, [film.filmId]);
}

async function hideMovie(transaction: Transaction, filmId: string): Promise<void> {
  await transaction.update(movies).set({ shown: false }).where(eq(movies.filmId, filmId));
  await refreshSeriesOf(transaction, [filmId]);
}

async function forgetMovie(transaction: Transaction, filmId: string): Promise<void> {
  await transaction.delete(movies).where(eq(movies.filmId, filmId));
  await leaveSeries(transaction, filmId);
}

/** Tells the author of a film that somebody copies it. Throws NOT_POSSIBLE_HERE where one has blocked the other. */
async function tellOfRemix(transaction: Transaction, remix: { filmId: string; of: string; by: string }): Promise<void> {
  await requireWelcome(transaction, { accountId: remix.by, personId: remix.of });
  await tellPerson(transaction, 'movie_remixed', { to: remix.of, by: remix.by, filmId: remix.filmId });
}

/** Shows public films in the community. */
export const communityScreen = {
  show: showMovie,
  hide: hideMovie,
  forget: forgetMovie,
  findTitles,
  continue: continueSeries,
  tellOfRemix,
};
