import { and, eq, lt, sql } from 'drizzle-orm';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { readFilmRights } from '#src/foundation/models/server/film-rights.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { GaveWay } from '#src/platform/server/workers/thread-pool.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { secondsUntilSettled } from '../state/settling.ts';
import { films } from '../tables.ts';
import { requestPreparation } from './build-cut-input.ts';
import { cacheFolders } from './cache-folders.ts';
import { partsOf, type CutPart } from './cut-parts.ts';
import { mayPrepare } from './may-prepare.ts';

/** Preparations of one film that may die; then the cut does the work and counts its own deaths. */
const MOST_DEATHS = 2;

/** How often a preparation looks whether its film was changed. */
const LOOK_MILLISECONDS = 1000;

/** A preparation in progress, which may be asked to look for parts that have become possible. */
interface Preparation {
  isAsked: boolean;
  ask(): void;
}

/**
 * The preparations of this process, by film. One goes on while the clips of its film come, so that a clip's wake-up
 * need not wait until, say, the sound is mixed.
 */
const preparations = new Map<string, Preparation>();

/**
 * Makes parts of a film's cut while its clips are still being made. The results are kept by their inputs, so nothing is
 * lost or repeated when this dies; when it fails, the cut meets the same error and reports it. It gives way to waiting
 * cuts, to accounts with fewer unfinished films, and to changes of its film.
 */
export async function prepareCutOfFilm(
  dependencies: FilmDependencies,
  { filmId }: { filmId: string },
  signal: AbortSignal,
): Promise<void> {
  const running = preparations.get(filmId);
  if (running) {
    return running.ask();
  }
  const preparation: Preparation = { isAsked: true, ask: () => {} };
  preparations.set(filmId, preparation);
  try {
    if (!(await begin(dependencies, filmId))) {
      return;
    }
    // Whoever asks while it stops is asked for what the film is by then.
    while (preparation.isAsked && !signal.aborted) {
      const changed = stopWhenChanged(dependencies, filmId);
      try {
        await prepare(dependencies, filmId, preparation, AbortSignal.any([signal, changed.signal]));
      } finally {
        changed.close();
      }
    }
  } finally {
    preparations.delete(filmId);
  }
  reachFailpoint('film-prepare-after');
  await dependencies.db
    .update(films)
    .set({ preparationsOpen: sql`greatest(0, ${films.preparationsOpen} - 1)` })
    .where(eq(films.id, filmId));
}

/**
 * A signal that is aborted when the film's owner changes it: the parts would be others, and the page needs the
 * processor.
 */
function stopWhenChanged({ db, log }: FilmDependencies, filmId: string): { signal: AbortSignal; close(): void } {
  const stop = new AbortController();
  const look = async (): Promise<void> => {
    const [film] = await db
      .select({ editedAt: films.editedAt, cutHeld: films.cutHeld })
      .from(films)
      .where(eq(films.id, filmId));
    if (film && secondsUntilSettled(film) > 0) {
      stop.abort();
    }
  };
  const looking = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error, filmId }, 'the film could not be read'));
  }, LOOK_MILLISECONDS);
  return { signal: stop.signal, close: () => clearInterval(looking) };
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

/** Makes what can be made, each part once, until all is made and nobody has asked to look again. */
async function prepare(
  dependencies: FilmDependencies,
  filmId: string,
  preparation: Preparation,
  signal: AbortSignal,
): Promise<void> {
  const seen = new Set<string>();
  const open = new Set<Promise<void>>();
  while (preparation.isAsked && !signal.aborted) {
    preparation.isAsked = false;
    const asked = new Promise<void>((resolve) => {
      preparation.ask = () => {
        preparation.isAsked = true;
        resolve();
      };
    });
    for (const part of await findParts(dependencies, filmId)) {
      if (!seen.has(part.key)) {
        seen.add(part.key);
        const made = makeEarly(dependencies, filmId, part, signal).finally(() => open.delete(made));
        open.add(made);
      }
    }
    await Promise.race([asked, Promise.all(open)]);
  }
  await Promise.all(open);
}

/** The parts that can be made now; none while others need the means more. */
async function findParts(dependencies: FilmDependencies, filmId: string): Promise<CutPart[]> {
  const rows = await loadFilmRows(dependencies.db, filmId);
  if (!rows || rows.film.cancelledAt || !(await mayPrepare(dependencies.db, rows.film))) {
    return [];
  }
  const files = await findFiles(
    dependencies.db,
    rows.takes.filter(({ circled }) => circled).flatMap(({ fileId }) => fileId ?? []),
  );
  const { marked } = await readFilmRights(dependencies.db, rows.film.accountId);
  const places = { ffmpeg: dependencies.ffmpeg, pathOf: dependencies.storage.pathOf, marked };
  return partsOf(requestPreparation(rows, files, { ...places, ...cacheFolders(dependencies.config) }));
}

async function makeEarly(
  { cutParts, log }: FilmDependencies,
  filmId: string,
  part: CutPart,
  signal: AbortSignal,
): Promise<void> {
  reachFailpoint('film-prepare-before');
  try {
    await cutParts.make(part, { signal, isUrgent: false });
  } catch (error) {
    if (!signal.aborted && !(error instanceof GaveWay)) {
      log.warn({ err: error, filmId }, 'a part of the cut could not be made early');
    }
  }
}
