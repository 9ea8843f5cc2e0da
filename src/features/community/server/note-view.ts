import { eq, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/server/database/database.ts';
import { countAct } from './count-act.ts';
import { findMovie } from './find-movie.ts';
import { hashOf, viewerNetwork } from './network-hash.ts';
import { movies, movieViews } from './tables.ts';

interface View {
  filmId: string;
  /** Undefined for a visitor. */
  accountId?: string | undefined;
  networkAddress: string;
  /** Of the film, in all of this visit. */
  seconds: number;
}

/**
 * Somebody has watched a film for so long. A viewer counts once a day: an account, or all visitors of one network
 * together. The author's own views do not count. Throws FILM_NOT_FOUND, TOO_MANY_ATTEMPTS.
 */
export async function noteView(db: Database, { filmId, accountId, networkAddress, seconds }: View): Promise<void> {
  const network = viewerNetwork(networkAddress);
  await countAct(db, accountId ?? network, 'view');
  const { authorId, durationSeconds } = await findMovie(db, filmId);
  if (accountId === authorId) {
    return;
  }
  const watched = Math.min(seconds, durationSeconds);
  await db.transaction(async (transaction) => {
    const [view] = await transaction
      .insert(movieViews)
      .values({
        filmId,
        viewerSha256: hashOf(accountId === undefined ? 'network' : 'account', accountId ?? network),
        day: sql`(now() at time zone 'UTC')::date`,
        accountId: accountId ?? null,
        networkSha256: hashOf('network', network),
        seconds: watched,
      })
      .onConflictDoUpdate({
        target: [movieViews.filmId, movieViews.day, movieViews.viewerSha256],
        set: { seconds: sql`greatest(${movieViews.seconds}, ${watched})` },
      })
      // Zero for a row that this statement inserted.
      .returning({ isNew: sql<boolean>`xmax = 0` });
    await transaction
      .update(movies)
      .set({ actedAt: sql`now()`, ...(view?.isNew ? { viewers: sql`${movies.viewers} + 1` } : {}) })
      .where(eq(movies.filmId, filmId));
  });
}
