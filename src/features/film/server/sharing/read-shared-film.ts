import { presentModel } from '#src/foundation/models/server/present-model.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { SharedFilm } from '../../film-view-contract.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { presentFile, presentMovie } from '../view/present-media.ts';
import { coverFile, readWholeFilm, type WholeFilm } from '../view/read-film.ts';
import { findSharedFilm } from './is-share-open.ts';

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
  const whole = await readWholeFilm(executor, film.id);
  const linkOfShare = (fileId: string): string => link(fileId, shareId);
  const movie = presentMovie(whole, linkOfShare);
  if (!movie) {
    throw new AppError('SHARE_NOT_FOUND');
  }
  const cover = coverFile(whole);
  return {
    title: film.title ?? '',
    type: film.type,
    style: film.customStyle?.name ?? film.style,
    aspect: film.aspect,
    language: film.language,
    cover: cover ? presentFile(cover, linkOfShare) : null,
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

/** The models that made what is seen and heard, each once. */
function listMakers(whole: WholeFilm): SharedFilm['madeWith'] {
  const kinds = new Set(['picture', 'clip', 'voice', 'music']);
  const ids = whole.takes
    .filter((take) => take.circled && kinds.has(take.assetKind) && take.inputs.model !== UPLOAD)
    .flatMap((take) => take.servedBy ?? []);
  return [...new Set(ids)].map(presentModel);
}
