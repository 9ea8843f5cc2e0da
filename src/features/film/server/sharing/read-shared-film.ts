import { and, eq, isNull } from 'drizzle-orm';
import { readSiteState } from '#src/foundation/settings/server/site-state.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { SharedFilm } from '../../film-view-contract.ts';
import { films } from '../tables.ts';
import { presentFile, presentMovie, type LinkMaker } from '../view/present-media.ts';
import { coverFile, readWholeFilm, type WholeFilm } from '../view/read-film.ts';
import { findSharedFilm, isPublicFilmOpen } from './is-share-open.ts';
import { listMakers } from './list-makers.ts';

/** Makes the URL of a file for holders of a share link. */
export type ShareLinkMaker = (fileId: string, shareId: string) => string;

/**
 * A film by its share link, for anybody: what a viewer sees, and nothing of its making unless its owner made it public.
 * Throws SHARE_NOT_FOUND when there is no such link, it was withdrawn, or the film has no cut any more.
 */
export async function readSharedFilm(executor: Executor, token: string, link: ShareLinkMaker): Promise<SharedFilm> {
  const film = await findSharedFilm(executor, { token });
  if (!film?.shareId) {
    throw new AppError('SHARE_NOT_FOUND');
  }
  const { shareId } = film;
  const shown = presentSharedFilm(await readWholeFilm(executor, film.id), (fileId) => link(fileId, shareId));
  if (!shown) {
    throw new AppError('SHARE_NOT_FOUND');
  }
  return shown;
}

/** Who asks for a film by its page. */
export interface FilmViewer {
  accountId: string;
  administers: boolean;
}

/**
 * A film that its owner made public, for anybody; any film for its owner and admins. `links` make the URLs of its files
 * for anybody, and for this viewer. Throws FILM_NOT_FOUND for every other film, COMMUNITY_CLOSED.
 */
export async function readPublicFilm(
  executor: Executor,
  { filmId, viewer }: { filmId: string; viewer: FilmViewer | undefined },
  links: { forAnybody: LinkMaker; forViewer: LinkMaker },
): Promise<SharedFilm> {
  if ((await readSiteState(executor)).community === 'closed') {
    throw new AppError('COMMUNITY_CLOSED');
  }
  const isOpen = await isPublicFilmOpen(executor, filmId);
  const isSeen = isOpen || (viewer !== undefined && (await isTrusted(executor, filmId, viewer)));
  const shown =
    isSeen &&
    presentSharedFilm(await readWholeFilm(executor, filmId), isOpen ? links.forAnybody : links.forViewer, true);
  if (!shown) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
  }
  return shown;
}

async function isTrusted(executor: Executor, filmId: string, { accountId, administers }: FilmViewer): Promise<boolean> {
  const [film] = await executor
    .select({ accountId: films.accountId })
    .from(films)
    .where(and(eq(films.id, filmId), isNull(films.deletedAt)));
  return film !== undefined && (administers || film.accountId === accountId);
}

/** What a viewer sees of a film; undefined without a cut. */
function presentSharedFilm(whole: WholeFilm, link: LinkMaker, tellsStory = false): SharedFilm | undefined {
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
