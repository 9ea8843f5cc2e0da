import { and, eq, lt, sql } from 'drizzle-orm';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { GaveWay } from '#src/platform/server/workers/thread-pool.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { readFilmRights } from '../film-rights.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { films } from '../tables.ts';
import { requestPreparation } from './build-cut-input.ts';
import { cacheFolders } from './cache-folders.ts';
import { mayPrepare } from './may-prepare.ts';

/** Preparations of one film that may die; then the cut does the work and counts its own deaths. */
const MOST_DEATHS = 2;

/**
 * Makes parts of a film's cut while its clips are still being made. The results are cached by their inputs, so nothing
 * is lost or repeated when this dies; when it fails, the cut meets the same error and reports it. It gives way to
 * waiting cuts and to accounts with fewer unfinished films.
 */
export async function prepareCutOfFilm(
  dependencies: FilmDependencies,
  { filmId }: { filmId: string },
  signal: AbortSignal,
): Promise<void> {
  const [film] = await dependencies.db.select({ accountId: films.accountId }).from(films).where(eq(films.id, filmId));
  if (!film || !(await mayPrepare(dependencies.db, film)) || !(await begin(dependencies, filmId))) {
    return;
  }
  try {
    await prepare(dependencies, filmId, signal);
  } catch (error) {
    if (!signal.aborted && !(error instanceof GaveWay)) {
      dependencies.log.warn({ err: error, filmId }, 'a part of the cut could not be made early');
    }
  }
  reachFailpoint('film-prepare-after');
  await dependencies.db
    .update(films)
    .set({ preparationsOpen: sql`greatest(0, ${films.preparationsOpen} - 1)` })
    .where(eq(films.id, filmId));
}

/** Counts a preparation before it starts, so that a death is counted. False when too many have died. */
async function begin(dependencies: FilmDependencies, filmId: string): Promise<boolean> {
  const begun = await dependencies.db
    .update(films)
    .set({ preparationsOpen: sql`${films.preparationsOpen} + 1` })
    .where(and(eq(films.id, filmId), lt(films.preparationsOpen, MOST_DEATHS)))
    .returning({ id: films.id });
  return begun.length === 1;
}

async function prepare(dependencies: FilmDependencies, filmId: string, signal: AbortSignal): Promise<void> {
  const rows = await loadFilmRows(dependencies.db, filmId);
  if (!rows || rows.film.cancelledAt) {
    return;
  }
  const files = await findFiles(
    dependencies.db,
    rows.takes.filter(({ circled }) => circled).flatMap(({ fileId }) => fileId ?? []),
  );
  const { marked } = await readFilmRights(dependencies.db, rows.film.accountId);
  const preparation = requestPreparation(rows, files, {
    ffmpeg: dependencies.ffmpeg,
    pathOf: dependencies.storage.pathOf,
    marked,
    ...cacheFolders(dependencies.config),
  });
  reachFailpoint('film-prepare-before');
  await dependencies.cutThreads.run('prepare-cut', preparation, { signal, givesWay: true });
}
