import { eq, sql } from 'drizzle-orm';
import type { FilmDependencies } from '../film-dependencies.ts';
import { cutFilmJob } from '../jobs.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { films, takes, type TakeRow } from '../tables.ts';
import { CUT_DEAD_AFTER_SECONDS, cutLease } from './cut-lease.ts';

/** What an account got longer ago no longer counts. */
const SERVED_WITHIN_MINUTES = 60;

/**
 * Takes the cut whose turn it is for one run. Accounts take turns: the one whose last cut began longest ago comes
 * first, and of one account the oldest film. Whoever was woken for one take and serves another leaves a wake-up for its
 * own, so each take that waits has one. Returns undefined when no cut can begin.
 */
export async function takeNextCut(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  wokenFor: string,
): Promise<TakeRow | undefined> {
  return dependencies.db.transaction(async (transaction) => {
    const [take] = await transaction
      .update(takes)
      .set({ ...cutLease.taken, attempts: sql`${takes.attempts} + 1` })
      .where(
        eq(
          takes.id,
          sql`(
            with served as (
              select film.account_id, max(take.alive_at) as at
              from ${takes} as take join ${films} as film on film.id = take.film_id
              where take.asset_kind = 'movie' and take.lease > 0
                and take.alive_at > now() - make_interval(mins => ${SERVED_WITHIN_MINUTES})
              group by film.account_id
            )
            select take.id from ${takes} as take
            join ${films} as film on film.id = take.film_id
            left join served on served.account_id = film.account_id
            where take.asset_kind = 'movie' and take.state = 'generating' and take.inputs ->> 'model' <> ${UPLOAD}
              -- Nobody has begun yet, whoever began is dead, or a wake-up was sent for one that is.
              and (
                take.lease = 0 or take.ring >= take.lease
                or take.alive_at < now() - make_interval(secs => ${CUT_DEAD_AFTER_SECONDS})
              )
            order by served.at nulls first, film.created_at, take.created_at
            limit 1 for update of take skip locked
          )`,
        ),
      )
      .returning();
    if (take && take.id !== wokenFor) {
      await dependencies.queue.remove(transaction, cutFilmJob, { takeId: take.id });
      const [own] = await transaction.select({ state: takes.state }).from(takes).where(eq(takes.id, wokenFor));
      if (own?.state === 'generating') {
        await dependencies.queue.send(transaction, cutFilmJob, { takeId: wokenFor });
      }
    }
    return take;
  });
}
