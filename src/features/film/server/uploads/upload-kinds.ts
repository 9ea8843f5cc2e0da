import { and, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { MediaFolder } from '#src/shared/catalogue/media-folders.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { filmShots, takes, type FilmRow, type UploadKind } from '../tables.ts';

type UploadedFilm = Pick<FilmRow, 'id' | 'status'>;

/** What can be uploaded for a film: how large, where it is kept, and when. */
export const UPLOADS: Readonly<
  Record<
    UploadKind,
    {
      mostBytes: number;
      folder: MediaFolder;
      /**
       * `key` is that of the asset. Throws FILM_NOT_READY for a film that has none, or while one is being made or taken
       * in, and EDIT_NOT_POSSIBLE for a shot that the film does not have.
       */
      requireAtRest(executor: Executor, film: UploadedFilm, key: string): Promise<void>;
    }
  >
> = {
  movie: {
    mostBytes: LIMITS.uploads.finalCutBytes,
    folder: 'movie',
    requireAtRest: async (executor, film) =>
      requireReady(film.status === 'COMPLETED' && !(await isMaking(executor, film, 'movie')), 'movie film'),
  },
  music: {
    mostBytes: LIMITS.uploads.musicBytes,
    folder: 'music',
    // A film that has its own keeps that where an upload is refused.
    requireAtRest: async (executor, film) =>
      requireReady((await hasMusic(executor, film)) && !(await isMaking(executor, film, 'music')), 'music film'),
  },
  clip: {
    mostBytes: LIMITS.uploads.shotClipBytes,
    folder: 'video',
    // What a model or the engine makes meanwhile stays among the takes.
    requireAtRest: async (executor, film, shotId) => {
      const ofFilm = and(eq(filmShots.id, shotId), eq(filmShots.filmId, film.id));
      if ((await executor.$count(filmShots, ofFilm)) === 0) {
        throw new AppError('EDIT_NOT_POSSIBLE', { details: { problem: 'gone' } });
      }
      requireReady(!(await isTakingIn(executor, film, shotId)), `clip ${shotId}`);
    },
  },
};

function requireReady(isReady: boolean, missing: string): void {
  if (!isReady) {
    throw new AppError('FILM_NOT_READY', { details: { missing } });
  }
}

async function isMaking(executor: Executor, { id }: UploadedFilm, kind: UploadKind): Promise<boolean> {
  const ofKind = and(eq(takes.filmId, id), eq(takes.assetKind, kind), eq(takes.state, 'generating'));
  return (await executor.$count(takes, ofKind)) > 0;
}

async function isTakingIn(executor: Executor, { id }: UploadedFilm, shotId: string): Promise<boolean> {
  const open = await executor
    .select({ inputs: takes.inputs })
    .from(takes)
    .where(
      and(eq(takes.filmId, id), eq(takes.assetKind, 'clip'), eq(takes.assetKey, shotId), eq(takes.state, 'generating')),
    );
  return open.some(({ inputs }) => inputs.model === UPLOAD);
}

async function hasMusic(executor: Executor, { id }: UploadedFilm): Promise<boolean> {
  const used = and(eq(takes.filmId, id), eq(takes.assetKind, 'music'), eq(takes.circled, true));
  return (await executor.$count(takes, used)) > 0;
}
