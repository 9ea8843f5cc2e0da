import { loadFileFor } from '#src/foundation/files/server/load-file-for.ts';
import { mirrorPicture } from '#src/platform/server/media/pictures/mirror-picture.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { keepFilmPicture } from '../pictures/keep-film-picture.ts';
import { broughtPicture } from '../state/brought-picture.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { bringPictures } from './bring-pictures.ts';
import type { ShotOfFilm } from './load-shot.ts';

/**
 * Exchanges left and right of the picture that was brought for a shot, as a take of its own. Throws FILM_NOT_FOUND,
 * EDIT_NOT_POSSIBLE where the shot shows no such picture, and what `keepPictureFile` throws.
 */
export async function flipPicture(
  dependencies: FilmDependencies,
  { signal, ...of }: ShotOfFilm & { signal?: AbortSignal | undefined },
): Promise<void> {
  const { accountId, filmId, shotId } = of;
  const film = await loadFilmFor(dependencies.db, accountId, filmId);
  const rows = await loadFilmRows(dependencies.db, film.id);
  const fileId = rows && broughtPicture(rows, shotId);
  if (fileId === undefined) {
    throw new AppError('EDIT_NOT_POSSIBLE', { details: { problem: 'gone' } });
  }
  const file = await loadFileFor(dependencies.db, accountId, fileId);
  const source = await mirrorPicture(dependencies.storage.pathOf(file.storageKey), file.mime);
  const kept = await keepFilmPicture(dependencies, { accountId, purpose: 'shot', source, signal });
  await bringPictures(dependencies, { ...of, pictureIds: [kept.id] });
}
