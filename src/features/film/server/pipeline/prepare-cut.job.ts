import { and, eq, lt, sql } from 'drizzle-orm';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { readFilmRights } from '../film-rights.ts';
import type { FilmTools } from '../film-tools.ts';
import { requestPreparation } from '../final-cut/request-cut.ts';
import { films } from '../tables.ts';
import { cacheFolders } from './cache-folders.ts';
import { loadFilmRows } from './film-rows.ts';

/** Preparations of one film that may die; then it is left to the cut, which counts its own deaths. */
const MOST_DEATHS = 2;

/**
 * Makes parts of a film's cut while its clips are still being made. What comes out is kept by what it is made of, so
 * nothing is lost or done twice when this dies, and when it fails, the cut will do the same and say so.
 */
export async function prepareCutOfFilm(
  tools: FilmTools,
  { filmId }: { filmId: string },
  signal: AbortSignal,
): Promise<void> {
  if (!(await begin(tools, filmId))) return;
  try {
    await prepare(tools, filmId, signal);
  } catch (error) {
    if (!signal.aborted) tools.log.warn({ err: error, filmId }, 'a part of the cut could not be made early');
  }
  reachFailpoint('film-prepare-after');
  await tools.db
    .update(films)
    .set({ preparationsOpen: sql`greatest(0, ${films.preparationsOpen} - 1)` })
    .where(eq(films.id, filmId));
}

/** Writes down that one begins; whoever dies over it leaves that behind. False when too many have. */
async function begin(tools: FilmTools, filmId: string): Promise<boolean> {
  const begun = await tools.db
    .update(films)
    .set({ preparationsOpen: sql`${films.preparationsOpen} + 1` })
    .where(and(eq(films.id, filmId), lt(films.preparationsOpen, MOST_DEATHS)))
    .returning({ id: films.id });
  return begun.length === 1;
}

async function prepare(tools: FilmTools, filmId: string, signal: AbortSignal): Promise<void> {
  const rows = await loadFilmRows(tools.db, filmId);
  if (!rows || rows.film.cancelledAt) return;
  const files = await findFiles(
    tools.db,
    rows.takes.filter(({ circled }) => circled).flatMap(({ fileId }) => fileId ?? []),
  );
  const { marked } = await readFilmRights(tools.db, rows.film.accountId);
  const preparation = requestPreparation(rows, files, {
    ffmpeg: tools.ffmpeg,
    pathOf: tools.storage.pathOf,
    marked,
    ...cacheFolders(tools.config),
  });
  reachFailpoint('film-prepare-before');
  await tools.cutThreads.run('prepare-cut', preparation, { signal });
}
