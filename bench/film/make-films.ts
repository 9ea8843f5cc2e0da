/**
 * Makes films on an empty data folder as the command `film` does, and exits. The argument is a FilmsOrder as JSON; each
 * MadeFilms is printed as a line of JSON when it is there.
 */
import '#src/platform/server/strict-runtime.ts';
import { copyFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Parts } from '#src/apps/parts.ts';
import { runProgram } from '#src/apps/run-program.ts';
import { startParts } from '#src/apps/start-parts.ts';
import { createFilm } from '#src/features/film/server/create-film.ts';
import { circledTake, loadFilmRows } from '#src/features/film/server/state/film-rows.ts';
import { WHOLE_FILM } from '#src/features/film/server/state/next-steps.ts';
import { planFilmTimes } from '#src/features/film/server/timeline/film-times.ts';
import { readFilmWork, type TakeWork } from '#src/features/film/server/view/film-work.ts';
import { filmProgress, readFilm } from '#src/features/film/server/view/read-film.ts';
import { createFirstAdmin } from '#src/foundation/accounts/server/create-first-admin.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { DEFAULT_LOOK } from '#src/shared/catalogue/looks.ts';
import { recordVendor, replayVendor } from '../record-vendor.ts';
import { changeShot } from './change-shot.ts';
import { countTaskSeconds } from './task-seconds.ts';

export interface FilmsOrder {
  idea: string;
  /** Of the first film; each further one has the next seed. */
  seed: number;
  shots: number;
  shortSidePixels: number;
  /** Where voices are kept, to be recorded or replayed. */
  voices?: { folder: string; replays: boolean };
  /** Then changes the picture of one shot in the middle, and waits for the film again. */
  changesShot: boolean;
  /** Paths of the films: as many are made, at the same time. */
  out: string[];
}

export interface MadeFilms {
  what: 'made' | 'changed';
  /** From the start of this program until it could work. */
  startSeconds: number;
  /** From the order to the last film. */
  makingSeconds: number;
  /** When the last line was spoken, `Date.now()`. */
  lastLineAt: number;
  films: { durationSeconds: number; speechSeconds: number; work: TakeWork[] }[];
  /** Processor seconds of worker threads until now, by task. */
  taskSeconds: Record<string, number>;
}

const POLL_MILLISECONDS = 50;

const order = JSON.parse(process.argv[2] ?? '') as FilmsOrder;
const taskSeconds = countTaskSeconds();

await runProgram(async ({ config, log, shutdown }) => {
  const { idea, shots, voices } = order;
  const story = { idea, type: 'fantasy', language: 'en', aspect: '16:9', seed: order.seed } as const;
  const database = openDatabase({ config, log });
  const parts = await startParts({
    config,
    log,
    shutdown,
    work: true,
    database,
    likelyStory: { ...story, shotCount: shots },
  });
  if (voices?.replays) {
    replayVendor(parts.vendors, voices.folder);
  } else if (voices) {
    recordVendor(parts.vendors, voices.folder, ['voice']);
  }
  const { id: accountId } = await createFirstAdmin(parts.db);
  const startSeconds = process.uptime();
  const tell = async (what: MadeFilms['what'], began: number): Promise<void> => {
    for (const filmId of filmIds) {
      await waitForEnd(parts, { accountId, filmId }, what);
    }
    const makingSeconds = (performance.now() - began) / 1000;
    const films = await Promise.all(
      filmIds.map((filmId, index) => copyFilm(parts, { accountId, filmId }, order.out[index] ?? '')),
    );
    const lastLineAt = Math.max(...films.map((film) => film.lastLineAt));
    const made: MadeFilms = { what, startSeconds, makingSeconds, lastLineAt, films, taskSeconds };
    process.stdout.write(`${JSON.stringify(made)}\n`);
  };
  const ordered = performance.now();
  const filmIds = await Promise.all(
    order.out.map((_, index) =>
      createFilm(parts, {
        ...story,
        style: DEFAULT_LOOK,
        shots,
        seed: order.seed + index,
        shortSidePixels: order.shortSidePixels,
        accountId,
        mode: 'one_click',
      }),
    ),
  );
  await tell('made', ordered);
  const [filmId] = filmIds;
  if (order.changesShot && filmId) {
    const changed = performance.now();
    await changeShot(parts, { accountId, filmId, number: Math.ceil(shots / 2) });
    await tell('changed', changed);
  }
  await shutdown.run('finished');
  process.exit();
});

/** Waits for a film's cut; of a changed one for its second. */
async function waitForEnd(
  parts: Parts,
  film: { accountId: string; filmId: string },
  what: MadeFilms['what'],
): Promise<void> {
  const wanted = what === 'made' ? 1 : 2;
  for (;;) {
    const { status } = await filmProgress(parts.db, film);
    if (status === 'COMPLETED' && (await countCuts(parts, film.filmId)) >= wanted) {
      return;
    }
    if (status === 'FAILED') {
      throw new Error(`the film failed: ${JSON.stringify((await readFilm(parts.db, film)).film.error)}`);
    }
    await pause(POLL_MILLISECONDS);
  }
}

async function countCuts(parts: Parts, filmId: string): Promise<number> {
  const rows = await loadFilmRows(parts.db, filmId);
  return rows?.takes.filter(({ assetKind, state }) => assetKind === 'movie' && state === 'generated').length ?? 0;
}

async function copyFilm(
  parts: Parts,
  read: { accountId: string; filmId: string },
  path: string,
): Promise<MadeFilms['films'][number] & { lastLineAt: number }> {
  const film = await readFilm(parts.db, read);
  const movie = film.files.get(circledTake(film, 'movie', WHOLE_FILM)?.fileId ?? '');
  if (!movie || !film.cut) {
    throw new Error('the film has no file');
  }
  await copyFile(parts.storage.pathOf(movie.storageKey), path);
  const lines = film.takes.filter(({ assetKind }) => assetKind === 'voice');
  return {
    durationSeconds: film.cut.durationSeconds,
    speechSeconds: planFilmTimes(film).shots.reduce((total, { spokenSeconds }) => total + spokenSeconds, 0),
    work: await readFilmWork(parts.db, film),
    lastLineAt: Math.max(0, ...lines.map(({ finishedAt }) => finishedAt?.getTime() ?? 0)),
  };
}
