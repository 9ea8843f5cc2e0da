import { AppError } from '#src/shared/errors/app-error.ts';
import { tellAudience } from '../audience/tell-audience.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { checkTitle } from '../idea/check-film-extras.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { requirePublishable } from '../require-publishable.ts';
import type { FilmRow } from '../tables.ts';
import { changeFilm } from './change-film.ts';

export interface FilmUpdate {
  accountId: string;
  filmId: string;
  title?: string | undefined;
  visibility?: FilmRow['visibility'] | undefined;
  /** The version that the person saw; not checked when absent. */
  version?: number | undefined;
}

/**
 * Renames a film or changes its visibility (EDIT-14). Throws FILM_NOT_FOUND, TITLE_EMPTY, TITLE_TOO_LONG, FILM_CHANGED,
 * and for a film that becomes public what `requirePublishable` throws.
 */
export async function updateFilm(
  dependencies: Pick<FilmDependencies, 'db' | 'audience'>,
  update: FilmUpdate,
): Promise<FilmRow> {
  const title = update.title === undefined ? undefined : checkTitle(update.title);
  return dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, update.accountId, update.filmId, { lock: true });
    const isSame =
      (title === undefined || title === film.title) &&
      (update.visibility === undefined || update.visibility === film.visibility);
    if (isSame) {
      return film;
    }
    if (update.version !== undefined && update.version !== film.version) {
      throw new AppError('FILM_CHANGED', {
        details: { version: film.version, title: film.title ?? '', visibility: film.visibility },
      });
    }
    if (update.visibility === 'public' && film.visibility !== 'public') {
      await requirePublishable(transaction, film);
    }
    const changed = await changeFilm(transaction, film, {
      ...(title === undefined ? {} : { title, ownTitle: true }),
      ...(update.visibility === undefined ? {} : { visibility: update.visibility }),
    });
    await tellAudience(transaction, dependencies, film.id);
    return changed;
  });
}
