import { sql } from 'drizzle-orm';
import { openSince } from '#src/foundation/accounts/server/is-open-account.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import { refreshSeriesOf } from '../series/refresh-series.ts';
import { heatOf, regardOf } from './formula.ts';

/** Films that are ranked by one statement. */
const AT_ONCE = 200;

/** What an account's acts on a film are worth. */
const WORTH = { view: 1, comment: 1, like: 3, recommendation: 4 } as const;
/** Recommendations that an admin's choice for the recommended list stands for. */
export const CHOSEN_REGARD = 100;
/** A film counts as watched after so many seconds, or a quarter of it where that is less. */
const WATCHED_SECONDS = 10;
/** What a like or recommendation is worth of somebody who has not watched. */
const UNWATCHED = 0.25;
/** A new account counts little. */
const NEW_ACCOUNT = { hours: 24, weight: 0.25 } as const;
/** Visitors without an account count little, and each network once a day. */
const VISITOR = 0.1;
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
 * - **Watching.** A like or a recommendation without having watched counts a quarter, so does a new account.
 *
 * The author counts nothing.
 */
export async function rankMovies(db: Database): Promise<number> {
  const { rows } = await db.execute<{ film_id: string }>(sql`
    with due as (
      select film_id, author_id, published_at, chosen_at, acted_at, duration_seconds
      from movies where acted_at > ranked_at order by acted_at limit ${AT_ONCE} for update skip locked
    ), acts as (
      select film_id, account_id, 'like' as kind, created_at from movie_likes where film_id in (select film_id from due)
      union all
      select film_id, account_id, 'recommendation', created_at from movie_recommendations
      where film_id in (select film_id from due)
      union all
      select distinct on (film_id, account_id) film_id, account_id, 'comment', created_at from movie_comments
      where film_id in (select film_id from due) and removed_at is null
    ), watched as (
      select film_id, account_id, max(seconds) as seconds, count(distinct day) as days,
        (array_agg(network_sha256 order by day desc))[1] as network
      from movie_views where film_id in (select film_id from due) and account_id is not null
      group by film_id, account_id
    ), voters as (
      select film_id, account_id,
        bool_or(kind = 'like') as liked, bool_or(kind = 'recommendation') as recommended,
        bool_or(kind = 'comment') as commented, min(created_at) as first_at
      from acts group by film_id, account_id
    ), everybody as (
      select film_id, account_id, coalesce(liked, false) as liked, coalesce(recommended, false) as recommended,
        coalesce(commented, false) as commented, network, coalesce(days, 0) as days, first_at,
        coalesce(seconds >= least(${WATCHED_SECONDS}, duration_seconds / 4), false) as has_watched
      from voters full join watched using (film_id, account_id) join due using (film_id)
      where account_id <> author_id
    ), many as (
      select film_id, count(*) filter (where liked or recommended) as voters from everybody group by film_id
    ), linked as (
      -- Pairs of voters of one film (and its author) of whom one likes a film of the other.
      select voter.film_id, voter.account_id, other.account_id as other_id, count(*) as ways
      from everybody as voter
      join many on many.film_id = voter.film_id and many.voters <= ${MOST_IN_CIRCLE}
      join (
        select film_id, account_id from everybody where liked or recommended
        union select film_id, author_id from due
      ) as other on other.film_id = voter.film_id and other.account_id <> voter.account_id
      cross join lateral (
        select 1 where exists (
          select from movie_likes join movies as theirs using (film_id)
          where movie_likes.account_id = voter.account_id and theirs.author_id = other.account_id
            and theirs.film_id <> voter.film_id)
        union all
        select 2 where exists (
          select from movie_likes join movies as theirs using (film_id)
          where movie_likes.account_id = other.account_id and theirs.author_id = voter.account_id)
      ) as way
      where voter.liked or voter.recommended
      group by voter.film_id, voter.account_id, other.account_id
    ), circles as (
      select film_id, account_id, sum(ways / 2.0) as size from linked group by film_id, account_id
    ), weighed as (
      select everybody.*, (
          -- The same fan.
          1.0 / (1 + (
            select count(*) from movie_likes join movies as earlier using (film_id)
            where movie_likes.account_id = everybody.account_id and earlier.author_id = due.author_id
              and earlier.film_id <> everybody.film_id
              and movie_likes.created_at < coalesce(everybody.first_at, now())
              and movie_likes.created_at > now() - interval '60 days'))
          / (1 + coalesce(circles.size, 0))
          / case when network is null then 1
            else row_number() over (partition by everybody.film_id, network order by first_at, everybody.account_id) end
          * case when since > coalesce(first_at, now()) - make_interval(hours => ${NEW_ACCOUNT.hours})
            then ${NEW_ACCOUNT.weight}::float8 else 1 end
        )::float8 as weight
      from everybody
      join due on due.film_id = everybody.film_id
      cross join lateral (select ${openSince(sql`everybody.account_id`)} as since) as account
      left join circles on circles.film_id = everybody.film_id and circles.account_id = everybody.account_id
      where since is not null
    ), points as (
      select film_id,
        sum(weight * (
          case when has_watched then least(days, 3) * ${WORTH.view}::float8 else 0 end
          + case when commented then ${WORTH.comment}::float8 else 0 end
          + (case when liked then ${WORTH.like}::float8 else 0 end
            + case when recommended then ${WORTH.recommendation}::float8 else 0 end)
            * case when has_watched then 1 else ${UNWATCHED}::float8 end)) as heat,
        sum(case when recommended then weight * case when has_watched then 1 else ${UNWATCHED}::float8 end else 0 end)
          as regard,
        bool_or(recommended) as recommended
      from weighed group by film_id
    ), visitors as (
      select film_id, count(*) * ${VISITOR}::float8 as heat from movie_views
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
      ranked_at = due.acted_at
    from due left join points using (film_id) left join visitors using (film_id)
    where movies.film_id = due.film_id
    returning movies.film_id`);
  await refreshSeriesOf(
    db,
    rows.map(({ film_id }) => film_id),
  );
  return rows.length;
}
