import { and, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/server/database/database.ts';
import { movieComments, movieLikes, movieRecommendations, movieViews } from './tables.ts';

/** So long it is known who watched what, and from which network. */
const DAYS = 90;

/** Deletes old views and the networks of old acts; what they counted stays. */
export async function sweepViews(db: Database): Promise<void> {
  await db.delete(movieViews).where(lt(movieViews.day, sql`current_date - ${DAYS}::int`));
  for (const table of [movieLikes, movieRecommendations, movieComments]) {
    await db
      .update(table)
      .set({ networkSha256: null })
      .where(and(isNotNull(table.networkSha256), lt(table.createdAt, sql`now() - make_interval(days => ${DAYS})`)));
  }
}
