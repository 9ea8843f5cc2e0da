import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FilmDependencies } from '../film-dependencies.ts';
import { films } from '../tables.ts';

const AT_ONCE = 50;

/** Tells the audience of films that were public before there was one. Returns how many. */
export async function tellUntoldFilms({ db, audience }: Pick<FilmDependencies, 'db' | 'audience'>): Promise<number> {
  return db.transaction(async (transaction) => {
    const untold = await transaction
      .select({ id: films.id })
      .from(films)
      .where(and(eq(films.visibility, 'public'), isNull(films.toldAt), isNull(films.deletedAt)))
      .orderBy(asc(films.createdAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const { id } of untold) {
      await audience.tell(transaction, id);
    }
    return untold.length;
  });
}
