import { and, eq } from 'drizzle-orm';
import { loadFileFor } from '#src/foundation/files/server/load-file-for.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { changeFilm } from './change-film.ts';
import type { FilmTools } from './film-tools.ts';
import { loadFilmFor } from './load-film-for.ts';
import { requireShot } from './require-shot.ts';
import { takes, type FilmRow } from './tables.ts';

export type CoverChoice = { kind: 'auto' } | { kind: 'shot'; number: number } | { kind: 'upload'; pictureId: string };

/**
 * Chooses a film's cover (EDIT-19): a shot's picture, whatever take of it is chosen; a picture of the account's; or
 * again the first shot's. Throws FILM_NOT_FOUND, NOT_FOUND for a file that is not the account's,
 * IMAGE_NOT_IN_CANDIDATES for one of theirs that is no picture, INDEX_INVALID, INDEX_OUT_OF_RANGE, FILM_NOT_READY for a
 * shot without a picture.
 */
export async function setCover(
  tools: Pick<FilmTools, 'db'>,
  cover: { accountId: string; filmId: string; choice: CoverChoice },
): Promise<FilmRow> {
  const { accountId, choice } = cover;
  return tools.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, cover.filmId, { lock: true });
    if (choice.kind === 'auto') return changeFilm(transaction, film, { coverShotId: null, coverFileId: null });
    if (choice.kind === 'upload') {
      const file = await loadFileFor(transaction, accountId, choice.pictureId);
      if (!file.mime.startsWith('image/')) throw new AppError('IMAGE_NOT_IN_CANDIDATES');
      return changeFilm(transaction, film, { coverShotId: null, coverFileId: file.id });
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
    if (!picture) throw new AppError('FILM_NOT_READY', { details: { missing: `picture of shot ${choice.number}` } });
    return changeFilm(transaction, film, { coverShotId: shot.id, coverFileId: null });
  });
}
