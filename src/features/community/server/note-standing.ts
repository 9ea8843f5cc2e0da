import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { movies } from './tables.ts';

/**
 * An account was banned, or its ban was lifted: the films that it liked, recommended or watched are ranked anew, and
 * their votes counted, soon.
 */
export async function noteStanding(transaction: Transaction, accountId: string): Promise<void> {
  const acted = sql`(
    select film_id from movie_likes where account_id = ${accountId}
    union select film_id from movie_recommendations where account_id = ${accountId}
    union select film_id from movie_comments where account_id = ${accountId}
    union select film_id from movie_views where account_id = ${accountId})`;
  await transaction
    .update(movies)
    .set({ actedAt: sql`now()` })
    .where(inArray(movies.filmId, acted));
}
