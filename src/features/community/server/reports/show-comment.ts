import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { movieComments, movies } from '../tables.ts';

/** Shows a comment to everybody, or hides it from all but its author and admins; the film's count follows. */
export async function showComment(transaction: Transaction, commentId: string, isShown: boolean): Promise<void> {
  const changed = await transaction
    .update(movieComments)
    .set({ hidden: !isShown })
    .where(and(eq(movieComments.id, commentId), isNull(movieComments.removedAt), ne(movieComments.hidden, !isShown)))
    .returning({ filmId: movieComments.filmId });
  for (const { filmId } of changed) {
    await transaction
      .update(movies)
      .set({ comments: sql`${movies.comments} + ${isShown ? 1 : -1}`, actedAt: sql`now()` })
      .where(eq(movies.filmId, filmId));
  }
}
