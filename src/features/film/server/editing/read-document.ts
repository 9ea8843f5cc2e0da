import type { Database } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDocument } from '../../timeline/film-document.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { documentOf } from '../state/document-of.ts';
import { loadFilmRows } from '../state/film-rows.ts';

/**
 * What can be edited of a film, with its version, as at one moment. Throws FILM_NOT_FOUND, and FILM_NOT_READY before
 * its shots are written.
 */
export async function readDocument(
  db: Database,
  { accountId, filmId }: { accountId: string; filmId: string },
): Promise<{ version: number; document: FilmDocument }> {
  return db.transaction(
    async (transaction) => {
      await loadFilmFor(transaction, accountId, filmId);
      const rows = await loadFilmRows(transaction, filmId);
      if (!rows || rows.shots.length === 0) {
        throw new AppError('FILM_NOT_READY');
      }
      return { version: rows.film.version, document: documentOf(rows) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
