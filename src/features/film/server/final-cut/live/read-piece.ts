import { readFile } from 'node:fs/promises';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../../film-dependencies.ts';
import { piecePath } from './live-films.ts';

/** The bytes of a piece of a film: an MP4 fragment. Throws NOT_FOUND when it is not there. */
export async function readPiece(
  { config }: Pick<FilmDependencies, 'config'>,
  { filmId, key }: { filmId: string; key: string },
): Promise<File> {
  const bytes = await readFile(piecePath(config, filmId, key)).catch((cause: unknown) => {
    throw new AppError('NOT_FOUND', { details: { piece: key }, cause });
  });
  return new File([bytes], 'piece.mp4', { type: 'video/mp4' });
}
