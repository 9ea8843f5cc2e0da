import { eq, inArray, isNotNull, and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { isSeen } from './find-movie.ts';
import { regardOf } from './ranking/formula.ts';
import { CHOSEN_REGARD } from './ranking/rank-movies.ts';
import { movies } from './tables.ts';

/** How a film stands in the community. */
interface MovieStanding {
  shown: boolean;
  recommended: boolean;
  likes: number;
  comments: number;
  viewers: number;
}

function isRecommended(filmId: AnyColumn): SQL {
  return sql`exists (select from ${movies} where ${movies.filmId} = ${filmId} and ${movies.chosenAt} is not null)`;
}

async function standings(executor: Executor, filmIds: readonly string[]): Promise<Map<string, MovieStanding>> {
  if (filmIds.length === 0) {
    return new Map();
  }
  const rows = await executor
    .select({
      id: movies.filmId,
      shown: sql<boolean>`coalesce(${isSeen()}, false)`,
      recommended: sql<boolean>`${isNotNull(movies.chosenAt)}`,
      likes: movies.likes,
      comments: movies.comments,
      viewers: movies.viewers,
    })
    .from(movies)
    .where(inArray(movies.filmId, [...filmIds]));
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

/** Returns whether an admin recommended it before; undefined for a film that nobody sees. */
async function recommend(transaction: Transaction, filmId: string, isOn: boolean): Promise<boolean | undefined> {
  const [movie] = await transaction
    .select({ chosenAt: movies.chosenAt })
    .from(movies)
    .where(and(eq(movies.filmId, filmId), isOn ? isSeen() : undefined))
    .for('update');
  if (!movie) {
    return undefined;
  }
  const wasOn = movie.chosenAt !== null;
  if (wasOn !== isOn) {
    await transaction
      .update(movies)
      .set({
        chosenAt: isOn ? sql`now()` : null,
        // On the list at once, and off it where nobody else recommends it; the ranking weighs it soon.
        regard: isOn
          ? regardOf(sql`${CHOSEN_REGARD}::float8 + ${movies.recommendations}`, sql`${movies.publishedAt}`)
          : sql`case when ${movies.recommendations} > 0 then ${regardOf(sql`${movies.recommendations}`, sql`${movies.publishedAt}`)} end`,
        actedAt: sql`now()`,
      })
      .where(eq(movies.filmId, filmId));
  }
  return wasOn;
}

/** What movie management asks of the community: how films stand there, and which of them an admin recommends. */
export const movieShowing = { isRecommended, standings, recommend };
