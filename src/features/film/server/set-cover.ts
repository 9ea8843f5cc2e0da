import { and, eq } from 'drizzle-orm';
import { loadFileFor } from '#src/foundation/files/server/load-file-for.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { changeFilm } from './change-film.ts';
import type { FilmTools } from './film-tools.ts';
import { loadFilmFor } from './load-film-for.ts';
import { filmShots, takes, type FilmRow } from './tables.ts';

export type CoverChoice = { kind: 'auto' } | { kind: 'shot'; number: number } | { kind: 'upload'; pictureId: string };

/**
 * Chooses a film's cover (EDIT-19): a shot's picture, whatever take of it is chosen; a picture of the account's; or again the
 * first shot's. Throws FILM_NOT_FOUND, NOT_FOUND for a shot or picture that is not there, FILM_NOT_READY for a shot without one.
 */
export async function setCover(tools: Pick<FilmTools, 'db'>, cover: { accountId: string; filmId: string; choice: CoverChoice }): Promise<FilmRow> {
  const { accountId, choice } = cover;
  return tools.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, cover.filmId, { lock: true });
    if (choice.kind === 'auto') return changeFilm(transaction, film, { coverShotId: null, coverFileId: null });
    if (choice.kind === 'upload') {
      const file = await loadFileFor(transaction, accountId, choice.pictureId);
      if (!file.mime.startsWith('image/')) throw new AppError('NOT_FOUND', { details: { file: choice.pictureId } });
      return changeFilm(transaction, film, { coverShotId: null, coverFileId: file.id });
    }
    const [shot] = await transaction.select().from(filmShots).where(and(eq(filmShots.filmId, film.id), eq(filmShots.position, choice.number)));
    if (!shot) throw new AppError('NOT_FOUND', { details: { shot: choice.number } });
    const [picture] = await transaction
      .select({ id: takes.id })
      .from(takes)
      .where(and(eq(takes.filmId, film.id), eq(takes.assetKind, 'picture'), eq(takes.assetKey, shot.id), eq(takes.circled, true)));
    if (!picture) throw new AppError('FILM_NOT_READY', { details: { missing: `picture of shot ${choice.number}` } });
    return changeFilm(transaction, film, { coverShotId: shot.id, coverFileId: null });
  });
}
