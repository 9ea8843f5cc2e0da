import type { Transaction } from '#src/platform/server/database/database.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { findPublicFilm } from '../sharing/is-share-open.ts';
import { isDrafted } from '../sharing/list-makers.ts';
import { circledTake } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { coverFile, readWholeFilm } from '../view/read-film.ts';

/**
 * Tells the audience of a film how it is now: shown while it is public, has a cut, and nothing in it is hidden or waits
 * for an admin.
 */
export async function tellAudience(
  transaction: Transaction,
  { audience }: Pick<FilmDependencies, 'audience'>,
  filmId: string,
): Promise<void> {
  const film = await findPublicFilm(transaction, filmId);
  const whole = film && (await readWholeFilm(transaction, filmId));
  const movie = whole && whole.files.get(circledTake(whole, 'movie', WHOLE_FILM)?.fileId ?? '');
  if (!whole?.cut || !movie) {
    return audience.hide(transaction, filmId);
  }
  await audience.show(transaction, {
    filmId,
    authorId: film.accountId,
    title: film.title ?? '',
    logline: film.logline ?? '',
    idea: film.idea,
    type: film.type,
    style: film.customStyle?.name ?? film.style,
    aspect: film.aspect,
    language: film.language,
    durationSeconds: whole.cut.durationSeconds,
    coverFileId: coverFile(whole)?.id ?? null,
    movieFileId: movie.id,
    drafted: isDrafted(whole),
  });
}
