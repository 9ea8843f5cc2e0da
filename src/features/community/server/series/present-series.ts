import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { MovieCard } from '../../movie-card.ts';
import type { EpisodePlace, OwnEpisode, SeriesCard } from '../../series-contract.ts';
import { isSeen } from '../find-movie.ts';
import { findPeople, presentMovies, type PublicLink } from '../present.ts';
import { movies, type MovieRow } from '../tables.ts';
import type { FilmsOfAccount } from './films-of-account.ts';
import { episodeIds, findEpisodePlace } from './find-series.ts';
import { findCovers } from './list-series.ts';
import type { SeriesRow } from './series-tables.ts';

/** Series as cards, with four queries for all of them. */
export async function presentSeries(
  executor: Executor,
  list: readonly SeriesRow[],
  link: PublicLink,
): Promise<SeriesCard[]> {
  const personOf = await findPeople(
    executor,
    list.map(({ authorId }) => authorId),
  );
  const covers = await findCovers(
    executor,
    list.map(({ id }) => id),
  );
  const cards = await presentMovies(executor, [...covers.values()], link);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return list.map(({ id, title, logline, authorId, shownEpisodes, language, newestAt }) => {
    const card = cardOf.get(covers.get(id)?.filmId ?? '');
    return {
      id,
      title,
      logline,
      author: personOf(authorId),
      episodes: shownEpisodes,
      language,
      cover: card ? { cover: card.cover, aspect: card.aspect, movie: card.movie } : null,
      newestAt: newestAt?.toISOString() ?? null,
    };
  });
}

/** Every episode of a series, for its author, in order. `shown`: those that anybody may see. */
export async function presentOwnEpisodes(
  executor: Executor,
  films: FilmsOfAccount,
  { id, authorId, shown }: Pick<SeriesRow, 'id' | 'authorId'> & { shown: readonly MovieRow[] },
): Promise<OwnEpisode[]> {
  const ids = await episodeIds(executor, id);
  const own = new Map((await films.find(executor, authorId, ids)).map((film) => [film.filmId, film]));
  const seen = new Set(shown.map(({ filmId }) => filmId));
  return ids.flatMap((filmId) => {
    const film = own.get(filmId);
    return film ? { filmId, title: film.title, isFinished: film.isFinished, shown: seen.has(filmId) } : [];
  });
}

/** Where a public film stands in its series. */
export async function readPlace(executor: Executor, filmId: string): Promise<EpisodePlace | null> {
  const place = await findEpisodePlace(executor, filmId);
  const neighbour = (movie: Pick<MovieRow, 'filmId' | 'title'> | undefined): EpisodePlace['next'] =>
    movie ? { id: movie.filmId, title: movie.title } : null;
  return place
    ? {
        ...place.series,
        number: place.number,
        count: place.count,
        previous: neighbour(place.previous),
        next: neighbour(place.next),
      }
    : null;
}

/** Remixes that a page shows. */
const MOST_REMIXES = 12;

/** The newest public films that were copied from this one, and how many there are. */
export async function readRemixes(
  executor: Executor,
  filmId: string,
  link: PublicLink,
): Promise<{ movies: MovieCard[]; count: number }> {
  const these = and(eq(movies.remixOf, filmId), isSeen());
  const rows = await executor
    .select()
    .from(movies)
    .where(these)
    .orderBy(desc(movies.publishedAt), desc(movies.filmId))
    .limit(MOST_REMIXES);
  return {
    movies: await presentMovies(executor, rows, link),
    count: rows.length < MOST_REMIXES ? rows.length : await executor.$count(movies, these),
  };
}
