import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { blockedPeople } from './blocks/tables.ts';
import { series } from './series/series-tables.ts';
import { follows, movieComments, movieLikes, movieRecommendations, movies, movieViews } from './tables.ts';

/** Deletes what an account did in the community, and counts its votes and comments no longer. */
export async function forgetCommunity(transaction: Transaction, accountId: string): Promise<void> {
  const likes = await transaction.delete(movieLikes).where(eq(movieLikes.accountId, accountId)).returning();
  await countLess(transaction, 'likes', likes);
  const recommended = await transaction
    .delete(movieRecommendations)
    .where(eq(movieRecommendations.accountId, accountId))
    .returning();
  await countLess(transaction, 'recommendations', recommended);
  // With the answers of others, which make no sense alone.
  const own = transaction
    .select({ id: movieComments.id })
    .from(movieComments)
    .where(eq(movieComments.accountId, accountId));
  const comments = await transaction
    .delete(movieComments)
    .where(or(eq(movieComments.accountId, accountId), inArray(movieComments.answersId, own)))
    .returning();
  await countLess(
    transaction,
    'comments',
    comments.filter(({ removedAt, hidden }) => removedAt === null && !hidden),
  );
  await transaction.delete(movieViews).where(eq(movieViews.accountId, accountId));
  await transaction.delete(follows).where(or(eq(follows.accountId, accountId), eq(follows.authorId, accountId)));
  await transaction
    .delete(blockedPeople)
    .where(or(eq(blockedPeople.accountId, accountId), eq(blockedPeople.personId, accountId)));
  await transaction.delete(series).where(eq(series.authorId, accountId));
  await transaction.delete(movies).where(eq(movies.authorId, accountId));
}

async function countLess(
  transaction: Transaction,
  field: 'likes' | 'recommendations' | 'comments',
  gone: readonly { filmId: string }[],
): Promise<void> {
  for (const [filmId, rows] of Map.groupBy(gone, (row) => row.filmId)) {
    await transaction
      .update(movies)
      .set({ [field]: sql`${movies[field]} - ${rows.length}`, actedAt: sql`now()` })
      .where(eq(movies.filmId, filmId));
  }
}
