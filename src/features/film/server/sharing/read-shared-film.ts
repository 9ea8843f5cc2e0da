import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmCredit, SharedFilm } from '../../film-view-contract.ts';
import { presentFile, presentMovie, type LinkMaker } from '../view/present-media.ts';
import { coverFile, readWholeFilm, type WholeFilm } from '../view/read-film.ts';
import { findSharedFilm, isPublicFilmOpen } from './is-share-open.ts';
import { listMakers } from './list-makers.ts';

/** Makes the URL of a file for holders of a share link. */
export type ShareLinkMaker = (fileId: string, shareId: string) => string;

/** Reads the films that a film was made after. */
export type ReadCredits = (filmId: string) => Promise<FilmCredit[]>;
const noCredits: ReadCredits = async () => [];

/**
 * A film by its share link, for anybody: what a viewer sees, and nothing of its making unless its owner made it public.
 * Throws SHARE_NOT_FOUND when there is no such link, it was withdrawn, or the film has no cut any more.
 */
export async function readSharedFilm(
  executor: Executor,
  token: string,
  link: ShareLinkMaker,
  creditsOf: ReadCredits = noCredits,
): Promise<SharedFilm> {
  const film = await findSharedFilm(executor, { token });
  if (!film?.shareId) {
    throw new AppError('SHARE_NOT_FOUND');
  }
  const { shareId } = film;
  const shown = presentSharedFilm(await readWholeFilm(executor, film.id), (fileId) => link(fileId, shareId));
  if (!shown) {
    throw new AppError('SHARE_NOT_FOUND');
  }
  return { ...shown, credits: await creditsOf(film.id) };
}

/** A film that its owner made public, for anybody. Throws FILM_NOT_FOUND for every other film. */
export async function readPublicFilm(
  executor: Executor,
  filmId: string,
  link: LinkMaker,
  creditsOf: ReadCredits,
): Promise<SharedFilm> {
  const isOpen = await isPublicFilmOpen(executor, filmId);
  const shown = isOpen && presentSharedFilm(await readWholeFilm(executor, filmId), link);
  if (!shown) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
  }
  return { ...shown, credits: await creditsOf(filmId) };
}

/** What a viewer sees of a film, but its credits; undefined without a cut. */
function presentSharedFilm(whole: WholeFilm, link: LinkMaker): Omit<SharedFilm, 'credits'> | undefined {
  const movie = presentMovie(whole, link);
  if (!movie) {
    return undefined;
  }
  const { film } = whole;
  const cover = coverFile(whole);
  return {
    title: film.title ?? '',
    type: film.type,
    style: film.customStyle?.name ?? film.style,
    aspect: film.aspect,
    language: film.language,
    cover: cover ? presentFile(cover, link) : null,
    // Its tracks belong to whoever made it.
    movie: { ...movie, stems: [] },
    madeWith: listMakers(whole),
    story:
      film.visibility === 'public'
        ? { idea: film.idea, logline: film.logline ?? '', outline: film.outline ?? '' }
        : null,
    createdAt: film.createdAt.toISOString(),
  };
}
