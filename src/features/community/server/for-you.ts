import { and, desc, inArray, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { FOR_YOU_REASONS } from '../for-you-contract.ts';
import { isWelcomeTo } from './blocks/block-conditions.ts';
import { findTitles, isSeen } from './find-movie.ts';
import { movies, type MovieRow } from './tables.ts';

/** A film for one person, and why: the title is that of the film that they liked or watched. */
interface FilmForYou {
  movie: MovieRow;
  because: { kind: (typeof FOR_YOU_REASONS)[number]; title: string | null };
}

const MOST = 12;
/** Of one author, so that others are shown too. */
const MOST_OF_AUTHOR = 2;
/** The newest films that somebody liked or watched say enough, and so do the newest people who like the same. */
const SEEDS = 6;
const FANS_OF_SEED = 25;
const LIKES_OF_FAN = 20;
/** What somebody did with the newest films is not shown again. */
const KNOWN = 500;
/** Seconds after which a film counts as watched. */
const WATCHED_SECONDS = 10;

interface Found {
  filmId: string;
  seedId: string;
  kind: 'liked' | 'watched' | 'author';
}

/**
 * Films for somebody (COMM-07): what the people like who like what they liked and watched last, then further films of
 * those authors, each with the film that it is because of; and the hottest ones where there are not enough. Nothing of
 * their own or of authors that they muted, and nothing that they know.
 */
export async function listForYou(executor: Executor, accountId: string): Promise<FilmForYou[]> {
  const found = await findByTaste(executor, accountId);
  const rows = await readSeen(
    executor,
    found.map(({ filmId }) => filmId),
    accountId,
  );
  const titles = await findTitles(
    executor,
    found.map(({ seedId }) => seedId),
  );
  const list: FilmForYou[] = [];
  const ofAuthor = new Map<string, number>();
  for (const { filmId, seedId, kind } of found) {
    const movie = rows.get(filmId);
    const title = titles.get(seedId);
    const before = ofAuthor.get(movie?.authorId ?? '') ?? 0;
    // A film that is not public any more explains nothing.
    if (movie && title !== undefined && before < MOST_OF_AUTHOR && list.length < MOST) {
      ofAuthor.set(movie.authorId, before + 1);
      list.push({ movie, because: { kind, title } });
    }
  }
  return [...list, ...(await fillUp(executor, accountId, list))];
}

/** Films by how many people of the same taste like them, for how popular they are; then those of the same authors. */
async function findByTaste(executor: Executor, accountId: string): Promise<Found[]> {
  const { rows } = await executor.execute<{ film_id: string; seed_id: string; kind: Found['kind'] }>(sql`
    with ${knownFilms(accountId)}, seeds as (
      select film_id, bool_or(liked) as liked, max(at) as at from known group by film_id order by max(at) desc limit ${SEEDS}
    ), fans as (
      select seeds.film_id as seed_id, liked, fan.account_id from seeds
      cross join lateral (
        select account_id from movie_likes
        where film_id = seeds.film_id and account_id <> ${accountId} order by created_at desc limit ${FANS_OF_SEED}
      ) as fan
    ), tastes as (
      select seed_id, liked, theirs.film_id, count(*) as fans from fans
      cross join lateral (
        select film_id from movie_likes where account_id = fans.account_id order by created_at desc limit ${LIKES_OF_FAN}
      ) as theirs
      group by seed_id, liked, theirs.film_id
    ), taste as (
      select distinct on (film_id) film_id, seed_id, case when liked then 'liked' else 'watched' end as kind,
        sum(fans) over (partition by film_id) as fans
      from tastes order by film_id, fans desc, seed_id
    ), same_author as (
      select distinct on (theirs.film_id) theirs.film_id, seeds.film_id as seed_id, 'author' as kind, theirs.heat
      from seeds join movies as seed on seed.film_id = seeds.film_id
      cross join lateral (
        select film_id, heat from movies
        where author_id = seed.author_id and film_id <> seed.film_id and shown order by published_at desc limit 3
      ) as theirs
      order by theirs.film_id, seeds.at desc
    ), candidates as (
      select film_id, seed_id, kind, fans / sqrt(1.0 + movies.likes) as score, 0 as rank
      from taste join movies using (film_id)
      union all
      select film_id, seed_id, kind, heat as score, 1 as rank from same_author
      where film_id not in (select film_id from taste)
    )
    select film_id, seed_id, kind from candidates join movies using (film_id)
    where movies.author_id <> ${accountId} and film_id not in (select film_id from known)
    order by rank, score desc, film_id desc limit ${MOST * 3}`);
  return rows.map((row) => ({ filmId: row.film_id, seedId: row.seed_id, kind: row.kind }));
}

/** The newest films that somebody liked or watched, as a part of a query. */
function knownFilms(accountId: string) {
  return sql`known as (
      (select film_id, true as liked, created_at as at from movie_likes
        where account_id = ${accountId} order by created_at desc limit ${KNOWN})
      union all
      (select film_id, false, day::timestamptz from movie_views join movies using (film_id)
        where account_id = ${accountId} and seconds >= least(${WATCHED_SECONDS}, duration_seconds / 4)
        order by day desc limit ${KNOWN})
    )`;
}

async function readSeen(
  executor: Executor,
  filmIds: readonly string[],
  accountId: string,
): Promise<Map<string, MovieRow>> {
  if (filmIds.length === 0) {
    return new Map();
  }
  const rows = await executor
    .select()
    .from(movies)
    .where(and(inArray(movies.filmId, [...filmIds]), isSeen(), isWelcomeTo(accountId, movies.authorId)));
  return new Map(rows.map((movie) => [movie.filmId, movie]));
}

/** The hottest films that are not among these yet. */
async function fillUp(executor: Executor, accountId: string, list: readonly FilmForYou[]): Promise<FilmForYou[]> {
  if (list.length >= MOST) {
    return [];
  }
  const taken = list.map(({ movie }) => movie.filmId);
  const rows = await executor
    .select()
    .from(movies)
    .where(
      and(
        isSeen(),
        isWelcomeTo(accountId, movies.authorId),
        sql`${movies.authorId} <> ${accountId}`,
        sql`${movies.filmId} not in (with ${knownFilms(accountId)} select film_id from known)`,
        taken.length > 0 ? notInArray(movies.filmId, taken) : undefined,
      ),
    )
    .orderBy(desc(movies.heat))
    .limit(MOST - list.length);
  return rows.map((movie) => ({ movie, because: { kind: 'hottest', title: null } }));
}
