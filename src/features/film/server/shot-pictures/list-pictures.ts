import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { ShotPicture } from '../../shot-picture-contract.ts';
import { readDocument } from '../editing/read-document.ts';
import { newestTakes, takesOfShot } from '../upgrades/list-takes.ts';
import type { Viewer } from '../view/present-film.ts';
import { originOf, presentCastTake } from '../view/present-take.ts';
import type { ShotOfFilm } from './load-shot.ts';
import { mostPictures } from './picture-count.ts';

/**
 * The newest pictures of a shot, the oldest first, how many are left out, and how many candidates may be drawn at once.
 * Throws FILM_NOT_FOUND, FILM_NOT_READY, and EDIT_NOT_POSSIBLE where the film has no such shot.
 */
export async function listPictures(
  executor: Executor,
  { accountId, filmId, shotId }: ShotOfFilm,
  viewer: Viewer,
): Promise<{ pictures: ShotPicture[]; leftOut: number; most: number }> {
  const { document } = await readDocument(executor, { accountId, filmId });
  if (!document.shots.some(({ id }) => id === shotId)) {
    throw new AppError('EDIT_NOT_POSSIBLE', { details: { problem: 'gone' } });
  }
  const listed = await takesOfShot(executor, filmId, shotId);
  const { takes, leftOut } = newestTakes(listed.filter(({ take }) => take.assetKind === 'picture'));
  return {
    most: await mostPictures(executor, accountId),
    leftOut,
    pictures: takes.map((each) => ({
      ...presentCastTake(each, viewer),
      origin: originOf(each.take.inputs),
      shows: each.take.inputs.shows ? { ...each.take.inputs.shows } : null,
    })),
  };
}
