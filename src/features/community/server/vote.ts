import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { requireWelcome } from './blocks/block-conditions.ts';
import { countAct } from './count-act.ts';
import { findMovie } from './find-movie.ts';
import { regardOf } from './ranking/formula.ts';
import { movieLikes, movieRecommendations, movies } from './tables.ts';
import { tellPerson } from './tell-person.ts';

interface Vote {
  accountId: string;
  filmId: string;
}

const VOTES = {
  like: { table: movieLikes, column: movies.likes, field: 'likes' },
  recommendation: { table: movieRecommendations, column: movies.recommendations, field: 'recommendations' },
} as const;
export type VoteKind = keyof typeof VOTES;

/**
 * An account likes or recommends a film, once. Returns how many do now. Throws FILM_NOT_FOUND, FILM_ALREADY_LIKED for a
 * second like (COMM-03), NOT_POSSIBLE_HERE, and TOO_MANY_ATTEMPTS.
 */
export async function giveVote(db: Database, kind: VoteKind, { accountId, filmId }: Vote): Promise<number> {
  await countAct(db, accountId, kind);
  const { table } = VOTES[kind];
  return db.transaction(async (transaction) => {
    const movie = await findMovie(transaction, filmId);
    await requireWelcome(transaction, { accountId, personId: movie.authorId });
    const given = await transaction.insert(table).values({ accountId, filmId }).onConflictDoNothing().returning();
    if (given.length === 0 && kind === 'like') {
      throw new AppError('FILM_ALREADY_LIKED');
    }
    if (kind === 'like') {
      await tellPerson(transaction, 'movie_liked', { to: movie.authorId, by: accountId, filmId });
    }
    return addVotes(transaction, kind, filmId, given.length);
  });
}

/** Takes a vote back; nothing happens without one. Returns how many there are now. Throws FILM_NOT_FOUND. */
export async function withdrawVote(db: Database, kind: VoteKind, { accountId, filmId }: Vote): Promise<number> {
  const { table } = VOTES[kind];
  return db.transaction(async (transaction) => {
    await findMovie(transaction, filmId);
    const gone = await transaction
      .delete(table)
      .where(and(eq(table.accountId, accountId), eq(table.filmId, filmId)))
      .returning();
    return addVotes(transaction, kind, filmId, -gone.length);
  });
}

/** True for each kind that this account has given to a film. */
export async function readVotes(executor: Transaction | Database, vote: Vote): Promise<Record<VoteKind, boolean>> {
  const has = async (kind: VoteKind): Promise<boolean> => {
    const { table } = VOTES[kind];
    const given = and(eq(table.accountId, vote.accountId), eq(table.filmId, vote.filmId));
    return (await executor.$count(table, given)) > 0;
  };
  return { like: await has('like'), recommendation: await has('recommendation') };
}

async function addVotes(transaction: Transaction, kind: VoteKind, filmId: string, difference: number): Promise<number> {
  const { column, field } = VOTES[kind];
  const [movie] = await transaction
    .update(movies)
    .set({
      [field]: sql`${column} + ${difference}`,
      ...(difference === 0 ? {} : { actedAt: sql`now()` }),
      // The first one is seen on the list at once; the ranking weighs it soon.
      ...(kind === 'recommendation' && difference > 0
        ? { regard: sql`coalesce(${movies.regard}, ${regardOf(sql`1`, sql`${movies.publishedAt}`)})` }
        : {}),
    })
    .where(eq(movies.filmId, filmId))
    .returning({ count: column });
  return movie?.count ?? 0;
}
