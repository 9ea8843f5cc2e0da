import { and, eq } from 'drizzle-orm';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { loadFileFor } from '#src/foundation/files/server/load-file-for.ts';
import { lockFiles } from '#src/foundation/files/server/lock-files.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { tellAudience } from '../audience/tell-audience.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { takes, type FilmRow } from '../tables.ts';
import { changeFilm } from './change-film.ts';
import { requireShot } from './require-shot.ts';

export type CoverChoice = { kind: 'auto' } | { kind: 'shot'; number: number } | { kind: 'upload'; pictureId: string };

/**
 * Sets a film's cover (EDIT-19): a shot's picture (always its circled take), a picture of the account, or the first
 * shot's again. A replaced upload is deleted when nothing else uses it. Throws FILM_NOT_FOUND, NOT_FOUND for a file of
 * another account, IMAGE_NOT_IN_CANDIDATES for a file that is not a picture, INDEX_INVALID, INDEX_OUT_OF_RANGE,
 * FILM_NOT_READY for a shot without a picture.
 */
export async function setCover(
  dependencies: Pick<FilmDependencies, 'db' | 'audience'>,
  cover: { accountId: string; filmId: string; choice: CoverChoice },
): Promise<FilmRow> {
  const { accountId, choice } = cover;
  return dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, cover.filmId, { lock: true });
    const change = async (cover: Pick<FilmRow, 'coverShotId' | 'coverFileId'>): Promise<FilmRow> => {
      const changed = await changeFilm(transaction, film, cover);
      if (film.coverFileId !== null && film.coverFileId !== cover.coverFileId) {
        await forgetFiles(transaction, accountId, [film.coverFileId]);
      }
      if (film.visibility === 'public') {
        await tellAudience(transaction, dependencies, film.id);
      }
      return changed;
    };
    if (choice.kind === 'auto') {
      return change({ coverShotId: null, coverFileId: null });
    }
    if (choice.kind === 'upload') {
      await lockFiles(transaction, accountId, [choice.pictureId]);
      const file = await loadFileFor(transaction, accountId, choice.pictureId);
      if (!file.mime.startsWith('image/')) {
        throw new AppError('IMAGE_NOT_IN_CANDIDATES');
      }
      return change({ coverShotId: null, coverFileId: file.id });
    }
    const shot = await requireShot(transaction, film.id, choice.number);
    const [picture] = await transaction
      .select({ id: takes.id })
      .from(takes)
      .where(
        and(
          eq(takes.filmId, film.id),
          eq(takes.assetKind, 'picture'),
          eq(takes.assetKey, shot.id),
          eq(takes.circled, true),
        ),
      );
    if (!picture) {
      throw new AppError('FILM_NOT_READY', { details: { missing: `picture of shot ${choice.number}` } });
    }
    return change({ coverShotId: shot.id, coverFileId: null });
  });
}
