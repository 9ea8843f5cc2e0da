import { and, eq, isNull } from 'drizzle-orm';
import type { Account } from '#src/foundation/accounts/server/account.ts';
import { readSiteState } from '#src/foundation/settings/server/site-state.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmCredit, SharedFilm } from '../../film-view-contract.ts';
import { films } from '../tables.ts';
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

type FilmViewer = Pick<Account, 'id' | 'identity'>;

/**
 * A film that its owner made public, for anybody; any film for its owner and admins. `signMedia` makes the URL of a
 * file for anybody while the film is public, or for this viewer. Throws FILM_NOT_FOUND for every other film,
 * COMMUNITY_CLOSED.
 */
export async function readPublicFilm(
  executor: Executor,
  { filmId, viewer }: { filmId: string; viewer: FilmViewer | undefined },
  signMedia: (fileId: string, viewer?: { film: string }) => string,
  creditsOf: ReadCredits,
): Promise<SharedFilm> {
  if ((await readSiteState(executor)).community === 'closed') {
    throw new AppError('COMMUNITY_CLOSED');
  }
  const isOpen = await isPublicFilmOpen(executor, filmId);
  const isSeen = isOpen || (viewer !== undefined && (await isTrusted(executor, filmId, viewer)));
  const shown =
    isSeen &&
    presentSharedFilm(
      await readWholeFilm(executor, filmId),
      (fileId) => (isOpen ? signMedia(fileId, { film: filmId }) : signMedia(fileId)),
      true,
    );
  if (!shown) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
  }
  return { ...shown, credits: await creditsOf(filmId) };
}

async function isTrusted(executor: Executor, filmId: string, viewer: FilmViewer): Promise<boolean> {
  const [film] = await executor
    .select({ accountId: films.accountId })
    .from(films)
    .where(and(eq(films.id, filmId), isNull(films.deletedAt)));
  return film !== undefined && (siteRightsOf(viewer.identity).administers || film.accountId === viewer.id);
}

/** What a viewer sees of a film, but its credits; undefined without a cut. */
function presentSharedFilm(
  whole: WholeFilm,
  link: LinkMaker,
  tellsStory = false,
): Omit<SharedFilm, 'credits'> | undefined {
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
      tellsStory || film.visibility === 'public'
        ? { idea: film.idea, logline: film.logline ?? '', outline: film.outline ?? '' }
        : null,
    createdAt: film.createdAt.toISOString(),
  };
}
