import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { AppError } from '#src/shared/errors/app-error.ts';
import { changeFilm } from '../editing/change-film.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { requirePublishable } from '../require-publishable.ts';
import { sharePath } from '../share-path.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { takes } from '../tables.ts';

/**
 * A link by which anybody can watch a film: the same one until it is withdrawn. Throws FILM_NOT_FOUND, and
 * FILM_NOT_GENERATED without a final cut (EDIT-14), and FILM_UNDER_REVIEW or FILM_CONTENT_HIDDEN (see
 * `requirePublishable`).
 */
export async function createShareLink(
  dependencies: Pick<FilmDependencies, 'db'>,
  share: { accountId: string; filmId: string },
): Promise<{ token: string; path: string }> {
  return dependencies.db.transaction(async (transaction) => {
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
    if (!movie) {
      throw new AppError('FILM_NOT_GENERATED');
    }
    await requirePublishable(transaction, film);
    const token = film.shareToken ?? randomBytes(18).toString('base64url');
    if (film.shareToken === null) {
      await changeFilm(transaction, film, { shareId: randomUUID(), shareToken: token });
    }
    return { token, path: sharePath(token) };
  });
}

/** Withdraws the film's link and all media URLs issued through it. Throws FILM_NOT_FOUND. */
export async function withdrawShareLink(
  dependencies: Pick<FilmDependencies, 'db'>,
  share: { accountId: string; filmId: string },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, share.accountId, share.filmId, { lock: true });
    if (film.shareToken !== null) {
      await changeFilm(transaction, film, { shareId: null, shareToken: null });
    }
  });
}
