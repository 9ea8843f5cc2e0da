import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { films, type FilmRow } from './tables.ts';

/**
 * Writes what the owner changed and lets the version grow, so that other tabs notice (EDIT-02). Answers with the film
 * as it is then.
 */
export async function changeFilm(
  transaction: Transaction,
  film: FilmRow,
  values: Partial<typeof films.$inferInsert>,
): Promise<FilmRow> {
  const [changed] = await transaction
    .update(films)
    .set({ ...values, version: sql`${films.version} + 1` })
    .where(eq(films.id, film.id))
    .returning();
  return changed ?? film;
}
