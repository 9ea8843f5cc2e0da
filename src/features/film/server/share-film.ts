import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { AppError } from '#src/shared/errors/app-error.ts';
import { changeFilm } from './change-film.ts';
import type { FilmTools } from './film-tools.ts';
import { loadFilmFor } from './load-film-for.ts';
import { WHOLE_FILM } from './pipeline/next-steps.ts';
import { takes } from './tables.ts';

/** Where a shared film is watched. */
export function sharePath(token: string): string {
  return `/share/${token}`;
}

/**
 * A link by which anybody can watch a film: the same one until it is withdrawn. Throws FILM_NOT_FOUND, and
 * FILM_NOT_GENERATED while there is no final cut (EDIT-14).
 */
export async function createShareLink(
  tools: Pick<FilmTools, 'db'>,
  share: { accountId: string; filmId: string },
): Promise<{ token: string; path: string }> {
  return tools.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, share.accountId, share.filmId, { lock: true });
    const [movie] = await transaction
      .select({ id: takes.id })
      .from(takes)
      .where(
        and(
          eq(takes.filmId, film.id),
          eq(takes.assetKind, 'movie'),
          eq(takes.assetKey, WHOLE_FILM),
          eq(takes.circled, true),
        ),
      );
    if (!movie) throw new AppError('FILM_NOT_GENERATED');
    const token = film.shareToken ?? randomBytes(18).toString('base64url');
    if (film.shareToken === null) await changeFilm(transaction, film, { shareId: randomUUID(), shareToken: token });
    return { token, path: sharePath(token) };
  });
}

/** The film's link works no more, nor does any address of its media that came by it. Throws FILM_NOT_FOUND. */
export async function withdrawShareLink(
  tools: Pick<FilmTools, 'db'>,
  share: { accountId: string; filmId: string },
): Promise<void> {
  await tools.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, share.accountId, share.filmId, { lock: true });
    if (film.shareToken !== null) await changeFilm(transaction, film, { shareId: null, shareToken: null });
  });
}
