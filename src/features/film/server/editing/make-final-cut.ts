import { eq } from 'drizzle-orm';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { films } from '../tables.ts';
import { wakeFilm } from '../takes/wake-film.ts';

/** Lets an edited film be cut again, when what is being made for it is there (EDIT-13). Throws FILM_NOT_FOUND. */
export async function makeFinalCut(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  { accountId, filmId }: { accountId: string; filmId: string },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    await transaction.update(films).set({ cutHeld: false }).where(eq(films.id, film.id));
    await wakeFilm(transaction, dependencies, film.id, { urgency: 'person' });
  });
}
