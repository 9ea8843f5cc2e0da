import { and, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { takes, type FilmRow, type UploadKind } from '../../tables.ts';

type UploadedFilm = Pick<FilmRow, 'id' | 'status'>;

/** What can be uploaded for a film: how large, and when. */
export const UPLOADS: Readonly<
  Record<
    UploadKind,
    {
      mostBytes: number;
      /** Throws FILM_NOT_READY for a film that has none, or while one is being made or taken in. */
      requireAtRest(executor: Executor, film: UploadedFilm): Promise<void>;
    }
  >
> = {
  movie: {
    mostBytes: LIMITS.uploads.finalCutBytes,
    requireAtRest: async (executor, film) =>
      requireReady(film.status === 'COMPLETED' && !(await isMaking(executor, film, 'movie')), 'movie film'),
  },
  music: {
    mostBytes: LIMITS.uploads.musicBytes,
    // A film that has its own keeps that where an upload is refused.
    requireAtRest: async (executor, film) =>
      requireReady((await hasMusic(executor, film)) && !(await isMaking(executor, film, 'music')), 'music film'),
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

async function hasMusic(executor: Executor, { id }: UploadedFilm): Promise<boolean> {
  const used = and(eq(takes.filmId, id), eq(takes.assetKind, 'music'), eq(takes.circled, true));
  return (await executor.$count(takes, used)) > 0;
}
