import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { films, type FilmRow } from '../tables.ts';

/** Writes the owner's changes and increases the version, so that other tabs notice (EDIT-02). Returns the changed film. */
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
