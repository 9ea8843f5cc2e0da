import { gt, inArray, sql } from 'drizzle-orm';
import { isOpenAccount, openSince } from '#src/foundation/accounts/server/is-open-account.ts';
import type { Database, Transaction } from '#src/platform/server/database/database.ts';
import { refreshSeriesOf } from '../series/refresh-series.ts';
import { movies } from '../tables.ts';
import { heatOf, regardOf } from './formula.ts';

/** Films that are ranked by one statement. */
const AT_ONCE = 50;

/** What an account's acts on a film are worth. */
const WORTH = { view: 1, comment: 1, like: 3, recommendation: 4 } as const;
/** An admin's choice for the recommended list stands for so many recommendations. */
export const CHOSEN_REGARD = 100;
/** A film counts as watched after so many seconds, or a quarter of it where that is less. */
const WATCHED_SECONDS = 10;
/** What a like or recommendation is worth of somebody who has not watched. */
const UNWATCHED = 0.25;
/** A new account counts little, and all new accounts together about as much as one person who likes everything. */
const NEW_ACCOUNT = { hours: 72, weight: 0.25, heatTogether: 9, regardTogether: 1 } as const;
/** Who has watched films of fewer authors than this lately counts less, down to what somebody counts who watched none. */
const WATCHER = { authors: 3, days: 60, filmsRead: 30, alone: 0.4 } as const;
/** Visitors without an account, each network once a day, count by the root of how many they are. */
const VISITORS = 0.3;
/** Circles are looked for among so many voters at most: in a larger crowd they change nothing. */
const MOST_IN_CIRCLE = 300;

/**
 * Ranks films on which something was done since they were ranked last. Returns how many. Every voter is weighed:
 *
 * - **The same fan.** Who likes an author's films again and again counts a half for the second one, a third for the
 *   third, and so on.
 * - **Circles.** Voters who are authors that like each other's films count together about as one: each is divided by the
 *   number of other voters of this film with whom likes went both ways, and by half of it where they went one way; the
 *   author counts among them.
 * - **Networks.** The second voter of one network counts a half, the third a third.
 * - **Watching.** A like or a recommendation without having watched counts a quarter. Who watches nobody else's films
 *   counts two fifths.
 * - **New accounts** count a quarter, and together no more than one person.
 *
 * The author counts nothing, and closed and banned accounts neither; votes are counted again without them.
 */
export async function rankMovies(db: Database): Promise<number> {
  return db.transaction(async (transaction) => {
    // Locked by a statement of its own, so that the next one sees every act that was counted in these rows.
    const due = await transaction
      .select({ filmId: movies.filmId })
      .from(movies)
      .where(gt(movies.actedAt, movies.rankedAt))
      .orderBy(movies.actedAt)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const filmIds = due.map(({ filmId }) => filmId);
    if (filmIds.length > 0) {
      await rank(transaction, filmIds);
      await refreshSeriesOf(transaction, filmIds);
    }
    return filmIds.length;
  });
}

async function rank(transaction: Transaction, filmIds: readonly string[]): Promise<void> {
  await transaction.execute(sql`
    with due as (
      select film_id, author_id, published_at, chosen_at, acted_at, duration_seconds
      from movies where ${inArray(movies.filmId, [...filmIds])}
    ), acts as (
      select film_id, account_id, 'like' as kind, created_at, network_sha256
      from movie_likes where film_id in (select film_id from due)
      union all
      select film_id, account_id, 'recommendation', created_at, network_sha256 from movie_recommendations
      where film_id in (select film_id from due)
      union all
      select distinct on (film_id, account_id) film_id, account_id, 'comment', created_at, network_sha256
      from movie_comments where film_id in (select film_id from due) and removed_at is null and not hidden
      order by film_id, account_id, created_at
    ), watched as (
      select film_id, account_id, max(seconds) as seconds, count(distinct day) as days,
        (array_agg(network_sha256 order by day desc))[1] as network
      from movie_views where film_id in (select film_id from due) and account_id is not null
      group by film_id, account_id
    ), voters as (
      select film_id, account_id,
        bool_or(kind = 'like') as liked, bool_or(kind = 'recommendation') as recommended,
        bool_or(kind = 'comment') as commented, min(created_at) as first_at,
        (array_agg(network_sha256 order by created_at) filter (where network_sha256 is not null))[1] as network
      from acts group by film_id, account_id
    ), everybody as (
      select film_id, account_id, author_id, coalesce(liked, false) as liked,
        coalesce(recommended, false) as recommended, coalesce(commented, false) as commented,
        coalesce(voters.network, watched.network) as network, coalesce(days, 0) as days, first_at, since,
        coalesce(seconds >= least(${WATCHED_SECONDS}, duration_seconds / 4), false) as has_watched
      from voters full join watched using (film_id, account_id) join due using (film_id)
      cross join lateral (select ${openSince(sql`account_id`)} as since) as account
      where since is not null
    ), counts as (
      select film_id, count(*) filter (where liked) as likes, count(*) filter (where recommended) as recommendations
      from everybody group by film_id
    ), others as (
      select * from everybody where account_id <> author_id
    ), many as (
      select film_id, count(*) filter (where liked or recommended) as voters from others group by film_id
    ), linked as (
      -- Pairs of voters of one film (and its author) of whom one likes a film of the other.
      select voter.film_id, voter.account_id, other.account_id as other_id, count(*) as ways
      from others as voter
      join many on many.film_id = voter.film_id and many.voters <= ${MOST_IN_CIRCLE}
      join (
        select film_id, account_id from others where liked or recommended
        union select film_id, author_id from due
      ) as other on other.film_id = voter.film_id and other.account_id <> voter.account_id
      cross join lateral (
        select 1 where exists (
          select from movie_likes as given
          where given.account_id = voter.account_id and given.author_id = other.account_id
            and given.film_id <> voter.film_id)
        union all
        select 2 where exists (
          select from movie_likes as given
          where given.account_id = other.account_id and given.author_id = voter.account_id)
      ) as way
      where voter.liked or voter.recommended
      group by voter.film_id, voter.account_id, other.account_id
    ), circles as (
      select film_id, account_id, sum(ways / 2.0) as size from linked group by film_id, account_id
    ), weighed as (
      select others.*, since > coalesce(first_at, now()) - make_interval(hours => ${NEW_ACCOUNT.hours}) as is_new, (
          -- The same fan.
          1.0 / (1 + (
            select count(*) from movie_likes as earlier
            where earlier.account_id = others.account_id and earlier.author_id = others.author_id
              and earlier.film_id <> others.film_id
              and earlier.created_at < coalesce(others.first_at, now())
              and earlier.created_at > now() - interval '60 days'))
          / (1 + coalesce(circles.size, 0))
          / case when network is null then 1
            else row_number() over (partition by others.film_id, network order by first_at, others.account_id) end
          * least(1, ${WATCHER.alone} + ${(1 - WATCHER.alone) / WATCHER.authors}::float8 * (
            select count(distinct theirs.author_id) from (
              select film_id from movie_views as seen
              where seen.account_id = others.account_id and seen.day > current_date - ${WATCHER.days}::int
              order by seen.day desc limit ${WATCHER.filmsRead}
            ) as lately join movies as theirs on theirs.film_id = lately.film_id
            where theirs.author_id <> others.author_id))
        )::float8 as weight
      from others
      left join circles on circles.film_id = others.film_id and circles.account_id = others.account_id
    ), worth as (
      select film_id, is_new,
        sum(weight * (
          case when has_watched then least(days, 3) * ${WORTH.view}::float8 else 0 end
          + case when commented then ${WORTH.comment}::float8 else 0 end
          + (case when liked then ${WORTH.like}::float8 else 0 end
            + case when recommended then ${WORTH.recommendation}::float8 else 0 end)
            * case when has_watched then 1 else ${UNWATCHED}::float8 end)) as heat,
        sum(case when recommended then weight * case when has_watched then 1 else ${UNWATCHED}::float8 end else 0 end)
          as regard,
        bool_or(recommended) as recommended
      from weighed group by film_id, is_new
    ), points as (
      select film_id,
        sum(case when is_new then least(heat * ${NEW_ACCOUNT.weight}, ${NEW_ACCOUNT.heatTogether}) else heat end) as heat,
        sum(case when is_new then least(regard * ${NEW_ACCOUNT.weight}, ${NEW_ACCOUNT.regardTogether}) else regard end)
          as regard,
        bool_or(recommended) as recommended
      from worth group by film_id
    ), visitors as (
      select film_id, sqrt(count(*)) * ${VISITORS}::float8 as heat from movie_views
      where film_id in (select film_id from due) and account_id is null
        and seconds >= ${WATCHED_SECONDS} / 2.0
      group by film_id
    )
    update movies set
      heat = ${heatOf(sql`coalesce(points.heat, 0) + coalesce(visitors.heat, 0)`, sql`due.published_at`)},
      regard = case when coalesce(points.recommended, false) or due.chosen_at is not null then ${regardOf(
        sql`coalesce(points.regard, 0) + case when due.chosen_at is null then 0 else ${CHOSEN_REGARD}::float8 end`,
        sql`due.published_at`,
      )} end,
      likes = coalesce(counts.likes, 0),
      recommendations = coalesce(counts.recommendations, 0),
      comments = (
        select count(*) from movie_comments
        where movie_comments.film_id = movies.film_id and removed_at is null and not hidden
          and ${isOpenAccount(sql`movie_comments.account_id`)}),
      ranked_at = due.acted_at
    from due
    left join counts using (film_id) left join points using (film_id) left join visitors using (film_id)
    where movies.film_id = due.film_id`);
}
