import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readFilmWork, type TakeWork } from '#src/features/film/server/view/film-work.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { silentLog as log } from '#tests/build/silent-log.ts';
import { criticalPath, sumGaps, tableOf } from './film/critical-path.ts';
import { recordVendor, replayVendor, type WorkKind } from './record-vendor.ts';

const THREADS = 16;
const RUNS = 3;
const FILM = {
  shots: 8,
  seed: 22,
  shortSidePixels: 90,
  idea: 'A postman delivers the last letter of winter to a bear',
};
/** What each kind of work takes here: about what it takes one thread of a fast machine. */
const WORK_MILLISECONDS: Readonly<Partial<Record<WorkKind, number>>> = {
  text: 300,
  voice: 150,
  image: 300,
  sound: 100,
  music: 1000,
  video: 2000,
};

/**
 * What a film waits for where threads are plenty: it is made once by the draft engine, then again from the recorded
 * results, each after a fixed time that takes no processor. What comes on top of these times and the cut is waiting:
 * for jobs, queries and wake-ups.
 */
export async function benchWaits(): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const database = await openDatabase({ config: { dataFolder: folder }, log });
  try {
    const studio = await buildStudio(database, folder, { threads: THREADS });
    try {
      const recorded = join(folder, 'recorded');
      recordVendor(studio.parts.vendors, recorded, Object.keys(WORK_MILLISECONDS) as WorkKind[]);
      await makeFilm(studio);
      replayVendor(studio.parts.vendors, recorded, ({ kind }, signal) =>
        pause(WORK_MILLISECONDS[kind] ?? 0, undefined, { signal }),
      );
      const runs: TakeWork[][] = [];
      for (let run = 0; run < RUNS; run++) {
        await rm(join(folder, 'cache'), { recursive: true, force: true, maxRetries: 3 });
        runs.push(await makeFilm(studio));
      }
      const quickest = runs.toSorted((one, other) => lengthOf(one) - lengthOf(other))[0] ?? [];
      process.stdout.write(`${tableOf(quickest)}\n`);
      return {
        seconds: runs.map(lengthOf),
        longestPath: sumGaps(criticalPath(quickest)),
        allTakes: sumGaps(quickest),
      };
    } finally {
      await studio.close();
    }
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeFilm(studio: Studio): Promise<TakeWork[]> {
  const filmId = await studio.createFilm(FILM);
  const film = await studio.waitFor(filmId, ({ film: { status } }) => status === 'COMPLETED' || status === 'FAILED');
  if (film.film.status === 'FAILED') {
    throw new Error(`the film failed: ${JSON.stringify(film.film.error)}`);
  }
  return readFilmWork(studio.parts.db, film);
}

function lengthOf(work: readonly TakeWork[]): number {
  return work.at(-1)?.endedSeconds ?? 0;
}
