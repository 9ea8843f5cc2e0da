import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { requestPreparation } from '../final-cut/request-cut.ts';
import type { FilmTools } from '../film-tools.ts';
import { cacheFolders } from './cache-folders.ts';
import { loadFilmRows } from './film-rows.ts';

/**
 * Makes parts of a film's cut while its clips are still being made. What comes out is kept by what it is made of, so nothing is
 * lost or done twice when this dies, and when it fails, the cut will do the same and say so.
 */
export async function prepareCutOfFilm(tools: FilmTools, { filmId }: { filmId: string }, signal: AbortSignal): Promise<void> {
  const rows = await loadFilmRows(tools.db, filmId);
  if (!rows || rows.film.cancelledAt) return;
  const files = await findFiles(tools.db, rows.takes.filter(({ circled }) => circled).flatMap(({ fileId }) => fileId ?? []));
  const preparation = requestPreparation(rows, files, { ffmpeg: tools.ffmpeg, pathOf: tools.storage.pathOf, ...cacheFolders(tools.config) });
  try {
    await tools.cutThreads.run('prepare-cut', preparation, { signal });
  } catch (error) {
    if (!signal.aborted) tools.log.warn({ err: error, filmId }, 'a part of the cut could not be made early');
  }
}
